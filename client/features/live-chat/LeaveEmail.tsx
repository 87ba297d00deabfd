import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { isStrictEmail, shownEmail } from '../../../server/contract/rules/email';
import { messages } from '../../../server/contract/rules/constants';
import { useLeaveEmail } from '../../api/live-chat';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';

/** Where to reply when the visitor has left. */
export function LeaveEmail({ staffed }: { staffed: boolean }) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const leave = useLeaveEmail();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(isStrictEmail(email) ? null : messages.invalidEmailOnBlur);
    if (isStrictEmail(email)) leave.mutate(email);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, px: 4, py: 3, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <TextInput
        label={staffed ? 'Your email, in case you have to leave (optional)' : 'Your email, for our answer'}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(typed) => setEmail(shownEmail(typed))}
        fault={fault ?? leave.error?.fieldErrors.email ?? leave.error?.message}
      />
      <SubmitButton busy={leave.isPending}>Leave email</SubmitButton>
    </Box>
  );
}
