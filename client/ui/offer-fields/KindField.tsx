import { Controller, useFormContext } from 'react-hook-form';
import { offerKinds } from '../../api/offers';
import { ChoiceInput } from '../ChoiceInput';
import type { TermsForm } from './terms-form';

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
