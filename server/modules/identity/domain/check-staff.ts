import { type Actor, mayAsStaff, type StaffOperation } from '../../../shared/kernel/index.js';
import { identityErrors } from './identity.errors.js';

/** @throws identity/read-only, identity/super-user-needed */
export function checkMayAsStaff(actor: Actor, operation: StaffOperation): void {
  if (mayAsStaff(actor, operation)) return;
  throw actor.staffRole === 'operations' ? identityErrors.superUserNeeded() : identityErrors.mayOnlyLook();
}
