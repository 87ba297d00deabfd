import type { Actor, ProfileRef } from '../../../shared/kernel/index.js';
import { identityErrors } from '../domain/identity.errors.js';

/** The profile in whose name somebody acts. @throws identity/not-your-profile when they have chosen none */
export function ownProfile({ profile }: Actor): ProfileRef {
  if (!profile) throw identityErrors.notYourProfile();
  return profile;
}
