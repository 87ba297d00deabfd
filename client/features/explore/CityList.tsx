import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { cityLabel } from '../../../server/contract/lists/labels';
import { type OfferCity, useOfferCities, type FeedFilter } from '../../api/offers';
import { Fault } from '../../ui/Fault';
import { visuallyHidden } from '../../ui/sx';

type CityListProps = { filter: FeedFilter; onNarrow: (filter: FeedFilter) => void };

/** The cities with their number of live offers; choosing one moves the map and filters the list. */
export function CityList({ filter, onNarrow }: CityListProps) {
  const { data, error, isPending } = useOfferCities(filter);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const cities = withChosen(data?.items ?? [], filter.city);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chosen) list.current!.scrollLeft = chosen.offsetLeft - list.current!.offsetLeft - aside;
  }, [filter.city, data]);
  const goTo = (city: string) => onNarrow({ ...filter, city, bounds: '' });
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={isPending}>
      <Typography id={titleId} component="h2" sx={visuallyHidden}>
        Cities
      </Typography>
      <Fault>{error?.message}</Fault>
      <Box ref={list} component="ul" sx={row}>
        {isPending &&
          [0, 1, 2, 3, 4].map((chip) => (
            <Skeleton key={chip} component="li" variant="rounded" width={120} height={36} />
          ))}
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

/** The chosen city stays in the list, even with no offers left. */
const withChosen = (cities: readonly OfferCity[], chosen: string): readonly { city: string; count: number }[] =>
  chosen && !cities.some(({ city }) => city === chosen) ? [...cities, { city: chosen, count: 0 }] : cities;

type CityProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

function City({ label, count, chosen, onChoose }: CityProps) {
  return (
    <li>
      <Button
        aria-pressed={chosen}
        onClick={onChoose}
        sx={{
          gap: 2,
          minHeight: { xs: 44, md: 36 },
          px: 4,
          py: 1,
          borderRadius: 999,
          border: '1px solid',
          borderColor: chosen ? 'primary.main' : 'divider',
          color: chosen ? 'primary.main' : 'text.primary',
          bgcolor: chosen ? 'pass.primarySoft' : 'background.paper',
          whiteSpace: 'nowrap',
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

/** How much of the cities before the chosen one stays visible, in pixels. */
const aside = 48;

/** A single, horizontally scrolling line. */
const row = {
  listStyle: 'none',
  m: 0,
  mb: 4,
  p: '4px',
  mx: '-4px',
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Fades at the edge where it scrolls.
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 32px), transparent)',
  pr: 8,
  '& > *': { flex: 'none' },
} as const;
