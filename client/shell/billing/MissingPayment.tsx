import { IconAlertTriangle } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { missingPayment } from './billing-words';
import { PortalButton } from './PortalButton';
import type { Billing } from './use-billing';

/** Says that a payment has failed, until when the plan continues, and where to update the card. */
export function MissingPayment({ billing }: { billing: Billing }) {
  const sentence = missingPayment(billing);
  if (!sentence) return null;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        borderRadius: '12px',
        bgcolor: 'pass.errorSoft',
        color: 'pass.error',
      }}
    >
      <Box component={IconAlertTriangle} size={20} stroke={1.75} aria-hidden sx={{ flex: 'none' }} />
      <Typography sx={{ flex: '1 1 240px', fontWeight: 550 }}>{sentence}</Typography>
      {billing.portalUrl && (
        <PortalButton to="card" variant="outlined" color="error">
          Update your card
        </PortalButton>
      )}
    </Box>
  );
}
