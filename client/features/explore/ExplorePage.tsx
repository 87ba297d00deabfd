import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../shell/session/session-context';
import { OfferFilters } from '../../ui/OfferFilters';
import { PageHeader } from '../../ui/PageHeader';
import { CityList } from './CityList';
import { ExploreList } from './ExploreList';
import { MapAndCities } from './MapAndCities';
import { PhoneSwitch } from './PhoneSwitch';
import { SavedFilter } from './SavedFilter';
import { Split } from './Split';
import { useExploreFilter } from './use-explore-filter';

const OfferMap = lazy(() => import('./OfferMap').then((module) => ({ default: module.OfferMap })));

/** Live offers by place: a list that is complete by itself, and beside it (on phones instead of it) the map. */
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
      <PageHeader title="Explore" lead="Gifted by brands all over the country, by place and by kind." />
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
