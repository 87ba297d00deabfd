import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { brandCategories } from '../../../server/contract/lists/brands';
import type { Option } from '../../../server/contract/lists/option';
import { mainCities } from '../../../server/contract/lists/places';
import type { FeedFilter } from '../../api/offers';

type FeedFiltersProps = { filter: FeedFilter; onChange: (filter: FeedFilter) => void };

/** Where and what: narrows the feed at once. */
export function FeedFilters({ filter, onChange }: FeedFiltersProps) {
  const narrowed = filter.city !== '' || filter.category !== '';
  return (
    <Box
      role="search"
      aria-label="Filter the offers"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', mb: 6 }}
    >
      <Choice
        label="City"
        all="All cities"
        options={mainCities}
        value={filter.city}
        onChange={(city) => onChange({ ...filter, city })}
      />
      <Choice
        label="Category"
        all="All categories"
        options={brandCategories}
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category })}
      />
      {narrowed && <Button onClick={() => onChange({ city: '', category: '' })}>Clear all</Button>}
    </Box>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 220px' } }}
    >
      <option value="">{all}</option>
      {options.map(({ id, label: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
