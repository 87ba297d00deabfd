import { type FieldPath, type FieldValues, useController, useFormContext, useFormState } from 'react-hook-form';
import type { Option } from '../../server/contract/lists/option';
import type { Check } from './form-checks';
import { DateField, TimeField } from './moment-fields';
import { TextField, type TextFieldProps } from './TextField';

export type FormFieldProps<Form extends FieldValues> = Pick<
  TextFieldProps,
  'id' | 'helperText' | 'multiline' | 'minRows' | 'placeholder' | 'autoComplete' | 'sx'
> & {
  name: FieldPath<Form>;
  label: string;
  check?: Check;
  type?: 'text' | 'number' | 'date' | 'time';
  maxLength?: number;
  /** Makes it a select. */
  options?: readonly Option[];
  /** The select's first option, which means no choice. */
  unchosen?: string;
};

/** A field for react-hook-form: validated on blur, with its error below. */
export function FormField<Form extends FieldValues>(props: FormFieldProps<Form>) {
  return props.type === 'date' || props.type === 'time' ? <MomentField {...props} /> : <PlainField {...props} />;
}

/** A date or time, stored in a different format from the one typed. */
function MomentField<Form extends FieldValues>({ name, check, type, helperText, ...rest }: FormFieldProps<Form>) {
  const { field, fieldState } = useController<Form>({ name, rules: { validate: check } });
  const { ref, ...bound } = field;
  const fault = fieldState.error?.message;
  const Field = type === 'date' ? DateField : TimeField;
  return <Field {...rest} {...bound} inputRef={ref} error={fault !== undefined} helperText={fault ?? helperText} />;
}

function PlainField<Form extends FieldValues>(props: FormFieldProps<Form>) {
  const { name, check, type = 'text', maxLength, options, unchosen, helperText, ...rest } = props;
  const { register, getFieldState, control } = useFormContext<Form>();
  const formState = useFormState({ control, name, exact: true }); // the context's would render the whole form
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
