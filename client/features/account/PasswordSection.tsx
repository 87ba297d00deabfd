import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProblemError } from '../../api/client';
import { NewPasswordForm } from '../../ui/NewPasswordForm';
import { PasswordField } from '../../ui/PasswordField';
import { toast } from '../../ui/toast';
import { useChangePassword, useHasPassword } from './account-api';

/** Sets the first password, or changes the one that there is. */
export function PasswordSection() {
  const exists = useHasPassword();
  const { mutateAsync: change } = useChangePassword();
  const [current, setCurrent] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  const save = async (password: string) => {
    setFault(null);
    try {
      await change(exists ? { currentPassword: current, password } : { password });
    } catch (error) {
      if (error instanceof ProblemError) setFault(error.fieldErrors.currentPassword ?? null);
      throw error;
    }
    setCurrent('');
    toast.success('Your password is set. You are signed out everywhere else.');
  };
  return (
    <Box component="section" aria-labelledby="password-title">
      <Typography variant="h2" id="password-title">
        {exists ? 'Change your password' : 'Set a password'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        {exists
          ? 'Your sessions in other browsers end when you change it.'
          : 'You don’t have one, and don’t need one: we can always email you a link.'}
      </Typography>
      <Box sx={{ maxWidth: 400 }}>
        <NewPasswordForm
          submitLabel={exists ? 'Change password' : 'Set password'}
          missing={exists && current === '' ? 'Please enter your current password.' : null}
          onSave={save}
        >
          {exists && <PasswordField label="Current password" value={current} onChange={setCurrent} fault={fault} />}
        </NewPasswordForm>
      </Box>
    </Box>
  );
}
