import type { CsvColumns } from '../../../../shared/http/csv-file.js';
import type { StaffUserRow } from '../../ports/staff-users.js';

const roles = { 'read-only': 'Read-only', operations: 'Operations', 'super-user': 'Super user' } as const;

export const userCsv: CsvColumns<StaffUserRow> = {
  'E-mail': ({ email }) => email,
  Name: ({ name }) => name,
  'Staff role': ({ staffRole }) => staffRole && roles[staffRole],
  'Linked profiles': ({ linkedProfiles }) => linkedProfiles.map(({ type, uid }) => `${type} ${uid}`).join('; '),
  'Last seen': ({ lastSeenAt }) => lastSeenAt,
  Disabled: ({ disabledAt }) => disabledAt,
  Created: ({ createdAt }) => createdAt,
};
