import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '../../../shell/session/session-context';
import { KeyRow } from './KeyRow';
import { type NewKey, ownKeys, useKeys } from './keys-api';
import { MakeKeyForm } from './MakeKeyForm';
import { SecretNotice } from './SecretNotice';

/** The keys of the profile, and the way to another. */
export function KeysPart({ type }: { type: 'brand' | 'influencer' }) {
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
          A key lets a program act as you, within what you allow. It ends when you leave this account.
        </Typography>
      </Box>
      {made && (
        <SecretNotice title={`${made.name} is ready`} secret={made.key} what="key" onDone={() => setMade(null)}>
          Copy it now, to where your program keeps its secrets. We only keep a fingerprint and cannot show it again.
        </SecretNotice>
      )}
      {keys.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>There is no key yet.</Typography>
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
