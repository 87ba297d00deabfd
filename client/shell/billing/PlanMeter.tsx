import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Meter } from '../../ui/Meter';
import { meterTitle, nextSentence } from './billing-words';
import type { Billing } from './use-billing';

/** How many of the plan's Collabs are used in this period, and what the next one takes. */
export function PlanMeter({ billing }: { billing: Billing }) {
  const { freeGranted, freeLeft } = billing;
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
        {nextSentence(billing)}
      </Typography>
    </Box>
  );
}
