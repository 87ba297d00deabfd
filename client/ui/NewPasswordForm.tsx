import { type FormEvent, type ReactNode, useState } from 'react';
import { newPasswordLength } from '../../server/contract/rules/constants';
import { newPasswordFault } from '../../server/contract/rules/new-password';
import { ProblemError } from '../api/client';
import { Fault } from './Fault';
import { SubmitButton } from './SubmitButton';
import { PasswordField } from './PasswordField';
import { Box } from './elements';

type NewPasswordFormProps = {
  submitLabel: string;
  /** Fields that come first, such as the current password. */
  children?: ReactNode;
  /** What is missing in those fields, as a sentence; null if nothing is. */
  missing?: string | null;
  /** Rejects with ProblemError, which shows here. */
  onSave: (password: string) => Promise<void>;
};

type Faults = Readonly<{ password?: string | null; again?: string | null; form?: string | null }>;

/** A new password, typed twice. */
export function NewPasswordForm({ submitLabel, children, missing = null, onSave }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      await onSave(password);
      setPassword('');
      setAgain('');
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { password: ofPassword } = error.fieldErrors;
      setFaults(ofPassword ? { password: ofPassword } : { form: error.message });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Faults = {
      form: missing,
      password: newPasswordFault(password),
      again: again === password ? null : 'The passwords don’t match.',
    };
    setFaults(found);
    if (!found.form && !found.password && !found.again) void save();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      {children}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        fault={faults.password}
        hint={`At least ${newPasswordLength.min} characters. A few words are easier to remember than symbols.`}
      />
      <PasswordField
        label="Repeat the new password"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        fault={faults.again}
      />
      <Fault>{faults.form}</Fault>
      <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
    </Box>
  );
}
