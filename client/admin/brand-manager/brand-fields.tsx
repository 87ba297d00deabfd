import Box from '@mui/material/Box';
import { required } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { mainCities } from '../../../server/contract/lists/places';
import type { TextLimit } from '../../../server/contract/rules/text-limits';
import { TownSearch } from '../../ui/TownSearch';
import { type Check, text } from '../../ui/form-checks';
import { ChoiceSelect } from '../ChoiceSelect';

/** Two fields beside each other where there is room; one of the class `wide` has the row to itself. */
export const formGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  '& .wide': { gridColumn: '1 / -1' },
} as const;

/** A check of the portal's forms as react-admin asks for it: the sentence, or undefined. */
export const validatedBy =
  (check: Check) =>
  (value: unknown): string | undefined => {
    const said = check(value ?? '');
    return said === true ? undefined : said;
  };

/** Of a text that cannot be left out; its label says so. */
export const needed = (limit: TextLimit) => [required(limit.says), validatedBy(text(limit))];

/** Where a brand is: a city of the list, or any town. */
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
