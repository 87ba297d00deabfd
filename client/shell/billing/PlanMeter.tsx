import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Meter } from '../../ui/Meter';
import { meterTitle, nextSentence } from './billing-words';
import type { Billing } from './use-billing';

/** How many of the plan's Collabs are used in this period, and what the next one takes. */
export function PlanMeter({ billing }: { billing: Billing }) {
  const { freeGranted, freeLeft, keptLeft, next } = billing;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" className="tnum">
        {meterTitle(billing)}
      </Typography>
      {freeGranted > 0 && (
        <Meter label="Collabs used" value={freeGranted - freeLeft} max={freeGranted} words={meterTitle(billing)} />
      )}
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {nextSentence(billing)}
        {keptLeft > 0 && next.source === 'free' && ` You have also kept ${keptLeft} for later.`}
      </Typography>
    </Box>
  );
}
