import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconAction } from './IconAction';
import { TextInput, type TextInputProps } from './TextInput';

type PasswordFieldProps = Omit<TextInputProps, 'label' | 'type' | 'end'> & { label?: string };

/** A password field with a button to show it. */
export function PasswordField({ label = 'Password', autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      label={label}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={
        <IconAction
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
