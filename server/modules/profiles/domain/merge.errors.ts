import { DomainError } from '../../../shared/kernel/index.js';

/** Why a profile cannot go into another one: something hangs on it that would be somebody else's then. */
export const hindrances = ['claimed', 'claim-open', 'has-collabs', 'has-merged'] as const;
export type Hindrance = (typeof hindrances)[number];

const why: Readonly<Record<Hindrance, string>> = {
  claimed: 'Somebody looks after this profile. Please keep it, and merge the other one into it.',
  'claim-open': 'Somebody has claimed this profile. Please decide the claim first.',
  'has-collabs': 'This profile has Collabs. Please keep it, and merge the other one into it.',
  'has-merged': 'Another profile was merged into this one. Please keep it, or undo that first.',
};

export const mergeErrors = {
  itself: () => new DomainError('invalid', 'profiles/merge-with-itself', 'Please choose two different profiles.'),
  cannotGo: (hindrance: Hindrance) => new DomainError('conflict', 'profiles/cannot-be-merged', why[hindrance]),
  notMerged: () => new DomainError('not-found', 'profiles/not-merged', 'This profile is not merged into another one.'),
  merged: () =>
    new DomainError(
      'conflict',
      'profiles/merged',
      'This profile was merged into another one. Please undo the merge to bring it back.',
    ),
  noSuchPair: () =>
    new DomainError('not-found', 'profiles/no-such-pair', 'These two are not among the possible duplicates any more.'),
};
