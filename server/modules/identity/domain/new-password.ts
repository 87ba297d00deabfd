import { newPasswordFault } from '../../../contract/rules/new-password.js';
import { identityErrors } from './identity.errors.js';

/** @throws identity/bad-new-password when it is too short, too long or a common one */
export function checkNewPassword(password: string): void {
  const fault = newPasswordFault(password);
  if (fault) throw identityErrors.badNewPassword(fault);
}
