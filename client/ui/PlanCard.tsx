import type { ReactNode } from 'react';
import { type Plan, planBanner } from '../../server/contract/plans';
import { vatLabel } from '../../server/contract/vat';
import { usePublicSettings } from '../api/settings';
import { Box, Card, Chip, Typography } from './elements';
import { TicketRule } from './ticket-parts';

type PlanCardProps = {
  plan: Plan;
  /** The button to choose it. */
  action: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Marks the user's own plan. */
  current?: boolean;
};

/** One tier, as a ticket: its price, what is included, and the button to choose it. */
export function PlanCard({ plan, action, headingLevel = 'h3', current = false }: PlanCardProps) {
  const { vat } = usePublicSettings();
  return (
    <Card
      component="article"
      aria-label={plan.name}
      sx={{
        position: 'relative',
        overflow: 'visible',
        display: 'flex',
        flexDirection: 'column',
        borderColor: plan.mostPopular ? 'pass.brassText' : undefined,
      }}
    >
      <Box sx={{ position: 'absolute', top: -16, left: 20, right: 20, display: 'flex', gap: 2 }}>
        {plan.mostPopular && <Chip color="warning" label="Most popular" sx={{ fontWeight: 650 }} />}
        {current && (
          <Chip label="Your plan" sx={{ fontWeight: 650, bgcolor: 'pass.primarySoft', color: 'pass.primary' }} />
        )}
      </Box>
      <Box sx={{ p: 5, pt: 6, flex: 1 }}>
        <Typography variant="h3" component={headingLevel}>
          {plan.name}
        </Typography>
        <Typography
          className="tnum"
          sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}
        >
          <Box component="span" sx={{ typography: 'display' }}>
            {plan.priceMonthly}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {plan.pricePeriod} {plan.priceMonthlyPence > 0 && vatLabel(vat)}
          </Box>
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{plan.description}</Typography>
      </Box>
      <TicketRule />
      <Box sx={{ p: 5, display: 'grid', gap: 3 }}>
        <Typography variant="code" sx={{ fontWeight: 650, color: 'pass.brassText' }}>
          {plan.freeCollabs > 0 ? planBanner(plan) : 'PAY AS YOU GO'}
        </Typography>
        <Typography variant="body2" className="tnum">
          <strong>{plan.collabPrice}</strong> per {plan.freeCollabs > 0 ? 'additional ' : ''}Collab {vatLabel(vat)}
        </Typography>
        {action}
      </Box>
    </Card>
  );
}
