import { hasRight, type MemberRight } from '../../contract/rules/member-rights.js';
import { staffMay, type StaffOperation } from '../../contract/rules/staff-rights.js';
import { type Actor, isTheProduct, type ProfileRef } from './actor.js';
import { DomainError } from './domain-error.js';

/** Whether this person has this permission in their chosen profile; see the table in the contract. */
export const mayAsMember = ({ memberRole, readOnly }: Actor, right: MemberRight): boolean =>
  !readOnly && hasRight(memberRole, right);

/**
 * For use cases not open to every member: `checkMember(actor, 'billing')`. @throws identity/role-not-enough,
 * identity/seat-needed
 */
export function checkMember(actor: Actor, right: MemberRight): void {
  if (actor.readOnly) throw seatNeeded();
  if (!hasRight(actor.memberRole, right))
    throw new DomainError(
      'forbidden',
      'identity/role-not-enough',
      'Your role in this account doesn’t allow this. Please ask an owner or an admin.',
      { right },
    );
}

/** The team exceeds the plan's seats: the latest to join are read-only. */
export const seatNeeded = () =>
  new DomainError(
    'forbidden',
    'identity/seat-needed',
    'This account has more members than its plan has seats, so you can view everything but not change it. Please ask an owner.',
  );

/** The profile that someone acts for. @throws identity/not-your-profile when they haven't chosen one */
export function ownProfile({ profile }: Actor): ProfileRef {
  if (!profile) throw notYourProfile();
  return profile;
}

export const notYourProfile = () =>
  new DomainError('not-found', 'identity/not-your-profile', 'This profile doesn’t exist.');

export const noSuchMember = () =>
  new DomainError('not-found', 'identity/no-such-member', 'This person isn’t a member.');

export { type StaffOperation, staffOperations } from '../../contract/rules/staff-rights.js';

/**
 * Whether this actor has this permission as staff; see the table in the contract. The product itself may do everything.
 */
export const mayAsStaff = (actor: Actor, operation: StaffOperation): boolean =>
  isTheProduct(actor) || staffMay(actor.staffRole, operation);
