import Button from '@mui/material/Button';
import type { Plan } from '../../../server/contract/plans';

type ChoosePlanProps = {
  plan: Plan;
  /** The brand pays for it already. */
  current: boolean;
  /** It has been chosen, and its checkout is on its way. */
  opening: boolean;
  disabled: boolean;
  onChoose: (plan: Plan) => void;
};

/** Takes a plan. */
export function ChoosePlan({ plan, current, opening, disabled, onChoose }: ChoosePlanProps) {
  if (current)
    return (
      <Button variant="outlined" disabled>
        Current plan
      </Button>
    );
  return (
    <Button
      variant={plan.mostPopular ? 'contained' : 'outlined'}
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
