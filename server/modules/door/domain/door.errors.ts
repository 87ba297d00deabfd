import { DomainError } from '../../../shared/kernel/index.js';

/** The codes start with `collabs/`, as they did before the door became its own module: clients match on them. */
export const doorErrors = {
  notFound: () => new DomainError('not-found', 'collabs/door-not-found', 'This check-in link no longer works.'),
  busy: () =>
    new DomainError('conflict', 'collabs/door-busy', 'Someone else used this link at the same time. Please try again.'),
  pinWrong: () => new DomainError('forbidden', 'collabs/pin-wrong', 'That isn’t the PIN. Please try again.'),
  pinNeeded: () => new DomainError('forbidden', 'collabs/pin-needed', 'Please enter the PIN again.'),
  pinLocked: (until: Date) =>
    new DomainError('too-many', 'collabs/pin-locked', 'Too many wrong PINs. Please try again in 15 minutes.', {
      until: until.toISOString(),
    }),
  actionIncomplete: () =>
    new DomainError('invalid', 'collabs/action-incomplete', 'Something is missing from what this phone sent.'),
  alreadyIn: () => new DomainError('conflict', 'collabs/code-used', 'Someone else has already checked this guest in.'),
  visitCancelled: () =>
    new DomainError('conflict', 'collabs/visit-cancelled', 'This visit was cancelled. Please ask the brand.'),
  visitUnscheduled: () =>
    new DomainError(
      'conflict',
      'collabs/visit-unscheduled',
      'This visit doesn’t have a time any more. Please ask the brand.',
    ),
  visitEnded: () => new DomainError('conflict', 'collabs/ended', 'This Collab has ended. Please ask the brand.'),
  noShowClaimed: () =>
    new DomainError(
      'conflict',
      'collabs/no-show-claimed',
      'This guest was reported as a no-show. Please ask the brand.',
    ),
  codeForged: () =>
    new DomainError(
      'conflict',
      'collabs/code-forged',
      'This code isn’t signed by the guest’s phone. Check them in by name.',
    ),
  codeRetired: () =>
    new DomainError(
      'conflict',
      'collabs/code-retired',
      'The guest’s code has moved to another of their phones. Please scan that one.',
    ),
  clocksApart: () =>
    new DomainError(
      'conflict',
      'collabs/clocks-apart',
      'The guest’s phone and ours show different times. Check them in by name.',
    ),
  codeUnclear: () =>
    new DomainError(
      'conflict',
      'collabs/code-unclear',
      'More than one code ends like this. Enter all eight characters.',
    ),
  guestUnknown: () =>
    new DomainError('not-found', 'collabs/guest-unknown', 'This visit isn’t at this door, or is over.'),
  codeUnknown: () =>
    new DomainError('conflict', 'collabs/code-unknown', 'No guest expected here has this code. Please check it.'),
  codeOld: () =>
    new DomainError('conflict', 'collabs/code-old', 'This code has expired. Please ask for the one shown now.'),
  keyUnreadable: () =>
    new DomainError('invalid', 'collabs/check-in-key-unreadable', 'This isn’t a key that the door can check.', {
      errors: { publicKey: 'Please send a P-256 public key as SPKI in Base64.' },
    }),
  keyInUse: () =>
    new DomainError('conflict', 'collabs/check-in-key-in-use', 'Another phone shows the code for this visit.'),
  codeElsewhere: (venue: string) =>
    new DomainError('conflict', 'collabs/code-elsewhere', `This visit is at ${venue}, not here.`, { venue }),
  codeForElsewhere: () =>
    new DomainError('conflict', 'collabs/code-elsewhere', 'This code is for another venue. Check them in by name.'),
  codeUsed: (name: string, at: Date) =>
    new DomainError('conflict', 'collabs/code-used', `${name} has already been checked in.`, {
      checkedInAt: at.toISOString(),
    }),
  codeEarly: (visitAt: Date) =>
    new DomainError('conflict', 'collabs/code-early', 'You can check in from 2 hours before the visit.', {
      visitAt: visitAt.toISOString(),
    }),
};
