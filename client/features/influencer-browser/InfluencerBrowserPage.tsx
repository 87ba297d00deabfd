import { IconColumns } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { paths } from '../../app/paths';
import { lazyWithMui } from '../../app/theme/with-mui';
import { unlockingPlan, upgrade } from '../../shell/billing/upgrade';
import { useEntitlement, useBilling } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { Box, Button, Typography } from '../../ui/elements';
import { AppliedFilters, SortChoice } from './AppliedFilters';
import { useFacets } from './browser-api';
import { type FilterName, type BrowserFilter, nothingChosen } from './browser-filter';
import { CompareBar } from './CompareBar';
import { totalInWords } from './counts';
import { FilterBar } from './FilterBar';
import { KeptByBrand } from './KeptByBrand';
import { Results } from './Results';
import { useBrowserSearch } from './use-browser-search';

const FilterSheet = lazyWithMui(() => import('./FilterSheet').then((module) => module.FilterSheet));

/** All influencers, filtered by the URL. */
export function InfluencerBrowserPage() {
  const { filter: wanted, narrow, compared, compare } = useBrowserSearch();
  const { filter, held } = usePlanSort(wanted);
  const facets = useFacets(filter);
  const [asked, setChoosing] = useState(false);
  const choosing = asked || compared.length > 0;
  /** Undefined until first opened; then the list to show first. */
  const [sheet, setSheet] = useState<{ open: boolean; at: FilterName | null }>();
  return (
    <>
      <PageHeader
        title="Influencers"
        lead="Find creators who suit your place, and invite them."
        action={<KeptByBrand filter={filter} />}
      />
      <FilterBar
        filter={filter}
        facets={facets}
        onChange={narrow}
        onAll={(at) => setSheet({ open: true, at: at ?? null })}
      />
      <AppliedFilters filter={filter} onChange={narrow} />
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 3, rowGap: 2, flexWrap: 'wrap', mt: 4, mb: 3 }}>
        <Typography role="status" variant="subtitle1" component="p" className="tnum">
          {facets ? totalInWords(facets) : '\u00a0'}
        </Typography>
        <LeftOut filter={filter} count={facets?.leftOut ?? 0} onChange={narrow} />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 2,
            flexWrap: 'wrap',
            flex: { xs: '1 0 100%', sm: '0 1 auto' },
            ml: { sm: 'auto' },
          }}
        >
          <SortChoice filter={filter} onChange={narrow} />
          <Button
            aria-pressed={choosing}
            sx={{ flex: 'none' }}
            variant={choosing ? 'contained' : 'outlined'}
            onClick={() => {
              setChoosing(!choosing);
              if (choosing) compare([]);
            }}
            startIcon={<IconColumns size={20} stroke={1.75} aria-hidden />}
          >
            Compare
          </Button>
        </Box>
      </Box>
      {held && <MatchHeld />}
      <Results
        filter={filter}
        facets={facets}
        compared={compared}
        onCompare={choosing ? compare : undefined}
        onNarrow={narrow}
      />
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

/**
 * Replaces an unavailable sort order, such as an old link to the best match, with the default. `held` says that the
 * match was requested, and requires a larger plan.
 */
function usePlanSort(filter: BrowserFilter): Readonly<{ filter: BrowserFilter; held: boolean }> {
  const { actor } = useSession();
  const locked = useEntitlement('aiTargeting')?.allowed === false;
  const isBrand = actor.type === 'brand';
  if (filter.sort !== 'match' || (isBrand && !locked)) return { filter, held: false };
  return { filter: { ...filter, sort: nothingChosen.sort, offer: '' }, held: isBrand };
}

/** Says that the best match requires a larger plan and how results are sorted instead, with a link to that plan. */
function MatchHeld() {
  const billing = useBilling();
  const plan = billing ? unlockingPlan(billing, 'aiTargeting') : null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {plan ? `Best match comes with ${plan.name}.` : 'Best match isn’t available on your account.'} For now, creators
        near your venues come first.
      </Typography>
      {plan && (
        <Button size="small" onClick={() => upgrade.open(plan.id)}>
          See the plans
        </Button>
      )}
    </Box>
  );
}

type LeftOutProps = { filter: BrowserFilter; count: number; onChange: (filter: BrowserFilter) => void };

/** How many results the brand's own exclusions hide, with a button to show them. */
function LeftOut({ filter, count, onChange }: LeftOutProps) {
  const { actor } = useSession();
  if (!filter.everybody && count === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, flexWrap: 'wrap' }}>
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {filter.everybody ? 'Your exclusions are off.' : leftOutInWords(count)}
      </Typography>
      <Button size="small" onClick={() => onChange({ ...filter, everybody: !filter.everybody })}>
        {filter.everybody ? 'Leave them out again' : 'Show them too'}
      </Button>
      <TextLink to={paths.brand.targeting(actor.uid)}>Change exclusions</TextLink>
    </Box>
  );
}

function leftOutInWords(count: number): string {
  if (count > browserLimits.exact)
    return `Your exclusions leave out more than ${browserLimits.exact.toLocaleString('en-GB')}.`;
  return `Your exclusions leave out ${count.toLocaleString('en-GB')}.`;
}
