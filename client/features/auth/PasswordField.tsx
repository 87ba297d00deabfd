import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconAction } from '../../ui/IconAction';
import { TextInput } from '../../ui/TextInput';

type PasswordFieldProps = { value: string; onChange: (password: string) => void; autoFocus?: boolean };

/** A password that can be looked at. */
export function PasswordField({ value, onChange, autoFocus }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label="Password"
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      autoComplete="current-password"
      end={
        <IconAction
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? 'Hide what is typed' : 'Show what is typed'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
