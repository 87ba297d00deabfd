import Box from '@mui/material/Box';
import { required } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { mainCities } from '../../../server/contract/lists/places';
import type { TextLimit } from '../../../server/contract/rules/text-limits';
import { LeaveDialog } from '../../ui/LeaveDialog';
import { TownSearch } from '../../ui/TownSearch';
import { type Check, text } from '../../ui/form-checks';
import { ChoiceSelect } from '../ChoiceSelect';

/** Two fields side by side if there is room; one with the class `wide` takes the whole row. */
export const formGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  '& .wide': { gridColumn: '1 / -1' },
} as const;

/** Adapts a portal validator for react-admin: the message, or undefined. */
export const validatedBy =
  (check: Check) =>
  (value: unknown): string | undefined => {
    const said = check(value ?? '');
    return said === true ? undefined : said;
  };

/** For a required text; its label says so. */
export const needed = (limit: TextLimit) => [required(limit.says), validatedBy(text(limit))];

/** A brand's place: a city from the list, or any town. */
export function CitySelect() {
  const { setValue } = useFormContext();
  return (
    <Box>
      <ChoiceSelect source="city" label="City" choices={mainCities} />
      <TownSearch
        list="brand-cities"
        asks="The town isn’t listed"
        onChoose={(id) => setValue('city', id, { shouldDirty: true, shouldValidate: true })}
      />
    </Box>
  );
}

/** Asks before the form is left with changes. React-admin’s own question needs react-router’s data router. */
export function LeaveUnsaved() {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const unsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  return <LeaveDialog unsaved={unsaved}>Your changes will be lost.</LeaveDialog>;
}
