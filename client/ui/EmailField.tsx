import { useState } from 'react';
import { emailFaultOnBlur, maxEmailLength, shownEmail } from '../../server/contract/rules/email';
import { TextInput, type TextInputProps } from './TextInput';

type EmailFieldProps = Omit<TextInputProps, 'label' | 'type' | 'onBlur'> & { label?: string };

/** An email address: normalised on input, validated on blur. `fault` is the server's error. */
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
