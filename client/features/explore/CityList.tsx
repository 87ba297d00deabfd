import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { cityLabel } from '../../../server/contract/lists/labels';
import { type OfferCity, useOfferCities, type FeedFilter } from '../../api/offers';
import { Fault } from '../../ui/Fault';

type CityListProps = { filter: FeedFilter; onNarrow: (filter: FeedFilter) => void };

/** The cities with as many live offers as each has; choosing one goes there, on the map and in the list. */
export function CityList({ filter, onNarrow }: CityListProps) {
  const { data, error, isPending } = useOfferCities(filter);
  const titleId = useId();
  const cities = withChosen(data?.items ?? [], filter.city);
  const goTo = (city: string) => onNarrow({ ...filter, city, bounds: '' });
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={isPending}>
      <Typography id={titleId} variant="subtitle2" component="h2" sx={{ px: 3, pb: 1 }}>
        Cities
      </Typography>
      <Fault>{error?.message}</Fault>
      <Box component="ul" sx={columns}>
        {isPending && [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} component="li" height={36} sx={{ mx: 3 }} />)}
        {data && (
          <City
            label="All cities"
            count={data.items.reduce((sum, { count }) => sum + count, 0)}
            chosen={!filter.city && !filter.bounds}
            onChoose={() => goTo('')}
          />
        )}
        {cities.map(({ city, count }) => (
          <City
            key={city}
            label={cityLabel(city)}
            count={count}
            chosen={city === filter.city}
            onChoose={() => goTo(city === filter.city ? '' : city)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Where one is stays in the list, even when nothing is left there. */
const withChosen = (cities: readonly OfferCity[], chosen: string): readonly { city: string; count: number }[] =>
  chosen && !cities.some(({ city }) => city === chosen) ? [...cities, { city: chosen, count: 0 }] : cities;

type CityProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

function City({ label, count, chosen, onChoose }: CityProps) {
  return (
    <li>
      <Button
        fullWidth
        aria-pressed={chosen}
        onClick={onChoose}
        sx={{
          justifyContent: 'space-between',
          gap: 2,
          minHeight: { xs: 44, md: 36 },
          px: 3,
          py: 1,
          color: chosen ? 'primary.main' : 'text.primary',
          bgcolor: chosen ? 'pass.primarySoft' : undefined,
          fontWeight: chosen ? 650 : 500,
        }}
      >
        <span>{label}</span>
        <Box component="span" className="tnum" sx={{ color: chosen ? 'inherit' : 'text.secondary' }}>
          {count.toLocaleString('en-GB')}
          <Box component="span" sx={visuallyHidden}>
            {count === 1 ? ' offer' : ' offers'}
          </Box>
        </Box>
      </Button>
    </li>
  );
}

const columns = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  columnGap: 2,
} as const;
