export { IdentityModule } from './identity.module.js';
export { IdentityApi } from './identity.api.js';
export { ProfileCards } from './ports/profile-cards.js';
export type { ProfileCard } from './domain/linked-profile.js';
export type { MemberRole, MembershipKind, NewMembership } from './domain/user.js';
export type { Member } from './ports/profile-members.js';
