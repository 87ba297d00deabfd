import { type StaffOperation, staffMay } from '../../contract/rules/staff-rights.js';
import { type Actor, isTheProduct } from './actor.js';

export { type StaffOperation, staffOperations } from '../../contract/rules/staff-rights.js';

/** Whether this actor may do this as staff; see the table in the contract. The product itself may do everything. */
export const mayAsStaff = (actor: Actor, operation: StaffOperation): boolean =>
  isTheProduct(actor) || staffMay(actor.staffRole, operation);
