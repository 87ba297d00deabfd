import { TextField, type TextFieldProps } from '../TextField';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { Option } from '../../../server/contract/lists/option';
import { fieldId } from './field-id';
import type { Check } from '../form-checks';
import type { TermsForm } from './terms-form';

type OfferFieldProps<Form extends FieldValues> = Pick<
  TextFieldProps,
  'helperText' | 'multiline' | 'minRows' | 'placeholder' | 'sx'
> & {
  name: FieldPath<Form>;
  label: string;
  check?: Check;
  type?: 'text' | 'number' | 'date' | 'time';
  /** Makes it a list to choose from. */
  options?: readonly Option[];
  /** The first line of the list, which chooses nothing. */
  unchosen?: string;
};

/** One field of an offer, or of the defaults of offers: checked when it is left, its fault under it. */
export function OfferField<Form extends FieldValues = TermsForm>(props: OfferFieldProps<Form>) {
  const { name, check, helperText, options, unchosen, type = 'text', ...rest } = props;
  const { register, getFieldState, formState } = useFormContext<Form>();
  const { ref, ...field } = register(name, { validate: check });
  const fault = getFieldState(name, formState).error?.message;
  return (
    <TextField
      {...rest}
      {...field}
      inputRef={ref}
      id={fieldId(name)}
      select={options !== undefined}
      type={type}
      error={fault !== undefined}
      helperText={fault ?? helperText}
      slotProps={{ htmlInput: type === 'number' ? { inputMode: 'numeric' } : {} }}
    >
      {options && unchosen !== undefined && <option value="">{unchosen}</option>}
      {options?.map(({ id, label, withdrawn }) => (
        <option key={id} value={id} hidden={withdrawn} disabled={withdrawn}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
