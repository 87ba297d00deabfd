import { restoreDays } from '../../../contract/rules/constants.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff, type ProfileRef } from '../../../shared/kernel/index.js';
import { mergeErrors } from './merge.errors.js';
import { profileErrors } from './profile.errors.js';

/** A brand or influencer that is hidden and can be restored for a while. */
export type Deletion = Readonly<{
  profileUid: string;
  profileType: ProfileRef['type'];
  deletedBy: string;
  deletedAt: Date;
  /** When the time to restore it ran out and the event was published. */
  erasedAt: Date | null;
  /** The profile it was merged into as a duplicate of the same person. */
  mergedInto: string | null;
}>;

export type DeletionEvent = DomainEvent<
  | 'brand.deleted'
  | 'brand.restored'
  | 'brand.erased'
  | 'influencer.deleted'
  | 'influencer.restored'
  | 'influencer.erased',
  Record<string, never>
>;

type What = 'deleted' | 'restored' | 'erased';

export const deletionEvent = (
  { profileUid: id, profileType: type }: Pick<Deletion, 'profileUid' | 'profileType'>,
  what: What,
  actor: Actor,
  now: Date,
): DeletionEvent => eventOf(`${type}.${what}`, { type, id }, actor, now, {});

const restoreMs = restoreDays * 24 * 60 * 60 * 1_000;

/** Deletions from before this moment can't be undone. */
export const oldestRestorable = (now: Date): Date => new Date(now.getTime() - restoreMs);

/** Until when it can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restoreMs);

const sameName = (a: string, b: string): boolean => a.trim().normalize('NFC') === b.trim().normalize('NFC');

/**
 * By a super user; `typedName` must be the profile's exact name if a person typed it to confirm. @throws
 * profiles/not-staff, profiles/name-differs
 */
export function deleteProfile(
  { uid, type, name }: ProfileRef & Readonly<{ name: string }>,
  typedName: string | undefined,
  actor: Actor,
  now: Date,
): [Deletion, DeletionEvent] {
  if (!mayAsStaff(actor, `${type}.delete`)) throw profileErrors.notStaff();
  if (typedName !== undefined && !sameName(name, typedName)) throw profileErrors.nameDiffers(name);
  const gone = { profileUid: uid, profileType: type, deletedBy: actor.userId, deletedAt: now };
  const deletion = { ...gone, erasedAt: null, mergedInto: null };
  return [deletion, deletionEvent(deletion, 'deleted', actor, now)];
}

/** @throws profiles/not-staff, profiles/merged, profiles/too-late-to-restore */
export function restoreProfile(deletion: Deletion, actor: Actor, now: Date): DeletionEvent {
  if (!mayAsStaff(actor, `${deletion.profileType}.restore`)) throw profileErrors.notStaff();
  if (deletion.mergedInto) throw mergeErrors.merged();
  checkRestorable(deletion, now);
  return deletionEvent(deletion, 'restored', actor, now);
}

/** @throws profiles/too-late-to-restore */
export function checkRestorable(deletion: Deletion, now: Date): void {
  if (deletion.erasedAt || deletion.deletedAt <= oldestRestorable(now)) throw profileErrors.tooLateToRestore();
}

/** A profile's name after erasure. Its own id keeps handle and slug unique. */
export const formerProfile = ({ uid, type }: ProfileRef): Readonly<{ name: string; handle: string; slug: string }> => ({
  name: type === 'brand' ? 'Former brand' : 'Former member',
  handle: `former-${uid.replaceAll('-', '').slice(-12)}`,
  slug: `former-${uid.replaceAll('-', '').slice(-12)}`,
});
