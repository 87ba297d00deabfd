import { TextField, type TextFieldProps } from '../../ui/TextField';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { Option } from '../../../server/contract/lists/option';
import type { Check } from '../../ui/form-checks';

type FormFieldProps<Form extends FieldValues> = Pick<TextFieldProps, 'helperText' | 'placeholder' | 'autoComplete'> & {
  name: FieldPath<Form>;
  label: string;
  check: Check;
  type?: 'text' | 'date';
  /** Makes it a list to choose from. */
  options?: readonly Option[];
};

/** One field of a form at the door: checked when it is left, its fault under it. */
export function FormField<Form extends FieldValues>(props: FormFieldProps<Form>) {
  const { name, label, check, type = 'text', options, helperText, placeholder, autoComplete } = props;
  const { register, getFieldState, formState } = useFormContext<Form>();
  const { ref, ...field } = register(name, { validate: check });
  const fault = getFieldState(name, formState).error?.message;
  return (
    <TextField
      {...field}
      inputRef={ref}
      id={`field-${name}`}
      label={label}
      type={type}
      select={options !== undefined}
      placeholder={placeholder}
      autoComplete={autoComplete}
      error={fault !== undefined}
      helperText={fault ?? helperText}
    >
      {options && <option value="">Please choose</option>}
      {options?.map(({ id, label: text, withdrawn }) => (
        <option key={id} value={id} hidden={withdrawn} disabled={withdrawn}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
