import { useId, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListTabs } from '../list/ListTabs';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { UserTable } from './UserTable';
import { staffRoles, type User } from './user';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { IconPlus } from '@tabler/icons-react';
import { CreateBase, Form, SaveButton, TextInput, email, required, useRefresh } from 'react-admin';
import { toast } from '../../ui/toast';
import { ChoiceSelect } from '../ChoiceSelect';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';

const UserRecord = latePart(() => import('./UserRecord').then((module) => module.UserRecord));

const access = [
  { id: 'false', label: 'Can sign in' },
  { id: 'true', label: 'Disabled' },
] as const;

const staffPart = [{ source: 'staff', label: 'Staff' }] as const;

/** Everyone who can sign in, or could before. */
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

/** A super user makes someone staff; they are emailed a link. */
function InviteStaff() {
  const titleId = useId();
  const may = useMay();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  if (!may('staff.invite')) return null;
  const done = ({ email: address }: User) => {
    toast.success(`Invitation sent to ${address}`);
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button variant="contained" startIcon={<IconPlus size={20} stroke={1.75} />} onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <CreateBase resource={resources.users} redirect={false} mutationOptions={{ onSuccess: done }}>
          <Form noValidate>
            <DialogTitle id={titleId}>Invite a colleague</DialogTitle>
            <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 4, pt: '8px !important' }}>
              <TextInput
                source="email"
                label="Email"
                type="email"
                validate={[required('Please enter their email.'), email('This is not an email address.')]}
                helperText={false}
                fullWidth
              />
              <TextInput
                source="name"
                label="Name"
                validate={required('Please enter your colleague’s name.')}
                helperText={false}
                fullWidth
              />
              <ChoiceSelect source="staffRole" label="Staff role" choices={staffRoles} />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <SaveButton alwaysEnable label="Send invitation" icon={<></>} />
            </DialogActions>
          </Form>
        </CreateBase>
      </Dialog>
    </>
  );
}
