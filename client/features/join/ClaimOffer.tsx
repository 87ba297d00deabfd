import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

type ClaimOfferProps = { handle: string; busy: boolean; onClaim: () => void };

/** The handle is that of somebody we know from public lists: perhaps it is this very person. */
export function ClaimOffer({ handle, busy, onClaim }: ClaimOfferProps) {
  return (
    <Box
      role="group"
      aria-label="Claim your profile"
      sx={{ display: 'grid', gap: 3, p: 4, borderRadius: '12px', bgcolor: 'pass.primarySoft' }}
    >
      <Box sx={{ typography: 'body2' }}>
        Is @{handle.replace(/^@/, '')} you? Then claim the profile instead of making a second one. After you have signed
        in we give you a code for your bio, and hand the profile over once we have seen it there.
      </Box>
      <Button variant="outlined" onClick={onClaim} aria-busy={busy} sx={{ justifySelf: 'start' }}>
        Claim this profile
      </Button>
    </Box>
  );
}
