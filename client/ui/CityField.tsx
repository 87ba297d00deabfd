import Box from '@mui/material/Box';
import { type FieldPathValue, type FieldValues, useFormContext } from 'react-hook-form';
import type { CityList } from '../../server/contract/lists/growing';
import { influencerCities, mainCities } from '../../server/contract/lists/places';
import { useTowns } from '../api/towns';
import { FormField, type FormFieldProps } from './FormField';
import { TownSearch } from './TownSearch';

type CityFieldProps<Form extends FieldValues> = Pick<FormFieldProps<Form>, 'id' | 'name' | 'check' | 'unchosen'> & {
  list: CityList;
  /** What the button for other towns says. */
  asks?: string;
};

/** A city of a list, or any town. */
export function CityField<Form extends FieldValues>({ list, asks, ...field }: CityFieldProps<Form>) {
  const { setValue, formState } = useFormContext<Form>();
  useTowns(); // those that are found are options, and can then be chosen
  const choose = (id: string) =>
    setValue(field.name, id as FieldPathValue<Form, typeof field.name>, { shouldDirty: true, shouldValidate: true });
  return (
    <Box>
      <FormField {...field} label="City" options={list === 'brand-cities' ? mainCities : influencerCities} />
      {!formState.disabled && <TownSearch list={list} asks={asks} onChoose={choose} />}
    </Box>
  );
}
