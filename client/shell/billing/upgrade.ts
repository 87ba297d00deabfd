import type { PlanId } from '../../../server/contract/plans';
import { valueStore } from '../../api/value-store';

type Asked = Readonly<{
  /** The plan to begin with; null for the one that most brands take. */
  plan: PlanId | null;
}>;

const { now, set, subscribe } = valueStore<Asked | null>(null);

/** Whether the plans are to be shown over the page. Anything on any page may ask for it. */
export const upgrade = {
  open: (plan: PlanId | null = null) => set({ plan }),
  close: () => set(null),
  now,
  subscribe,
};
