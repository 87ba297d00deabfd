import { DataTable } from 'react-admin';
import { RelativeTime } from '../../ui/RelativeTime';
import { NoRows, PhoneRows, RecordLink, RowsInViewFirst, useOpenRecord, usePhone } from '../list/table-rows';
import { ProfileChips } from './ProfileChips';
import { type User, staffRoleLabel } from './user';
import { IconBan, IconCheck } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';

const none = <NoRows what="users">A brand’s first user is added with the brand.</NoRows>;

const Column = DataTable.Col<User>;

/** One row per person; two lines on phones. */
export function UserTable() {
  const phone = usePhone();
  const open = useOpenRecord();
  if (phone) {
    return (
      <PhoneRows<User>
        primaryText={({ email }) => email}
        secondaryText={({ name, disabledAt }) => (disabledAt ? `${name} · Disabled` : name)}
        rowClick={open}
        empty={none}
      />
    );
  }
  return (
    <DataTable<User>
      body={RowsInViewFirst}
      bulkActionButtons={false}
      rowClick={open}
      empty={none}
      aria-label="Users"
      sx={{
        '& td': { whiteSpace: 'nowrap' },
        '& td, & th': { px: '6px' },
        '& td.column-email': { maxWidth: 196, overflow: 'hidden', textOverflow: 'ellipsis' },
      }}
    >
      <Column source="email" label="Email" render={({ email }) => <RecordLink>{email}</RecordLink>} />
      <Column source="name" label="Name" />
      <Column
        source="linkedProfiles"
        label="Linked profiles"
        disableSort
        render={({ linkedProfiles }) => <ProfileChips profiles={linkedProfiles} />}
      />
      <Column
        source="staffRole"
        label="Staff role"
        disableSort
        render={({ staffRole }) => staffRole && staffRoleLabel(staffRole)}
      />
      <Column
        source="lastSeenAt"
        label="Last seen"
        sortByOrder="DESC"
        render={({ lastSeenAt }) => <LastSeen time={lastSeenAt} />}
      />
      <Column
        source="disabledAt"
        label="Access"
        disableSort
        render={({ disabledAt }) => <AccessChip disabled={disabledAt !== null} />}
      />
      <Column
        source="createdAt"
        label="Created"
        sortByOrder="DESC"
        render={({ createdAt }) => <RelativeTime time={createdAt} />}
      />
    </DataTable>
  );
}

const LastSeen = ({ time }: { time: string | null }) => (time ? <RelativeTime time={time} /> : <>Never</>);

/** Whether a person can sign in. */
export function AccessChip({ disabled }: { disabled: boolean }) {
  const Icon = disabled ? IconBan : IconCheck;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={disabled ? 'error' : 'default'}
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      label={disabled ? 'Disabled' : 'Can sign in'}
      sx={{ minHeight: 24, fontSize: '0.8125rem' }}
    />
  );
}
