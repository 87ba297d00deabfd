import { lazy } from 'react';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListTabs } from '../list/ListTabs';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { InviteStaff } from './InviteStaff';
import { UserTable } from './UserTable';
import { staffRoles } from './user';

const UserRecord = lazy(() => import('./UserRecord').then((module) => ({ default: module.UserRecord })));

const access = [
  { id: 'false', label: 'Can sign in' },
  { id: 'true', label: 'Disabled' },
] as const;

const staffPart = [{ source: 'staff', label: 'Staff' }] as const;

/** Everyone who can sign in, or could. */
export function UserList() {
  return (
    <ListPage
      title="Users"
      lead="Everyone with an account, the profiles they act for, and whether they can sign in."
      sort={{ field: 'createdAt', order: 'DESC' }}
      action={<InviteStaff />}
      tabs={<ListTabs label="Users" first="Everyone" parts={staffPart} />}
      filters={
        <>
          <ChoiceFilter source="staffRole" label="Staff role" choices={staffRoles} />
          <ChoiceFilter source="disabled" label="Access" choices={access} />
        </>
      }
      tools={<TableTools />}
      record={<UserRecord />}
    >
      <UserTable />
    </ListPage>
  );
}
