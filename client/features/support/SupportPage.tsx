import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconMessageCircle } from '@tabler/icons-react';
import { usePublicSettings, useSupportPhone } from '../../api/settings';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { useEntitlement } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { Answers } from './Answers';
import { waysOf, type Way } from '../../ui/support-ways';
import { TextLink } from '../../ui/TextLink';
import Link from '@mui/material/Link';
import { CopyButton } from '../../ui/CopyButton';

/** Contacts, and frequently asked questions. */
export function SupportPage() {
  const { actor } = useSession();
  const byPhone = useEntitlement('priorityPhoneSupport')?.allowed === true;
  const phone = useSupportPhone(byPhone ? actor.uid : null);
  const ways = waysOf(usePublicSettings(), phone);
  return (
    <>
      <PageHeader title="Support" lead="Ask a person, or look it up." />
      <Box sx={{ display: 'grid', gap: 12, maxWidth: 720 }}>
        <Box component="section" aria-labelledby="ways-title">
          <Typography id="ways-title" variant="h2">
            Talk to a real person
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
            {ways.map((way) => (
              <WayRow key={way.label} way={way} />
            ))}
          </Box>
          {actor.type !== 'admin' && <LiveChatRow />}
        </Box>
        <Answers side={actor.type === 'influencer' ? 'influencer' : 'brand'} />
      </Box>
    </>
  );
}

/** Links signed-in users to their chat with our team. It promises no response time. */
function LiveChatRow() {
  return (
    <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', py: 3, minHeight: 68 }}>
      <Box sx={{ color: 'pass.primary', display: 'flex' }}>
        <IconMessageCircle size={20} stroke={1.75} aria-hidden />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h3">
          Live chat
        </Typography>
        <TextLink to={paths.chatsWith('support')}>Write to our staff in your messages</TextLink>
      </Box>
    </Box>
  );
}

/** One way to reach us: how soon we answer, and where. */
function WayRow({ way: { label, icon: Icon, response, address, href, what } }: { way: Way }) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: 'pass.primary', display: 'flex' }}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Link
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
        >
          {address}
        </Link>
        {response && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Response time: {response}
          </Typography>
        )}
      </Box>
      <CopyButton text={address} what={what} />
    </Box>
  );
}

/** On phones the button is below the text, aligned with it. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: 4,
  rowGap: 3,
  alignItems: { xs: 'start', sm: 'center' },
  py: 3,
  '& > :last-child': { gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start' },
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
