import type { Collab } from '../../api/collabs';
import { StaffOverride } from './StaffOverride';
import { StaffStep } from './StaffStep';

/** What staff may do: the steps of either side with a reason, and any step at all. Cancelling has a form of its own. */
export function StaffSteps({ collab }: { collab: Collab }) {
  const steps = collab.actions.filter((action) => action !== 'cancel');
  return (
    <>
      {steps.length > 0 && <StaffStep collab={collab} steps={steps} />}
      <StaffOverride collab={collab} />
    </>
  );
}
