import { DomainError } from '../../../shared/kernel/index.js';

const list = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

export const privacyErrors = {
  exportNotFound: (id: string) =>
    new DomainError('not-found', 'privacy/export-not-found', 'This copy of your data doesn’t exist, or has expired.', {
      id,
    }),
  ownsBrands: (names: readonly string[]) =>
    new DomainError(
      'conflict',
      'privacy/owns-brands',
      `You’re the only owner of ${list(names)}. Please make someone else the owner first, or close it with your account.`,
      { brands: names },
    ),
  obstacles: (sentences: readonly string[]) =>
    new DomainError('conflict', 'privacy/not-settled', sentences.join(' '), { obstacles: sentences }),
  alreadyClosing: () => new DomainError('conflict', 'privacy/already-closing', 'Your account is already being closed.'),
  notClosing: () => new DomainError('conflict', 'privacy/not-closing', 'Your account isn’t being closed.'),
  notYourBrand: () => new DomainError('not-found', 'privacy/not-your-brand', 'You don’t own this brand.'),
  nobody: (email: string) => new DomainError('not-found', 'privacy/nobody', `Nobody has the email address ${email}.`),
};
