import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconHeart, IconList, IconMap } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { floatingShadow } from '../../../server/contract/tokens';
import { useSession } from '../../shell/session/session-context';
import { OfferFilters } from '../../ui/OfferFilters';
import { PageHeader } from '../../ui/PageHeader';
import { RequestsBlocked } from '../../ui/RequestButton';
import { CityList } from './CityList';
import { ExploreList } from './ExploreList';
import { Split } from './Split';
import { useSearchParams } from 'react-router';
import { type FeedFilter, placeAndKindIn } from '../../api/offers';
import { useTowns } from '../../api/towns';

const OfferMap = latePart(() => import('./OfferMap').then((module) => module.OfferMap));

/**
 * Live offers by place: a list that is complete on its own, and next to it at full height (on phones instead of it) the
 * map.
 */
export function ExplorePage() {
  const { actor } = useSession();
  const { filter, narrow, onMap, turn } = useExploreFilter();
  const [chosen, setChosen] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 900px)');
  const listsCities = isWide || onMap;
  const map = (
    <Box sx={frame}>
      <Suspense>
        <OfferMap filter={filter} chosen={chosen} onChoose={setChosen} onNarrow={narrow} />
      </Suspense>
    </Box>
  );
  const list = (
    <>
      <PageHeader title="Explore" lead="Gifted visits and products all over the country." />
      {actor.type === 'influencer' && <RequestsBlocked />}
      <OfferFilters filter={filter} onChange={narrow} withCity={!listsCities}>
        {actor.type === 'influencer' && (
          <SavedFilter pressed={filter.saved ?? false} onPress={() => narrow({ ...filter, saved: !filter.saved })} />
        )}
      </OfferFilters>
      {listsCities && <CityList filter={filter} onNarrow={narrow} />}
      {!isWide && onMap ? map : <ExploreList filter={filter} chosen={chosen} onHover={setChosen} onNarrow={narrow} />}
    </>
  );
  if (isWide) return <Split list={list} map={map} />;
  return (
    <>
      {list}
      <PhoneSwitch onMap={onMap} onChange={turn} />
    </>
  );
}

type SavedFilterProps = { pressed: boolean; onPress: () => void };

/** Only saved ones. */
function SavedFilter({ pressed, onPress }: SavedFilterProps) {
  return (
    <Button
      variant="outlined"
      aria-pressed={pressed}
      startIcon={<IconHeart size={20} stroke={1.75} />}
      onClick={onPress}
      sx={pressed ? { bgcolor: 'pass.accentSoft', color: 'pass.accent', borderColor: 'pass.accent' } : undefined}
    >
      Saved
    </Button>
  );
}

type PhoneSwitchProps = { onMap: boolean; onChange: (onMap: boolean) => void };

/**
 * The button at the bottom of a phone's screen that switches between list and map; at the end of the page it has its
 * own space.
 */
function PhoneSwitch({ onMap, onChange }: PhoneSwitchProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 10,
        bottom: 'calc(16px + env(safe-area-inset-bottom) + var(--sheet, 0px))',
        display: 'grid',
        justifyItems: 'center',
        mt: 6,
        pointerEvents: 'none', // elements beside it stay clickable
      }}
    >
      <Button
        variant="contained"
        startIcon={onMap ? <IconList size={20} stroke={1.75} /> : <IconMap size={20} stroke={1.75} />}
        onClick={() => onChange(!onMap)}
        sx={{ borderRadius: 999, boxShadow: floatingShadow, pointerEvents: 'auto' }}
      >
        {onMap ? 'List' : 'Map'}
      </Button>
    </Box>
  );
}

/** The map in its frame; full width on a phone. */
const frame = {
  position: 'relative',
  height: { xs: 'max(360px, calc(100dvh - 372px))', md: '100%' },
  mx: { xs: -4, md: 0 },
  overflow: 'hidden',
  bgcolor: 'pass.water',
  border: { md: '1px solid' },
  borderColor: { md: 'divider' },
  borderRadius: { md: '12px' },
} as const;

/** The page's state is in the URL, for sharing and going back. */
export function useExploreFilter() {
  const [search, setSearch] = useSearchParams();
  useTowns(); // the URL may name one before its location is known
  const filter: FeedFilter = {
    ...placeAndKindIn(search),
    saved: search.get('saved') === 'true',
    bounds: search.get('bounds') ?? '',
  };
  const onMap = search.get('view') === 'map';
  const go = (next: FeedFilter, map: boolean) =>
    setSearch(
      Object.entries({ ...next, view: map && 'map' })
        .filter(([, value]) => Boolean(value))
        .map(([name, value]): [string, string] => [name, String(value)]),
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    /** Whether a phone shows the map; with enough room, both are shown. */
    onMap,
    narrow: (next: FeedFilter) => go(next, onMap),
    turn: (map: boolean) => go(filter, map),
  };
}
