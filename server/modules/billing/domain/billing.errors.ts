import type { Feature, FeatureReason } from '../../../contract/features.js';
import { DomainError } from '../../../shared/kernel/index.js';

const fault = (field: string, sentence: string, code: string) =>
  new DomainError('invalid', code, sentence, { errors: { [field]: sentence } });

/** Whether the card provider refused, as opposed to errors that may succeed on retry. */
export const isRefused = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'billing/provider-refused';

export const billingErrors = {
  stale: (brandId: string) =>
    new DomainError(
      'conflict',
      'billing/stale',
      'Someone else has just changed this subscription. Reload, then try again.',
      { brandId },
    ),
  badSignature: () =>
    new DomainError('invalid', 'billing/bad-signature', 'This message doesn’t have the card provider’s signature.'),
  providerAway: () =>
    new DomainError('unavailable', 'billing/provider-away', 'We can’t reach the card provider right now.'),
  providerRefused: (why: string) =>
    new DomainError(
      'unavailable',
      'billing/provider-refused',
      'The card provider has refused this. You haven’t been charged.',
      {
        why,
      },
    ),
  featureLocked: (feature: Feature, reason: FeatureReason, until: Date | null) =>
    new DomainError(
      'forbidden',
      'billing/feature-locked',
      'This feature has not been unlocked or is unavailable on your account.',
      { feature, reason, until: until?.toISOString() ?? null },
    ),
  notStaff: () => new DomainError('forbidden', 'billing/not-staff', 'Your staff role doesn’t allow this.'),
  brandNotFound: () => new DomainError('not-found', 'billing/brand-not-found', 'This brand doesn’t exist.'),
  notFound: () => new DomainError('not-found', 'billing/not-found', 'There’s nothing to pay here.'),
  reasonNeeded: () => fault('reason', 'Please give a reason.', 'billing/reason-needed'),
  untilPast: () => fault('until', 'Please choose a time in the future.', 'billing/until-past'),
  priceMismatch: () =>
    fault('price_id', 'The price of this plan has changed. Please reload the page.', 'billing/price-mismatch'),
  currentPlan: () => new DomainError('conflict', 'billing/current-plan', 'Your brand is already on this plan.'),
  nothingToEnd: () =>
    new DomainError('conflict', 'billing/nothing-to-end', 'Your brand has no plan to end, or it’s already ending.'),
  creditClosed: () =>
    new DomainError('conflict', 'billing/credit-closed', 'This Collab’s credit has already been returned.'),
  nothingToPay: () => new DomainError('conflict', 'billing/nothing-to-pay', 'This Collab no longer needs a payment.'),
  nothingPaid: () => new DomainError('conflict', 'billing/nothing-paid', 'There’s no payment that could be refunded.'),
  tooMuchBack: (leftPence: number) =>
    fault('amountPence', `At most £${(leftPence / 100).toFixed(2)} can be refunded.`, 'billing/too-much-back'),
  creditUsed: () =>
    new DomainError(
      'conflict',
      'billing/credit-used',
      'The credit from this payment has been used for another Collab.',
    ),
};
