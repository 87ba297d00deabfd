import type { components } from '../../api/schema';
import type { CsvColumn } from '../list/csv';

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

export const userCsv: readonly CsvColumn<User>[] = [
  { header: 'E-mail', value: (user) => user.email },
  { header: 'Name', value: (user) => user.name },
  { header: 'Staff role', value: ({ staffRole }) => staffRole && staffRoleLabel(staffRole) },
  {
    header: 'Linked profiles',
    value: ({ linkedProfiles }) => linkedProfiles.map(({ type, uid }) => `${type} ${uid}`).join('; '),
  },
  { header: 'Last seen', value: (user) => user.lastSeenAt },
  { header: 'Disabled', value: (user) => user.disabledAt },
  { header: 'Created', value: (user) => user.createdAt },
];
