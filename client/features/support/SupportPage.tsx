import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePublicSettings } from '../../api/settings';
import { PageHeader } from '../../ui/PageHeader';
import { useEntitlement } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { Answers } from './Answers';
import { LiveChatRow } from './LiveChatRow';
import { WayRow } from './WayRow';
import { waysOf } from '../../ui/support-ways';

/** Where people answer, and what they are asked most. */
export function SupportPage() {
  const { actor } = useSession();
  const byPhone = useEntitlement('priorityPhoneSupport')?.allowed === true;
  const ways = waysOf(usePublicSettings(), { byPhone });
  return (
    <>
      <PageHeader title="Support" lead="Ask a person, or look it up." />
      <Box sx={{ display: 'grid', gap: 12, maxWidth: 720 }}>
        <Box component="section" aria-labelledby="ways-title">
          <Typography id="ways-title" variant="h2">
            People answer
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
