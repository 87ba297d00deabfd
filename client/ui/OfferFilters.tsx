import type { ReactNode } from 'react';
import { brandCategories } from '../../server/contract/lists/brands';
import { mainCities } from '../../server/contract/lists/places';
import { useOfferCities, type FeedFilter } from '../api/offers';
import { NativeChoice } from './NativeChoice';
import { Box, Button } from './elements';

type OfferFiltersProps = {
  filter: FeedFilter;
  onChange: (filter: FeedFilter) => void;
  /** Additional filters, before and after the others. */
  first?: ReactNode;
  children?: ReactNode;
  /** Whether they are sticky while the offers scroll. */
  sticky?: boolean;
  /** Without it, the page has its own way to choose a city. */
  withCity?: boolean;
};

/** Below the top bar. */
const stuck = {
  position: 'sticky',
  top: 64,
  zIndex: 'appBar',
  bgcolor: 'background.default',
  mx: { xs: -4, sm: -2 },
  px: { xs: 4, sm: 2 },
  py: 3,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
} as const;

/** Where and what: filters the offers at once. Choosing another city moves the map. */
export function OfferFilters(props: OfferFiltersProps) {
  const { filter, onChange, first, children, sticky = false, withCity = true } = props;
  const { data } = useOfferCities(filter);
  const somethingIn = (city: string) => data?.items.some((counted) => counted.city === city) ?? false;
  const narrowed = Boolean(filter.city || filter.category || filter.saved || filter.bounds);
  return (
    <Box
      role="search"
      aria-label="Filter the offers"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', mb: 6, ...(sticky && stuck) }}
    >
      {first}
      {withCity && (
        <NativeChoice
          label="City"
          quiet
          all="All cities"
          options={mainCities.map((city) => ({ ...city, hidden: city.hidden && !somethingIn(city.id) }))}
          value={filter.city}
          onChange={(city) => onChange({ ...filter, city, bounds: '' })}
        />
      )}
      <NativeChoice
        label="Category"
        quiet
        all="All categories"
        options={brandCategories}
        value={filter.category}
        onChange={(category) => onChange({ ...filter, category })}
      />
      {children}
      {narrowed && <Button onClick={() => onChange({ city: '', category: '' })}>Clear all</Button>}
    </Box>
  );
}
