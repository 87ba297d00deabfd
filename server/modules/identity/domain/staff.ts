import type { Actor, ProfileRef, StaffRole } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from './identity.errors.js';
import { type User, type UserEvent, userEvent } from './user.js';

/** Staff who look as a profile: they see what its owner sees, and may change nothing. */
export const viewerOf = ({ id }: Pick<User, 'id'>, profile: ProfileRef): Actor => ({
  userId: id,
  role: profile.type,
  profile,
  memberRole: 'owner',
  viewing: true,
});

/** What the request began with may have been taken away since. @throws identity/super-user-needed */
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
 * Gives a person another staff role, makes them staff, or (null) no longer staff. Nobody changes their own, so there is always a
 * super user left, as long as the staff are locked during the change. @throws identity/read-only, identity/super-user-needed,
 * identity/not-yourself
 */
export function changeStaffRole(user: User, role: StaffRole | null, actor: Actor, now: Date): [User, UserEvent] {
  checkMayAsStaff(actor, 'staff.change-role');
  if (user.id === actor.userId) throw identityErrors.notYourself();
  if (!role) return [{ ...user, staffRole: null }, userEvent('user.demoted', user, actor, now)];
  return [{ ...user, staffRole: role }, userEvent('user.promoted', user, actor, now, { staffRole: role })];
}
