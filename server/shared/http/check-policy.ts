import { DomainError, mayAsStaff, seatNeeded } from '../kernel/index.js';
import type { Policy } from './policy.js';
import { notSignedIn, type Session } from './session.js';

export const safe = ['GET', 'HEAD', 'OPTIONS'];

const wrongRole = () => new DomainError('forbidden', 'identity/wrong-role', 'Your account cannot do this.');

const mayOnlyLook = () =>
  new DomainError('forbidden', 'identity/read-only', 'Your staff account may look, but not change anything.');

const superUserNeeded = () =>
  new DomainError('forbidden', 'identity/super-user-needed', 'Only a super user can do this.');

export const viewingOnly = () =>
  new DomainError(
    'forbidden',
    'identity/viewing-only',
    'You are looking at this account as staff: nothing can be changed. To go on as yourself, stop viewing.',
  );

export const secondStepNeeded = () =>
  new DomainError('unauthenticated', 'identity/second-step-needed', 'Please finish signing in first.');

/**
 * Checks that the caller may use this route.
 * @throws identity/not-signed-in, identity/wrong-role, identity/read-only, identity/seat-needed,
 * identity/super-user-needed
 */
export function checkPolicy(policy: Policy, method: string, session: Session | undefined): void {
  if (policy.kind === 'public') return;
  if (!session) throw notSignedIn();
  if (policy.kind === 'second-step') {
    if (session.stage !== 'second-factor') throw notSignedIn();
    return;
  }
  if (policy.kind === 'signed-in') return;
  const { actor } = session;
  if (policy.kind === 'for') {
    if (!policy.roles.some((role) => role === actor.role)) throw wrongRole();
    if (actor.staffRole === 'read-only' && !safe.includes(method)) throw mayOnlyLook();
    if (actor.readOnly && !safe.includes(method)) throw seatNeeded();
    return;
  }
  if (actor.role !== 'admin') throw wrongRole();
  if (mayAsStaff(actor, policy.operation)) return;
  throw actor.staffRole === 'read-only' ? mayOnlyLook() : superUserNeeded();
}
