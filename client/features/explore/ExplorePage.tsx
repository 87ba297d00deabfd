import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconHeart, IconList, IconMap } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { floatingShadow } from '../../../server/contract/tokens';
import { useSession } from '../../shell/session/session-context';
import { OfferFilters } from '../../ui/OfferFilters';
import { PageHeader } from '../../ui/PageHeader';
import { CityList } from './CityList';
import { ExploreList } from './ExploreList';
import { Split } from './Split';
import { useExploreFilter } from './use-explore-filter';

const OfferMap = lazy(() => import('./OfferMap').then((module) => ({ default: module.OfferMap })));

/** Live offers by place: a list that is complete without the map, which is beside it (on phones, instead of it). */
export function ExplorePage() {
  const { actor } = useSession();
  const { filter, narrow, shown, onMap, turn } = useExploreFilter();
  const [chosen, setChosen] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 900px)');
  const list = <ExploreList filter={filter} chosen={chosen} onHover={setChosen} onNarrow={narrow} />;
  const map = (
    <MapAndCities cities={<CityList filter={filter} onNarrow={narrow} />}>
      <Suspense fallback={<Box sx={{ position: 'absolute', inset: 0, bgcolor: 'pass.sunken' }} />}>
        <OfferMap filter={filter} shown={shown} chosen={chosen} onChoose={setChosen} onNarrow={narrow} />
      </Suspense>
    </MapAndCities>
  );
  return (
    <>
      <PageHeader title="Explore" lead="Gifted visits and products all over the country." />
      <OfferFilters filter={filter} onChange={narrow}>
        {actor.type === 'influencer' && (
          <SavedFilter pressed={filter.saved ?? false} onPress={() => narrow({ ...filter, saved: !filter.saved })} />
        )}
      </OfferFilters>
      {isWide ? (
        <Split list={list} map={map} />
      ) : (
        <>
          {onMap ? map : list}
          <PhoneSwitch onMap={onMap} onChange={turn} />
        </>
      )}
    </>
  );
}

type SavedFilterProps = { pressed: boolean; onPress: () => void };

/** Only what one has saved. */
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

/** The pill at the foot of a phone's screen that turns the list into the map, and back; at the end of the page it has room of its own. */
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
        pointerEvents: 'none', // what is beside the pill can be pressed
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

type MapAndCitiesProps = { cities: ReactNode; /** The map, which fills what it is given. */ children: ReactNode };

/** The map with its cities: beside it where there is room for both, else below it. */
function MapAndCities({ cities, children }: MapAndCitiesProps) {
  return (
    <Box sx={{ containerType: 'inline-size', height: { md: '100%' }, mx: { xs: -4, md: 0 } }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 4,
          height: '100%',
          '@container (min-width: 440px)': { flexDirection: { md: 'row' } },
        }}
      >
        <Box
          sx={{
            position: 'relative',
            flex: { xs: '0 0 max(320px, calc(100dvh - 490px))', md: '1 1 0' },
            minWidth: 0,
            minHeight: { md: 320 },
            overflow: 'hidden',
            border: { md: '1px solid' },
            borderColor: { md: 'divider' },
            borderRadius: { md: '12px' },
          }}
        >
          {children}
        </Box>
        <Box
          sx={{
            px: { xs: 4, md: 0 },
            overflowY: { md: 'auto' },
            maxHeight: { md: '40%' },
            '@container (min-width: 440px)': { flex: { md: '0 0 152px' }, maxHeight: { md: 'none' } },
          }}
        >
          {cities}
        </Box>
      </Box>
    </Box>
  );
}
