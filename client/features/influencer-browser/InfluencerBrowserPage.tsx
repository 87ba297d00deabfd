import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { PageHeader } from '../../ui/PageHeader';
import { AppliedFilters } from './AppliedFilters';
import { type Facets, useFacets } from './browser-api';
import type { FilterName } from './browser-filter';
import { CompareBar } from './CompareBar';
import { FilterBar } from './FilterBar';
import { Results } from './Results';
import { useBrowserSearch } from './use-browser-search';

const FilterSheet = lazy(() => import('./FilterSheet').then((module) => ({ default: module.FilterSheet })));

/** Every influencer, narrowed by what the address says. */
export function InfluencerBrowserPage() {
  const { filter, narrow, compared, compare } = useBrowserSearch();
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
          {facets ? totalInWords(facets) : ' '}
        </Typography>
      </Box>
      <Results filter={filter} compared={compared} onCompare={compare} onNarrow={narrow} />
      <CompareBar ids={compared} onChange={compare} />
      <Suspense fallback={null}>
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

/** "128 influencers", or what is known of more than can be counted. */
export function totalInWords({ total, exact, close }: Facets): string {
  if (close && total > 0)
    return `No exact match. ${total === 1 ? 'One name comes' : `${total.toLocaleString('en-GB')} come`} close.`;
  const number = total.toLocaleString('en-GB');
  if (!exact) return `About ${number} influencers`;
  return total === 1 ? '1 influencer' : `${number} influencers`;
}
