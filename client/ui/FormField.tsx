import { TextField } from './TextField';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Option } from '../../server/contract/lists/option';

type FormFieldProps = {
  name: string;
  label: string;
  /** A sentence when the value cannot stand, else true. */
  check?: (value: string) => true | string;
  /** Makes it a list to choose from. */
  options?: readonly Option[];
  /** Makes it a text of so many lines. */
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
};

/** One field of a form of react-hook-form: checked when it is left, its fault under it. */
export function FormField({ name, label, check, options, rows, placeholder, autoComplete }: FormFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const { ref, ...field } = register(name, { validate: check });
  const fault = getFieldState(name, formState).error?.message;
  return (
    <TextField
      {...field}
      inputRef={ref}
      id={id}
      label={label}
      select={options !== undefined}
      multiline={rows !== undefined}
      minRows={rows}
      placeholder={placeholder}
      autoComplete={autoComplete}
      error={fault !== undefined}
      helperText={fault}
    >
      {options?.map(({ id, label: text, withdrawn }) => (
        <option key={id} value={id} hidden={withdrawn} disabled={withdrawn}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
