import { DomainError } from '../../../shared/kernel/index.js';

const ends = 'The last day can’t be before the first.';

export const adErrors = {
  notFound: (id: string) => new DomainError('not-found', 'ads/ad-not-found', 'This ad doesn’t exist.', { id }),
  stale: (id: string) =>
    new DomainError('conflict', 'ads/stale', 'Someone else has just changed this ad. Reload, then try again.', { id }),
  endsTooSoon: () => new DomainError('invalid', 'ads/ends-too-soon', ends, { errors: { endsAt: ends } }),
  photoMissing: () =>
    new DomainError('invalid', 'ads/photo-missing', 'This photo no longer exists.', {
      errors: { photoId: 'This photo no longer exists. Please upload it again.' },
    }),
  photoNoPicture: () =>
    new DomainError('invalid', 'ads/photo-no-picture', 'The photo of an ad must be a picture.', {
      errors: { photoId: 'The photo of an ad must be a picture.' },
    }),
  notStaff: () => new DomainError('forbidden', 'ads/not-staff', 'Your staff role doesn’t allow this.'),
  viewNotFound: () => new DomainError('not-found', 'ads/view-not-found', 'This ad wasn’t shown to you.'),
};
