import {
  onboardingStageLabel,
  salesStageLabel,
  type OnboardingStage,
  type SalesStage,
} from '../../../contract/lists/index.js';
import { type Actor, isTheProduct } from '../../../shared/kernel/index.js';
import { profileErrors } from './profile.errors.js';

const inactive = 909;
const subscribed = 6;

/** Where a brand may go in sales without a word: one step on, to Inactive from anywhere, and back from there to the start. */
const nextInSales: Record<SalesStage, readonly SalesStage[]> = {
  1: [2, inactive],
  2: [3, inactive],
  3: [4, inactive],
  4: [5, inactive],
  5: [inactive],
  909: [1],
};

/**
 * Any other move takes a reason.
 * @throws profiles/reason-needed
 */
export function checkSalesMove(from: SalesStage, to: SalesStage, reason: string): void {
  if (from === to || nextInSales[from].includes(to) || reason.trim() !== '') return;
  throw profileErrors.wrongStageMove(salesStageLabel(from), salesStageLabel(to));
}

/**
 * Onboarding goes one step forward or back; farther only with a reason. Subscribed comes from the payment alone.
 * @throws profiles/reason-needed, profiles/stage-set-by-payment
 */
export function checkOnboardingMove(from: OnboardingStage, to: OnboardingStage, reason: string, actor: Actor): void {
  if (from === to || isTheProduct(actor)) return;
  if (to === subscribed) throw profileErrors.setByPayment();
  if (Math.abs(to - from) === 1 || reason.trim() !== '') return;
  throw profileErrors.wrongStageMove(onboardingStageLabel(from), onboardingStageLabel(to));
}
