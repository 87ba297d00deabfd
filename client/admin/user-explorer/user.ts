import type { components } from '../../api/schema';

/** A person as staff see them. */
export type User = components['schemas']['StaffUserView'];
type StaffRole = NonNullable<User['staffRole']>;

export const staffRoles = [
  { id: 'read-only', label: 'Read-only' },
  { id: 'operations', label: 'Operations' },
  { id: 'super-user', label: 'Super user' },
] as const satisfies readonly { id: StaffRole; label: string }[];

export const staffRoleLabel = (role: StaffRole | null): string =>
  staffRoles.find(({ id }) => id === role)?.label ?? 'Not staff';
