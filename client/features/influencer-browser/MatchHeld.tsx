import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unlockingPlan } from '../../shell/billing/unlocking-plan';
import { upgrade } from '../../shell/billing/upgrade';
import { useBilling } from '../../shell/billing/use-billing';

/** That the best match is for a larger plan, how they are sorted instead, and the way to that plan. */
export function MatchHeld() {
  const billing = useBilling();
  const plan = billing ? unlockingPlan(billing, 'aiTargeting') : null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {plan ? `Best match comes with ${plan.name}.` : 'Best match is not open to your account.'} Those with the most
        followers come first instead.
      </Typography>
      {plan && (
        <Button size="small" onClick={() => upgrade.open(plan.id)}>
          See the plans
        </Button>
      )}
    </Box>
  );
}
