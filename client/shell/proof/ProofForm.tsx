import Box from '@mui/material/Box';
import { type FormEvent, useRef, useState } from 'react';
import { ProblemError } from '../../api/client';
import { proofApi } from '../../api/proof';
import { PasswordField } from '../../ui/PasswordField';
import { CodeField } from '../second-factor/CodeField';

type ProofFormProps = { id: string; way: 'code' | 'password'; onProven: () => void };

/** One's password, or a code of one's app. */
export function ProofForm({ id, way, onProven }: ProofFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const busy = useRef(false);

  const prove = async () => {
    busy.current = true;
    try {
      await (way === 'code' ? proofApi.byCode(typed) : proofApi.byPassword(typed));
      onProven();
    } catch (error) {
      const { fieldErrors, message } = error instanceof ProblemError ? error : { fieldErrors: {}, message: '' };
      setFault(Object.values(fieldErrors)[0] ?? (message || 'This did not succeed. Please try again.'));
    } finally {
      busy.current = false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    if (typed.trim() === '') setFault(way === 'code' ? 'Please enter the code.' : 'Please enter your password.');
    else void prove();
  };
  return (
    <Box component="form" id={id} noValidate onSubmit={submit}>
      {way === 'code' ? (
        <CodeField value={typed} onChange={setTyped} fault={fault} autoFocus />
      ) : (
        <PasswordField value={typed} onChange={setTyped} fault={fault} autoFocus />
      )}
    </Box>
  );
}
