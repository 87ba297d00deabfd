import { noReviews, type Verdict } from '../../../contract/rules/disclosure/index.js';
import { DomainError } from '../../../shared/kernel/index.js';

/** The codes start with `collabs/`, as they did before offers became their own module: clients match on them. */
export const offerErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'collabs/offer-not-found', 'This offer doesn’t exist.', { id }),
  wrongState: (action: string, state: string) =>
    new DomainError(
      'conflict',
      'collabs/offer-wrong-state',
      `You can’t ${action} an offer that’s ${state === 'draft' ? 'a draft' : state}.`,
    ),
  noSuchCity: () =>
    new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
      errors: { city: 'Please choose a city.' },
    }),
  venueUnknown: () =>
    new DomainError('invalid', 'collabs/venue-unknown', 'This is no longer one of your venues.', {
      errors: { venueId: 'Please choose one of your venues.' },
    }),
  photoMissing: () =>
    new DomainError('invalid', 'collabs/offer-photo-missing', 'This photo no longer exists.', {
      errors: { photoId: 'This photo no longer exists. Please upload it again.' },
    }),
  photoNoPicture: () =>
    new DomainError('invalid', 'collabs/offer-photo-no-picture', 'The photo of an offer must be a picture.', {
      errors: { photoId: 'The photo of an offer must be a picture.' },
    }),
  briefHidesAd: ({ findings }: Verdict) => {
    const [first] = findings.filter(({ severity }) => severity === 'fail');
    const says = first?.says ?? 'The brief asks to hide that this is an ad.';
    return new DomainError('invalid', 'collabs/brief-hides-ad', says, { errors: { brief: says }, findings });
  },
  asksForReviews: (field: string) =>
    new DomainError('invalid', 'collabs/asks-for-reviews', noReviews, { errors: { [field]: noReviews } }),
  guestsNeeded: () =>
    new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
      errors: { guests: 'Please say how many guests may come.' },
    }),
  stale: (id: string) =>
    new DomainError(
      'conflict',
      'collabs/offer-stale',
      'Someone else has just changed this offer. Reload, then try again.',
      {
        id,
      },
    ),
  slotNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/slot-not-found', 'This time no longer exists.', { id }),
  slotFull: () =>
    new DomainError(
      'conflict',
      'collabs/slot-full',
      'The last place at this time has just been taken. Please choose another.',
    ),
  slotTaken: () =>
    new DomainError(
      'conflict',
      'collabs/slot-taken',
      'This time is booked, so it can’t be removed or have fewer places than that.',
    ),
  placeFree: () =>
    new DomainError('conflict', 'collabs/place-free', 'There’s a place at this time, so you can choose it now.'),
  slotClosed: (dates: readonly string[]) =>
    new DomainError('invalid', 'collabs/slot-closed', 'You’re closed on the date of one of these times.', {
      errors: { slots: `You’re closed on ${dates.join(', ')}.` },
    }),
  timesNeeded: () =>
    new DomainError('invalid', 'collabs/times-needed', 'Please add at least one time.', {
      errors: { slots: 'Please add at least one time.' },
    }),
};

export const offerDefaultsErrors = {
  stale: () =>
    new DomainError(
      'conflict',
      'collabs/offer-defaults-stale',
      'Someone else has just changed these defaults. Reload, then try again.',
    ),
  changedMeanwhile: () =>
    new DomainError(
      'outdated',
      'collabs/offer-defaults-changed-meanwhile',
      'Someone else has changed these defaults since you opened them. Reload, then make your change again.',
    ),
};
