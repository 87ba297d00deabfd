import { Controller, useFormContext } from 'react-hook-form';
import { ChoiceInput } from '../ChoiceInput';
import type { TermsForm } from './terms-form';

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
