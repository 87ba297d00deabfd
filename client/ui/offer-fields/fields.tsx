import { type FieldValues, Controller, useFormContext } from 'react-hook-form';
import { offerKinds } from '../../api/offers';
import { ChoiceInput } from '../ChoiceInput';
import { FormField, type FormFieldProps } from '../FormField';
import { type TermsForm, termsChecks } from './terms-form';

/** A field of an offer, or of the defaults of offers; the error summary links to it. */
export function OfferField<Form extends FieldValues = TermsForm>(props: FormFieldProps<Form>) {
  return <FormField {...props} id={fieldId(props.name)} />;
}

/** An experience, a stay or a product. */
export function KindField() {
  const { control } = useFormContext<TermsForm>();
  return (
    <Controller
      control={control}
      name="kind"
      render={({ field: { value, onChange } }) => (
        <ChoiceInput
          label="Kind"
          options={offerKinds}
          value={{ chosen: [value], other: null }}
          onChange={({ chosen }) => chosen[0] && onChange(chosen[0])}
        />
      )}
    />
  );
}

const ways = [
  { id: 'visit', label: 'They visit' },
  { id: 'ship', label: 'We deliver it' },
] as const;

/** A visit, or a parcel. */
export function WayField() {
  const { control } = useFormContext<TermsForm>();
  return (
    <Controller
      control={control}
      name="shipped"
      render={({ field: { value, onChange } }) => (
        <ChoiceInput
          label="How they get it"
          options={ways}
          max={1}
          value={{ chosen: [value ? 'ship' : 'visit'], other: null }}
          onChange={({ chosen }) => chosen[0] && onChange(chosen[0] === 'ship')}
        />
      )}
    />
  );
}

/** How many guests an influencer can bring. */
export function GuestsField() {
  return (
    <OfferField
      name="guests"
      label="Guests"
      type="number"
      check={termsChecks.guests}
      helperText="How many they can bring."
    />
  );
}

/** A field's id, for the summary's links. */
export const fieldId = (name: string): string => `offer-${name}`;

/** Two fields side by side; stacked on phones. */
export const pair = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
