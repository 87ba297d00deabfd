import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { Option } from '../../server/contract/lists/option';
import type { Check } from './form-checks';
import { TextField, type TextFieldProps } from './TextField';
import { useState } from 'react';
import { emailFaultOnBlur, maxEmailLength, shownEmail } from '../../server/contract/rules/email';
import { TextInput, type TextInputProps } from './TextInput';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { IconAction } from './IconAction';

export type FormFieldProps<Form extends FieldValues> = Pick<
  TextFieldProps,
  'id' | 'helperText' | 'multiline' | 'minRows' | 'placeholder' | 'autoComplete' | 'sx'
> & {
  name: FieldPath<Form>;
  label: string;
  check?: Check;
  type?: 'text' | 'number' | 'date' | 'time';
  maxLength?: number;
  /** Makes it a list to choose from. */
  options?: readonly Option[];
  /** The first line of the list, which chooses nothing. */
  unchosen?: string;
};

/** One field of a form of react-hook-form: checked when it is left, its fault under it. */
export function FormField<Form extends FieldValues>(props: FormFieldProps<Form>) {
  const { name, check, type = 'text', maxLength, options, unchosen, helperText, ...rest } = props;
  const { register, getFieldState, formState } = useFormContext<Form>();
  const { ref, ...field } = register(name, { validate: check });
  const fault = getFieldState(name, formState).error?.message;
  return (
    <TextField
      {...rest}
      {...field}
      inputRef={ref}
      type={type}
      select={options !== undefined}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      slotProps={{ htmlInput: { maxLength, inputMode: type === 'number' ? 'numeric' : undefined } }}
    >
      {unchosen !== undefined && <option value="">{unchosen}</option>}
      {options?.map(({ id, label, hidden }) => (
        <option key={id} value={id} hidden={hidden} disabled={hidden}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

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
