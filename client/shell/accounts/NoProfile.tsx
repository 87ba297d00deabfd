import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { usePublicSettings } from '../../api/settings';
import { EmptyState } from '../../ui/EmptyState';
import { useDocumentTitle } from '../../ui/PageHeader';
import { LoadingScreen } from '../LoadingScreen';
import { TopBar } from '../TopBar';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useOwnClaims, useRequestClaim, type OwnClaim, useWithdrawClaim } from '../../api/claims';
import { WaysOut } from './ChooseAccount';
import { formerWords, useFormerProfiles } from './FormerProfile';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { TextInput } from '../../ui/TextInput';

const notYet = 'Your account is not linked to a profile yet';

/** Signed in, but linked to no brand or influencer: says why, if they once were. */
export function NoProfile() {
  const { supportEmail } = usePublicSettings();
  const { data: former = [], isPending } = useFormerProfiles();
  useDocumentTitle('No profile');
  if (isPending) return <LoadingScreen />;
  const [title, text] = former[0] ? formerWords(former[0], supportEmail) : [notYet, null];
  return (
    <>
      <TopBar />
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', px: 4, py: { xs: 8, sm: 16 } }}>
        <EmptyState headingLevel="h1" title={title} action={<WaysOut />}>
          {text ?? (
            <>
              Ask the person who invited you to link it, or write to{' '}
              <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> and we’ll help you set it up.
            </>
          )}
        </EmptyState>
        <ClaimProfile />
      </Box>
    </>
  );
}

/** For creators whom we know from public lists: they prove that a profile is theirs. */
function ClaimProfile() {
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
        {open.length > 0 ? 'Confirm it’s you' : 'Already have a profile with us?'}
      </Typography>
      {open.map((claim) => (
        <OpenClaim key={claim.id} claim={claim} />
      ))}
      {open.length === 0 && last?.state === 'refused' && (
        <Fault>{`We couldn’t confirm that @${last.handle} is yours. ${last.reason ?? ''}`}</Fault>
      )}
      {open.length === 0 && last?.state === 'expired' && (
        <Fault>{`Your claim to @${last.handle} has expired. You can claim it again.`}</Fault>
      )}
      {open.length === 0 && (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: 400 }}>
          <TextInput
            label="Your handle"
            value={handle}
            onChange={setHandle}
            placeholder="jane.eats"
            fault={request.error?.message}
            hint="If we have an unclaimed profile for it, you can claim it."
          />
          <Button type="submit" variant="contained" aria-busy={request.isPending} sx={{ justifySelf: 'start' }}>
            Claim this profile
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The code that proves who owns the account, with instructions. */
function OpenClaim({ claim: { id, handle, code, expiresAt } }: { claim: OwnClaim }) {
  const withdraw = useWithdrawClaim();
  return (
    <Card component="article" aria-label={`Claim of @${handle}`} sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h3">@{handle}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 5, display: 'grid', gap: 3 }}>
        <li>
          Put this code into the bio of your account:
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
            <Typography variant="code" component="code" sx={{ p: 2, borderRadius: '6px', bgcolor: 'pass.sunken' }}>
              {code}
            </Typography>
            <CopyButton text={code} what="code" />
          </Box>
        </li>
        <li>We’ll check within a working day, and email you once the profile is yours.</li>
        <li>Then you can remove the code.</li>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The code works until <ExactTime time={expiresAt} />.
      </Typography>
      <Fault>{withdraw.error?.message ?? null}</Fault>
      <Button onClick={() => withdraw.mutate(id)} aria-busy={withdraw.isPending} sx={{ justifySelf: 'start' }}>
        It’s not mine after all
      </Button>
    </Card>
  );
}
