import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type OwnClaim, useWithdrawClaim } from '../../api/claims';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';

/** The code that shows whose the account is, and what to do with it. */
export function OpenClaim({ claim: { id, handle, code, expiresAt } }: { claim: OwnClaim }) {
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
        <li>We look there within a working day, and write to you once the profile is yours.</li>
        <li>Then take the code out again.</li>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The code is good until <ExactTime time={expiresAt} />.
      </Typography>
      <Fault>{withdraw.error?.message ?? null}</Fault>
      <Button onClick={() => withdraw.mutate(id)} aria-busy={withdraw.isPending} sx={{ justifySelf: 'start' }}>
        It is not mine after all
      </Button>
    </Card>
  );
}
