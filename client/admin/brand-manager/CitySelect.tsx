import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { mainCities } from '../../../server/contract/lists/places';
import { TownSearch } from '../../ui/TownSearch';
import { ChoiceSelect } from '../ChoiceSelect';

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
