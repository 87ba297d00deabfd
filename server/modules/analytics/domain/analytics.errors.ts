import { DomainError } from '../../../shared/kernel/index.js';

const marked = 'Please correct the marked fields.';

export const analyticsErrors = {
  tooLarge: (field: string) =>
    new DomainError('invalid', 'analytics/too-large', marked, {
      errors: { [field]: `${field} can have at most 16 kB.` },
    }),
  notFound: (id: string) => new DomainError('not-found', 'analytics/not-found', 'This event doesn’t exist.', { id }),
  badPeriod: (field: 'from' | 'to', sentence: string) =>
    new DomainError('invalid', 'analytics/bad-period', sentence, { errors: { [field]: sentence } }),
  brandNotFound: (id: string) =>
    new DomainError('not-found', 'analytics/brand-not-found', 'This brand doesn’t exist.', { id }),
  pieceNotFound: (id: string) =>
    new DomainError('not-found', 'analytics/piece-not-found', 'This piece doesn’t exist.', { id }),
  unreadableTable: (sentence: string) => new DomainError('invalid', 'analytics/unreadable-table', sentence),
  notPublished: () => new DomainError('conflict', 'analytics/not-published', 'Only published posts have numbers.'),
  badNumbers: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'analytics/bad-numbers', marked, { errors }),
  screenshotNeeded: () =>
    new DomainError('invalid', 'analytics/screenshot-needed', 'Please upload a screenshot of the numbers.', {
      errors: { screenshotId: 'Please upload a screenshot of the numbers.' },
    }),
  readingNotFound: (id: string) =>
    new DomainError('not-found', 'analytics/reading-not-found', 'This reading doesn’t exist.', { id }),
  readingCorrected: () =>
    new DomainError(
      'conflict',
      'analytics/reading-corrected',
      'These figures have changed since you opened this page. Reload to see them.',
    ),
  reasonNeeded: () =>
    new DomainError('invalid', 'analytics/reason-needed', 'Please give a reason.', {
      errors: { reason: 'Please give a reason.' },
    }),
  linkNotFound: () =>
    new DomainError('not-found', 'analytics/link-not-found', 'This report doesn’t exist, or is no longer shared.'),
  tooManyLinks: () =>
    new DomainError(
      'conflict',
      'analytics/too-many-links',
      'You’re sharing 50 reports. Please stop sharing one first.',
    ),
};
