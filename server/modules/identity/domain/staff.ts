import type { Actor, StaffRole } from '../../../shared/kernel/index.js';
import { checkMayAsStaff, identityErrors } from './identity.errors.js';
import { type User, type UserEvent, userEvent } from './user.js';

/** What the request began with may have been taken away since. @throws identity/super-user-needed */
export function checkStillActsAs({ staffRole, disabledAt }: User, actor: Actor): void {
  if (staffRole !== (actor.staffRole ?? null) || disabledAt) throw identityErrors.superUserNeeded();
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
