import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from '../FormField';
import { fieldId } from './field-id';
import type { TermsForm } from './terms-form';

/** One field of an offer, or of the defaults of offers; the summary of faults leads to it. */
export function OfferField<Form extends FieldValues = TermsForm>(props: FormFieldProps<Form>) {
  return <FormField {...props} id={fieldId(props.name)} />;
}
