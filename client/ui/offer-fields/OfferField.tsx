import { TextField, type TextFieldProps } from '../../ui/TextField';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { Option } from '../../../server/contract/lists/option';
import type { Check, OfferForm } from './offer-form';

type OfferFieldProps = Pick<TextFieldProps, 'helperText' | 'multiline' | 'minRows' | 'placeholder' | 'sx'> & {
  name: FieldPath<OfferForm>;
  label: string;
  check?: Check;
  type?: 'text' | 'number' | 'date' | 'time';
  /** Makes it a list to choose from. */
  options?: readonly Option[];
  /** The first line of the list, which chooses nothing. */
  unchosen?: string;
};

/** The id of a field, for the summary's links. */
export const fieldId = (name: string): string => `offer-${name}`;

/** One field of the offer's form: checked when it is left, its fault under it. */
export function OfferField({ name, check, helperText, options, unchosen, type = 'text', ...rest }: OfferFieldProps) {
  const { register, getFieldState, formState } = useFormContext<OfferForm>();
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
      {options?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
