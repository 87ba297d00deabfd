import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { useSession } from '../../../shell/session/session-context';
import { useMyPlace } from '../team/team-api';
import { KeyRow } from './KeyRow';
import { type NewKey, ownKeys, useKeys } from './keys-api';
import { MakeKeyForm } from './MakeKeyForm';
import { SecretNotice } from './SecretNotice';
import { WebhooksPart } from './WebhooksPart';
import { PageHeader } from '../../../ui/PageHeader';
import { SectionSkeleton } from '../../../ui/skeletons';

/** Programs' access to the profile: API keys and webhooks. An influencer's page has its own heading. */
export function ApiSection() {
  const { actor } = useSession();
  const { role, readOnly } = useMyPlace();
  const type = actor.type === 'influencer' ? 'influencer' : 'brand';
  const manages = hasRight(role, 'keys') && !readOnly;
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Box>
        {type === 'brand' && <Typography variant="h2">API and webhooks</Typography>}
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          {manages
            ? 'Connect your own apps. What they can do is described in the '
            : 'Owners and admins connect apps here. What they can do is described in the '}
          <Link href="/api/docs">API reference</Link>.
        </Typography>
      </Box>
      {manages && <KeysPart type={type} />}
      {manages && <WebhooksPart type={type} />}
    </Box>
  );
}

/** The profile's keys, and a button to create another. */
function KeysPart({ type }: { type: 'brand' | 'influencer' }) {
  const home = ownKeys(useSession().actor.uid);
  const keys = useKeys(home);
  const [made, setMade] = useState<NewKey | null>(null);
  return (
    <Box component="section" aria-labelledby="keys-title" sx={{ display: 'grid', gap: 5 }}>
      <Box>
        <Typography variant="h3" component="h2" id="keys-title">
          Keys
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          A key lets an app act as you, within what you allow. It stops working when you leave this account.
        </Typography>
      </Box>
      {made && (
        <SecretNotice title={`${made.name} is ready`} secret={made.key} what="key" onDone={() => setMade(null)}>
          Copy it now and keep it with your app’s secrets. We only store a fingerprint, so you won’t be able to see it
          again.
        </SecretNotice>
      )}
      {keys.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No keys yet.</Typography>
      ) : (
        <Box component="ul" aria-label="Keys" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} home={home} />
          ))}
        </Box>
      )}
      <MakeKeyForm home={home} type={type} onMade={setMade} />
    </Box>
  );
}

/** An influencer's API access, as its own page. */
export function ApiPage() {
  const { actor } = useSession();
  return (
    <>
      <PageHeader title="Apps that act for you" lead={`They act as ${actor.name}, within what you allow.`} />
      <Box sx={{ maxWidth: 720 }}>
        <Suspense fallback={<SectionSkeleton />}>
          <ApiSection />
        </Suspense>
      </Box>
    </>
  );
}
