import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { type Plan, type PlanId, upgradePlans } from '../../../server/contract/plans';
import { PlanCard } from '../../ui/PlanCard';

type PlanColumnsProps = {
  narrow: boolean;
  currentPlan: PlanId | undefined;
  /** The tab that narrow screens show first. */
  first: PlanId;
  action: (plan: Plan) => ReactNode;
};

/** The three tiers side by side; on narrow screens one at a time. */
export function PlanColumns({ narrow, currentPlan, first, action }: PlanColumnsProps) {
  const [shown, setShown] = useState<PlanId>(first);
  const id = useId();
  const card = (plan: Plan) => (
    <PlanCard key={plan.id} plan={plan} current={plan.id === currentPlan} action={action(plan)} />
  );
  if (!narrow) {
    return (
      <Box sx={{ display: 'grid', gap: 4, pt: 5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {upgradePlans.map(card)}
      </Box>
    );
  }
  return (
    <Box>
      <Tabs
        aria-label="Plans"
        variant="fullWidth"
        value={shown}
        onChange={(_, chosen: PlanId) => setShown(chosen)}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 8 }}
      >
        {upgradePlans.map((plan) => (
          <Tab
            key={plan.id}
            value={plan.id}
            label={plan.name}
            id={`${id}-tab-${plan.id}`}
            aria-controls={`${id}-panel`}
            sx={{ px: 1, minWidth: 0 }}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown}`}>
        {upgradePlans.filter((plan) => plan.id === shown).map(card)}
      </div>
    </Box>
  );
}

type ChoosePlanProps = {
  plan: Plan;
  /** The preselected one. */
  solid: boolean;
  /** The brand's current plan. */
  current: boolean;
  /** Chosen, and its checkout is loading. */
  opening: boolean;
  disabled: boolean;
  onChoose: (plan: Plan) => void;
};

/** Chooses a plan. */
export function ChoosePlan({ plan, solid, current, opening, disabled, onChoose }: ChoosePlanProps) {
  if (current)
    return (
      <Button variant="outlined" disabled>
        Current plan
      </Button>
    );
  return (
    <Button
      variant={solid ? 'contained' : 'outlined'}
      disabled={disabled && !opening}
      aria-busy={opening || undefined}
      aria-disabled={opening || undefined}
      onClick={() => !opening && onChoose(plan)}
      sx={{ whiteSpace: 'normal', lineHeight: 1.2 }}
    >
      {opening ? 'Opening secure checkout' : `Choose ${plan.name}`}
    </Button>
  );
}
