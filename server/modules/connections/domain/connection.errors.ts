import { type Platform, platforms } from '../../../contract/lists/social.js';
import { DomainError } from '../../../shared/kernel/index.js';

const nameOf = (platform: Platform): string => platforms.find(({ id }) => id === platform)!.label;

/** Messages name the platform and never a token: a platform's own words aren't passed on. */
export const connectionErrors = {
  notFound: () =>
    new DomainError('not-found', 'connections/not-found', 'You haven’t connected this account. Connect it first.'),
  stale: () =>
    new DomainError(
      'conflict',
      'connections/stale',
      'This connection has changed since you opened this page. Reload to see it.',
    ),
  notOffered: (platform: Platform) =>
    new DomainError('conflict', 'connections/not-offered', `You can’t connect ${nameOf(platform)} here yet.`),
  badSignature: () =>
    new DomainError(
      'invalid',
      'connections/bad-signature',
      'This message isn’t signed with our secret at the platform.',
    ),
  journeyOver: () =>
    new DomainError('invalid', 'connections/journey-over', 'This took too long or was opened twice. Connect again.'),
  cancelled: (platform: Platform) =>
    new DomainError(
      'conflict',
      'connections/cancelled',
      `${nameOf(platform)} wasn’t connected because you didn’t allow it. You can try again at any time.`,
    ),
  accountTaken: (platform: Platform) =>
    new DomainError(
      'conflict',
      'connections/account-taken',
      `This ${nameOf(platform)} account is connected to another profile. Disconnect it there first.`,
    ),
  noAccount: (platform: Platform) =>
    new DomainError(
      'conflict',
      'connections/no-account',
      `You haven’t got a ${nameOf(platform)} account yet. Create one, then connect it.`,
    ),
  scopeMissing: (platform: Platform) =>
    new DomainError(
      'conflict',
      'connections/scope-missing',
      `${nameOf(platform)} needs your permission for this. Connect again and allow everything.`,
    ),
  refused: (platform: Platform) =>
    new DomainError(
      'conflict',
      'connections/refused',
      `${nameOf(platform)} no longer accepts this connection. Connect again.`,
    ),
  limited: (platform: Platform) =>
    new DomainError(
      'too-many',
      'connections/platform-limited',
      `${nameOf(platform)} limits how often we can ask. Try again in an hour.`,
    ),
  away: (platform: Platform) =>
    new DomainError(
      'unavailable',
      'connections/platform-away',
      `${nameOf(platform)} isn’t responding. Try again in a few minutes.`,
    ),
  noSuchSign: () =>
    new DomainError(
      'not-found',
      'connections/no-such-figure',
      'This figure isn’t shown any more. Reload to see what is.',
    ),
  contestNotFound: () => new DomainError('not-found', 'connections/contest-not-found', 'Nobody has contested this.'),
  alreadyContested: () =>
    new DomainError(
      'conflict',
      'connections/already-contested',
      'You’ve contested this figure. We’ll notify you once our team has looked.',
    ),
  contestDecided: () =>
    new DomainError('conflict', 'connections/contest-decided', 'Someone else has decided this. Reload to see how.'),
  reasonNeeded: () => new DomainError('invalid', 'connections/reason-needed', 'Please say why.'),
  notStaff: () => new DomainError('forbidden', 'connections/not-staff', 'Your role can’t decide this.'),
};

/** Whether the platform has ended the grant; any other fault may pass. */
export const isRefusal = (fault: unknown): boolean =>
  fault instanceof DomainError && fault.code === connectionErrors.refused('instagram').code;
