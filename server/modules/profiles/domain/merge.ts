import type { Platform } from '../../../contract/lists/index.js';
import type { Hindrance } from '../../../contract/rules/merging.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { type Deletion, deletionEvent, type DeletionEvent } from './deletion.js';
import { type Influencer, withFigures } from './influencer.js';
import { mergeErrors } from './merge.errors.js';
import { profileErrors } from './profile.errors.js';

/** Why two profiles may belong to one person; every reason is visible in the profiles. */
export const duplicateReasons = ['same-handle', 'same-name-and-city'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Further facts about the profile that would be removed. */
export type Bonds = Readonly<{ openClaims: number; collabs: number; merges: number }>;

/** Fields that may be empty, and are then filled from the other profile. */
const fillable = ['bio', 'city', 'country', 'avatarPath', 'email', 'categories'] as const;
type Filled = Partial<Pick<Influencer, (typeof fillable)[number]>>;

/** What was moved from one to the other, for the undo. */
export type Moved = Readonly<{
  platforms: readonly Platform[];
  filled: Filled;
  /** The lists, and the links with votes, in which the kept profile replaced the other. */
  lists: readonly string[];
  links: readonly string[];
}>;

/** One of two profiles of the same person was merged into the other. */
export type InfluencerMerge = Readonly<{
  mergedId: string;
  keptId: string;
  /** The removed profile's handle, which redirects to the kept one. */
  handle: string;
  moved: Moved;
  mergedBy: string;
  mergedAt: Date;
}>;

export type MergeEvent = DomainEvent<
  'influencer.merged' | 'influencer.merge-undone',
  Readonly<{ mergedId: string; handle: string }>
>;

export function hindranceOf({ claimed }: Pick<Influencer, 'claimed'>, bonds: Bonds): Hindrance | null {
  if (claimed) return 'claimed';
  if (bonds.openClaims > 0) return 'claim-open';
  if (bonds.collabs > 0) return 'has-collabs';
  return bonds.merges > 0 ? 'has-merged' : null;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const mergeEvent = (
  name: MergeEvent['name'],
  { keptId: id, mergedId, handle }: InfluencerMerge,
  actor: Actor,
  now: Date,
): MergeEvent => eventOf(name, { type: 'influencer', id }, actor, now, { mergedId, handle });

export type Merged = Readonly<{
  kept: Influencer;
  merge: InfluencerMerge;
  deletion: Deletion;
  events: readonly [MergeEvent, DeletionEvent];
}>;

/**
 * The kept profile gets the accounts it lacks and fills its empty fields; the other one is hidden like a deleted one.
 * `lists` and `links`: where the kept one replaces the other.
 * @throws profiles/not-staff, profiles/merge-with-itself, profiles/cannot-be-merged
 */
export function mergeInfluencers(
  { kept, gone, bonds, keptBonds }: Readonly<{ kept: Influencer; gone: Influencer; bonds: Bonds; keptBonds: Bonds }>,
  places: Pick<Moved, 'lists' | 'links'>,
  actor: Actor,
  now: Date,
): Merged {
  if (!mayAsStaff(actor, 'influencer.merge')) throw profileErrors.notStaff();
  if (kept.id === gone.id) throw mergeErrors.itself();
  const hindrance = hindranceOf(gone, bonds);
  if (hindrance) throw mergeErrors.cannotGo(hindrance, hindranceOf(kept, keptBonds));

  const has = new Set(kept.accounts.map(({ platform }) => platform));
  const accounts = gone.accounts.filter(({ platform }) => !has.has(platform));
  const filled: Filled = Object.fromEntries(
    fillable.filter((field) => isEmpty(kept[field]) && !isEmpty(gone[field])).map((field) => [field, gone[field]]),
  );
  const merge: InfluencerMerge = {
    ...{ mergedId: gone.id, keptId: kept.id, handle: gone.handle, mergedBy: actor.userId, mergedAt: now },
    moved: { ...places, platforms: accounts.map(({ platform }) => platform), filled },
  };
  const deletion: Deletion = {
    ...{ profileUid: gone.id, profileType: 'influencer', deletedBy: actor.userId, deletedAt: now, erasedAt: null },
    mergedInto: kept.id,
  };
  return {
    kept: withFigures({ ...kept, ...filled, accounts: [...kept.accounts, ...accounts], updatedAt: now }),
    merge,
    deletion,
    events: [mergeEvent('influencer.merged', merge, actor, now), deletionEvent(deletion, 'deleted', actor, now)],
  };
}

/** Restores the kept profile, except for later changes. @throws profiles/not-staff */
export function undoMerge(
  kept: Influencer,
  merge: InfluencerMerge,
  actor: Actor,
  now: Date,
): Readonly<{ kept: Influencer; events: readonly [MergeEvent, DeletionEvent] }> {
  if (!mayAsStaff(actor, 'influencer.merge')) throw profileErrors.notStaff();
  const { platforms, filled } = merge.moved;
  const same = (field: keyof Filled) => JSON.stringify(kept[field]) === JSON.stringify(filled[field]);
  const emptied = fillable
    .filter((field) => field in filled && same(field))
    .map((field) => [field, { bio: '', categories: [] as string[] }[field as string] ?? null] as const);
  const accounts = kept.accounts.filter(({ platform }) => !platforms.includes(platform));
  const gone = { profileUid: merge.mergedId, profileType: 'influencer' as const };
  return {
    kept: withFigures({ ...kept, ...Object.fromEntries(emptied), accounts, updatedAt: now }),
    events: [mergeEvent('influencer.merge-undone', merge, actor, now), deletionEvent(gone, 'restored', actor, now)],
  };
}
