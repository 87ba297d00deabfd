import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { type FieldPathValue, type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { CityList } from '../../server/contract/lists/growing';
import { cityOf, influencerCities, mainCities } from '../../server/contract/lists/places';
import { isTownId } from '../../server/contract/lists/towns';
import { knowTowns, useTowns } from '../api/towns';
import { TownSearch } from './TownSearch';
import { FormField, type FormFieldProps } from './FormField';

type CityFieldProps<Form extends FieldValues> = Pick<FormFieldProps<Form>, 'id' | 'name' | 'check' | 'unchosen'> & {
  list: CityList;
  /** The label of the button for other towns. */
  asks?: string;
};

/** A city from a list, or any town. */
export function CityField<Form extends FieldValues>({ list, asks, ...field }: CityFieldProps<Form>) {
  const { setValue, control } = useFormContext<Form>();
  const { disabled } = useFormState({ control });
  const { name } = field;
  const chosen = useWatch<Form>({ name });
  useTowns(); // found towns become options, so they can be chosen
  useEffect(() => {
    // A draft may name a town that no response has included yet: it shows once it is an option.
    if (isTownId(chosen) && !cityOf(chosen)) void knowTowns('', [chosen]).then(() => setValue(name, chosen));
  }, [chosen, name, setValue]);
  const choose = (id: string) =>
    setValue(name, id as FieldPathValue<Form, typeof name>, { shouldDirty: true, shouldValidate: true });
  return (
    <Box>
      <FormField {...field} label="City" options={list === 'brand-cities' ? mainCities : influencerCities} />
      {!disabled && <TownSearch list={list} asks={asks} onChoose={choose} />}
    </Box>
  );
}
