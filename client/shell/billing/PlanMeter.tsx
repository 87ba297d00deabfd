import { usePublicSettings } from '../../api/settings';
import { Meter } from '../../ui/Meter';
import { Box, Typography } from '../../ui/elements';
import { meterTitle, missingPayment, nextSentence } from './billing-words';
import type { Billing } from './use-billing';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PortalButton } from './PortalButton';

/** How many of the plan's Collabs are used in this period, and what the next one costs. */
export function PlanMeter({ billing }: { billing: Billing }) {
  const { freeGranted, freeLeft } = billing;
  const { vat } = usePublicSettings();
  const title = meterTitle(billing);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" className="tnum">
        {title}
      </Typography>
      {freeGranted > 0 && (
        <Meter label="Included Collabs used" value={freeGranted - freeLeft} max={freeGranted} words={title} />
      )}
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {nextSentence(billing, vat)}
      </Typography>
    </Box>
  );
}

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
