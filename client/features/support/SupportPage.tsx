import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconMessageCircle } from '@tabler/icons-react';
import { usePublicSettings, useSupportPhone } from '../../api/settings';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { useEntitlement } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { Answers } from './Answers';
import { WayRow } from './WayRow';
import { waysOf } from '../../ui/support-ways';
import { TextLink } from '../../ui/TextLink';

/** Where people answer, and what they are asked most. */
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
        <Answers />
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
