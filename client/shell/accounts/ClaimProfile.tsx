import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useOwnClaims, useRequestClaim } from '../../api/claims';
import { Fault } from '../../ui/Fault';
import { TextInput } from '../../ui/TextInput';
import { OpenClaim } from './OpenClaim';

/** For creators whom we know from public lists: they show that a profile is theirs. */
export function ClaimProfile() {
  const { data: claims = [] } = useOwnClaims();
  const request = useRequestClaim();
  const [handle, setHandle] = useState('');
  const open = claims.filter(({ state }) => state === 'open');
  const [last] = claims;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handle.trim() !== '') request.mutate(handle, { onSuccess: () => setHandle('') });
  };
  return (
    <Box component="section" aria-labelledby="claim-title" sx={{ mt: 10, display: 'grid', gap: 5 }}>
      <Typography variant="h2" id="claim-title">
        {open.length > 0 ? 'Show that it is you' : 'Are you a creator whom we know already?'}
      </Typography>
      {open.map((claim) => (
        <OpenClaim key={claim.id} claim={claim} />
      ))}
      {open.length === 0 && last?.state === 'refused' && (
        <Fault>{`We could not confirm that @${last.handle} is yours. ${last.reason ?? ''}`}</Fault>
      )}
      {open.length === 0 && last?.state === 'expired' && (
        <Fault>{`The time to show that @${last.handle} is yours is over. You can claim it again.`}</Fault>
      )}
      {open.length === 0 && (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 400 }}>
          <TextInput
            label="Your handle"
            value={handle}
            onChange={setHandle}
            placeholder="jane.eats"
            fault={request.error?.message}
            hint="If there is a profile of it that nobody looks after, you can claim it."
          />
          <Button type="submit" variant="contained" aria-busy={request.isPending} sx={{ justifySelf: 'start' }}>
            Claim this profile
          </Button>
        </Box>
      )}
    </Box>
  );
}
