import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { useSession } from '../../../shell/session/session-context';
import { useMyPlace } from '../team/team-api';
import { KeysPart } from './KeysPart';
import { WebhooksPart } from './WebhooksPart';

/** By which other programs work with the profile: API keys and webhooks. */
export function ApiSection() {
  const { actor } = useSession();
  const { role, readOnly } = useMyPlace();
  const type = actor.type === 'influencer' ? 'influencer' : 'brand';
  const manages = hasRight(role, 'keys') && !readOnly;
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Box>
        <Typography variant="h2">API and webhooks</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {manages
            ? 'Connect your own programs. What they can ask is described in the '
            : 'Owners and admins connect programs here. What they can ask is described in the '}
          <Link href="/api/docs">API reference</Link>.
        </Typography>
      </Box>
      {manages && <KeysPart type={type} />}
      {manages && <WebhooksPart type={type} />}
    </Box>
  );
}
