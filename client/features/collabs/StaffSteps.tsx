import type { Collab } from '../../api/collabs';
import { StaffOverride } from './StaffOverride';
import { StaffStep } from './StaffStep';

/** What staff may do: the steps of either side with a reason, and any step at all. */
export function StaffSteps({ collab }: { collab: Collab }) {
  return (
    <>
      {collab.actions.length > 0 && <StaffStep collab={collab} />}
      <StaffOverride collab={collab} />
    </>
  );
}
