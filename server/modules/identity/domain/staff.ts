import type { Actor, ProfileRef, StaffRole } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from './identity.errors.js';
import { type User, type UserEvent, userEvent } from './user.js';

/** Staff viewing as a profile: they see what its owner sees, read-only. */
export const viewerOf = ({ id }: Pick<User, 'id'>, profile: ProfileRef): Actor => ({
  userId: id,
  role: profile.type,
  profile,
  memberRole: 'owner',
  viewing: true,
});

/** The right may have been withdrawn since the request began. @throws identity/super-user-needed */
export function checkStillActsAs({ staffRole, disabledAt }: User, actor: Actor): void {
  if (staffRole !== (actor.staffRole ?? null) || disabledAt) throw identityErrors.superUserNeeded();
}

/** @throws identity/read-only, identity/super-user-needed, identity/not-yourself */
export function disable(user: User, actor: Actor, now: Date): [User, UserEvent] {
  checkMayAsStaff(actor, 'person.disable');
  if (user.id === actor.userId) throw identityErrors.notYourself();
  return [{ ...user, disabledAt: user.disabledAt ?? now }, userEvent('user.disabled', user, actor, now)];
}

/** @throws identity/read-only */
export function enable(user: User, actor: Actor, now: Date): [User, UserEvent] {
  checkMayAsStaff(actor, 'person.enable');
  return [{ ...user, disabledAt: null }, userEvent('user.enabled', user, actor, now)];
}

/**
 * Changes a person's staff role, makes them staff, or (null) removes it. Nobody can change their own, so there is
 * always a super user left, provided the staff are locked during the change. @throws identity/read-only,
 * identity/super-user-needed, identity/not-yourself
 */
export function changeStaffRole(user: User, role: StaffRole | null, actor: Actor, now: Date): [User, UserEvent] {
  checkMayAsStaff(actor, 'staff.change-role');
  if (user.id === actor.userId) throw identityErrors.notYourself();
  if (!role) return [{ ...user, staffRole: null }, userEvent('user.demoted', user, actor, now)];
  return [{ ...user, staffRole: role }, userEvent('user.promoted', user, actor, now, { staffRole: role })];
}
