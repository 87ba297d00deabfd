import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CreateBase, Form, SaveButton, TextInput, email, required, useRefresh } from 'react-admin';
import { toast } from '../../ui/toast';
import { ChoiceSelect } from '../ChoiceSelect';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';
import { type User, staffRoles } from './user';

/** A super user makes somebody staff; they get a link by mail. */
export function InviteStaff() {
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
                validate={[required('Please give their email.'), email('This is not an email address.')]}
                helperText={false}
                fullWidth
              />
              <TextInput
                source="name"
                label="Name"
                validate={required('Please give your colleague’s name.')}
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
