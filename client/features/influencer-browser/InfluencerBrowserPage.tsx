import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { Outlet } from 'react-router';
import { PageHeader } from '../../ui/PageHeader';
import { AppliedFilters } from './AppliedFilters';
import { useFacets } from './browser-api';
import type { FilterName } from './browser-filter';
import { CompareBar } from './CompareBar';
import { totalInWords } from './counts';
import { FilterBar } from './FilterBar';
import { LeftOut } from './LeftOut';
import { MatchHeld } from './MatchHeld';
import { Results } from './Results';
import { useBrowserSearch } from './use-browser-search';
import { usePlanSort } from './use-plan-sort';

const FilterSheet = lazy(() => import('./FilterSheet').then((module) => ({ default: module.FilterSheet })));

/** Every influencer, narrowed by what the address says. */
export function InfluencerBrowserPage() {
  const { filter: wanted, narrow, compared, compare } = useBrowserSearch();
  const { filter, held } = usePlanSort(wanted);
  const facets = useFacets(filter);
  /** Undefined until it is first opened; then which list it shows first. */
  const [sheet, setSheet] = useState<{ open: boolean; at: FilterName | null }>();
  return (
    <>
      <PageHeader title="Influencers" lead="Find who suits your place, and ask them to come." />
      <FilterBar
        filter={filter}
        facets={facets}
        onChange={narrow}
        onAll={(at) => setSheet({ open: true, at: at ?? null })}
      />
      <AppliedFilters filter={filter} onChange={narrow} />
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, flexWrap: 'wrap', mt: 5, mb: 3 }}>
        <Typography role="status" variant="subtitle1" component="p" className="tnum">
          {facets ? totalInWords(facets) : '\u00a0'}
        </Typography>
        <LeftOut filter={filter} count={facets?.leftOut ?? 0} onChange={narrow} />
      </Box>
      {held && <MatchHeld />}
      <Results filter={filter} facets={facets} compared={compared} onCompare={compare} onNarrow={narrow} />
      <CompareBar ids={compared} onChange={compare} />
      <Suspense fallback={null}>
        <Outlet />
        {sheet && (
          <FilterSheet
            open={sheet.open}
            at={sheet.at}
            filter={filter}
            facets={facets}
            onChange={narrow}
            onClose={() => setSheet({ open: false, at: null })}
          />
        )}
      </Suspense>
    </>
  );
}
