import { DomainError } from '../../../shared/kernel/index.js';

const fault = (field: string, sentence: string, code: string) =>
  new DomainError('invalid', code, sentence, { errors: { [field]: sentence } });

export const onboardingErrors = {
  invalidEmail: () => fault('email', 'Please enter a valid email address.', 'onboarding/invalid-email'),
  tooYoung: (years: number) =>
    fault('dateOfBirth', `You must be ${years} or older to have an account.`, 'onboarding/too-young'),
  impossibleBirth: () =>
    fault('dateOfBirth', 'Please enter your date of birth.', 'onboarding/impossible-date-of-birth'),
  notACallTime: () =>
    fault(
      'startsAt',
      'We don’t take calls at this time. Please choose one of the times shown.',
      'onboarding/not-a-call-time',
    ),
  callTimeTaken: () =>
    new DomainError(
      'conflict',
      'onboarding/call-time-taken',
      'Someone else has just booked this time. Please choose another.',
      { errors: { startsAt: 'Someone else has just booked this time. Please choose another.' } },
    ),
  callNotFound: () => new DomainError('not-found', 'onboarding/call-not-found', 'This call doesn’t exist.'),
  callOver: () =>
    new DomainError('conflict', 'onboarding/call-over', 'This call has already begun, so it can’t be changed.'),
  callCancelled: () =>
    new DomainError('conflict', 'onboarding/call-cancelled', 'This call has been cancelled. Please book a new one.'),
  stale: () =>
    new DomainError('conflict', 'onboarding/stale', 'Someone else changed this at the same moment. Please try again.'),
  tooMany: () =>
    new DomainError('too-many', 'onboarding/too-many-requests', 'Too many attempts. Please try again in 15 minutes.'),
};
