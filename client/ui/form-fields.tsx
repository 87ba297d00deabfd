import { useState } from 'react';
import { emailFaultOnBlur, maxEmailLength, shownEmail } from '../../server/contract/rules/email';
import { TextInput, type TextInputProps } from './TextInput';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { IconAction } from './IconAction';

type EmailFieldProps = Omit<TextInputProps, 'label' | 'type' | 'onBlur'> & { label?: string };

/** An email address: cleaned as it is typed, checked when it is left. `fault` is what the server said about it. */
export function EmailField({ label = 'Email', value, onChange, fault, ...rest }: EmailFieldProps) {
  const [faultOnBlur, setFaultOnBlur] = useState<string | null>(null);
  return (
    <TextInput
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
      {...rest}
      label={label}
      // `type="email"` would hide the spaces we strip and move the cursor.
      type="text"
      value={value}
      fault={faultOnBlur ?? fault}
      onChange={(typed) => {
        setFaultOnBlur(null);
        onChange(shownEmail(typed));
      }}
      onBlur={() => {
        onChange(value.trim());
        setFaultOnBlur(emailFaultOnBlur(value));
      }}
    />
  );
}

type PasswordFieldProps = Omit<TextInputProps, 'label' | 'type' | 'end'> & { label?: string };

/** A password that can be looked at. */
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
