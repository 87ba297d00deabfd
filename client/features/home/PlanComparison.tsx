import Box from '@mui/material/Box';
import { plans } from '../../../server/contract/plans';
import { PlanComparison as Comparison } from '../../ui/PlanComparison';

/** All four tiers side by side; narrow screens scroll it sideways. */
export function PlanComparison() {
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label="Comparison of the plans" tabIndex={0}>
      <Comparison plans={plans} />
    </Box>
  );
}
