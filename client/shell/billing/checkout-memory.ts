import type { PlanId } from '../../../server/contract/plans';
import { attempt } from '../../api/attempt';

export type Journey = Readonly<{
  /** The page from which one left for the checkout: a path of ours, with its query. */
  from: string;
  /** What was chosen there; null where one only went to the portal. */
  plan: PlanId | null;
}>;

const journeyKey = 'checkoutJourney';
const ledKey = 'ledToPlan';

const isJourney = (value: unknown): value is Journey => {
  const { from, plan } = (value ?? {}) as Partial<Journey>;
  return typeof from === 'string' && /^\/app(\/(?!\/)|\?|$)/.test(from) && (plan === null || typeof plan === 'string');
};

/** What this window remembers while one is away at the card provider. Nothing is granted by it. */
export const checkoutMemory = {
  keepJourney: (journey: Journey) =>
    attempt(() => sessionStorage.setItem(journeyKey, JSON.stringify(journey)), undefined),
  journey: (): Journey | null =>
    attempt(() => {
      const kept: unknown = JSON.parse(sessionStorage.getItem(journeyKey) ?? 'null');
      return isJourney(kept) ? kept : null;
    }, null),
  /** Whether someone of this brand has been led to the plan that they chose when joining, in this window. */
  wasLed: (uid: string) => attempt(() => sessionStorage.getItem(ledKey) === uid, true),
  keepLed: (uid: string) => attempt(() => sessionStorage.setItem(ledKey, uid), undefined),
};
