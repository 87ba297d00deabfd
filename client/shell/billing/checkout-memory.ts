import type { PlanId } from '../../../server/contract/plans';
import { attempt } from '../../api/attempt';

export type Journey = Readonly<{
  /** The page from which the person left for the checkout: our own path, with its query. */
  from: string;
  /** The plan chosen there; null for a visit to the portal. */
  plan: PlanId | null;
}>;

const journeyKey = 'checkoutJourney';
const ledKey = 'ledToPlan';

const isJourney = (value: unknown): value is Journey => {
  const { from, plan } = (value ?? {}) as Partial<Journey>;
  return typeof from === 'string' && /^\/app(\/(?!\/)|\?|$)/.test(from) && (plan === null || typeof plan === 'string');
};

/** What this window remembers during a visit to the card provider. It grants nothing. */
export const checkoutMemory = {
  keepJourney: (journey: Journey) =>
    attempt(() => sessionStorage.setItem(journeyKey, JSON.stringify(journey)), undefined),
  journey: (): Journey | null =>
    attempt(() => {
      const kept: unknown = JSON.parse(sessionStorage.getItem(journeyKey) ?? 'null');
      return isJourney(kept) ? kept : null;
    }, null),
  /** Whether someone in this brand has been led to the plan chosen at sign-up, in this window. */
  wasLed: (uid: string) => attempt(() => sessionStorage.getItem(ledKey) === uid, true),
  keepLed: (uid: string) => attempt(() => sessionStorage.setItem(ledKey, uid), undefined),
};
