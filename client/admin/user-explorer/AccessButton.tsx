import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toast';
import type { PanelDataProvider } from '../data-provider';
import { resources } from '../resources';
import type { User } from './user';

/** Shuts a person out, after asking; or lets them in again. */
export function AccessButton({ user: { id, email, disabledAt } }: { user: User }) {
  const { act } = useDataProvider<PanelDataProvider>();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const action = disabledAt ? 'enable' : 'disable';
  const { mutate, isPending } = useMutation({
    mutationFn: () => act<User>(resources.users, id, action),
    onSuccess: () => {
      toast.success(action === 'disable' ? `${email} can no longer sign in` : `${email} can sign in again`);
      refresh();
    },
    onError: (error) => toast.say(error.message),
    onSettled: () => setAsking(false),
  });
  return (
    <Box>
      {action === 'disable' ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Disable
        </Button>
      ) : (
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          Enable
        </Button>
      )}
      <ConfirmDialog open={asking} busy={isPending} onCancel={() => setAsking(false)} onConfirm={() => mutate()}>
        <Typography>
          {email} will be signed out everywhere at once, and cannot sign in until you enable them again.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
