import { type Hindrance, neitherCanGo } from '../../../contract/rules/merging.js';
import { DomainError } from '../../../shared/kernel/index.js';

const why: Readonly<Record<Hindrance, string>> = {
  claimed: 'Someone manages this profile. Please keep it, and merge the other one into it.',
  'claim-open': 'Someone has claimed this profile. Please decide on the claim first.',
  'has-collabs': 'This profile has Collabs. Please keep it, and merge the other one into it.',
  'has-merged': 'Another profile was merged into this one. Please keep it, or undo that merge first.',
};

const neither =
  'Both profiles are managed or have Collabs, so they can’t be merged. ' +
  'Check which one to keep. A super user can delete the other.';

export const mergeErrors = {
  itself: () => new DomainError('invalid', 'profiles/merge-with-itself', 'Please choose two different profiles.'),
  /** @param others why the other one can't be removed either; null if it could */
  cannotGo: (hindrance: Hindrance, others: Hindrance | null) =>
    new DomainError(
      'conflict',
      'profiles/cannot-be-merged',
      neitherCanGo(hindrance, others) ? neither : why[hindrance],
    ),
  notMerged: () => new DomainError('not-found', 'profiles/not-merged', 'This profile isn’t merged into another one.'),
  merged: () =>
    new DomainError(
      'conflict',
      'profiles/merged',
      'This profile was merged into another one. Please undo the merge to bring it back.',
    ),
  noSuchPair: () =>
    new DomainError('not-found', 'profiles/no-such-pair', 'These two are no longer possible duplicates.'),
};
