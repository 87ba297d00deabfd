import type { PlanId } from '../../../server/contract/plans';

type Asked = Readonly<{
  /** The plan to begin with; null for the one that most brands take. */
  plan: PlanId | null;
}>;

let asked: Asked | null = null;
const listeners = new Set<() => void>();

const set = (next: Asked | null) => {
  asked = next;
  listeners.forEach((listener) => listener());
};

/** Whether the plans are to be shown over the page. Anything on any page may ask for it. */
export const upgrade = {
  open: (plan: PlanId | null = null) => set({ plan }),
  close: () => set(null),
  now: () => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
