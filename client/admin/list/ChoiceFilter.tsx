import { IconCheck } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Option } from '../../../server/contract/lists/option';
import { countInWords, type FacetCounts } from '../../../server/contract/rules/facet-counts';
import { call } from '../../api/client';
import { resources } from '../resources';
import { useFilters } from './useFilters';

type ChoiceFilterProps = { source: string; label: string; choices: readonly Option[] };

/** How many options show before “all” is clicked. */
const atFirst = 6;
/** If there are only this many more, they show at once. */
const tolerated = 2;

/** One reference list as a filter, with a count for each option; choosing the selected one again clears it. */
export function ChoiceFilter({ source, label, choices }: ChoiceFilterProps) {
  const titleId = useId();
  const [whole, setWhole] = useState(false);
  const facets = useFacets();
  const { valueOf, set } = useFilters();
  const chosen = valueOf(source);
  const offered = choices.filter(({ id, hidden }) => !hidden || String(id) === chosen || facets?.lists[source]?.[id]);
  const folds = offered.length > atFirst + tolerated;
  const shown = folds && !whole ? foremost(offered, chosen, facets?.lists[source]) : offered;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box id={titleId} sx={{ typography: 'subtitle2', mb: 1 }}>
        {label}
      </Box>
      {shown.map(({ id, label: words }) => {
        const on = String(id) === chosen;
        return (
          <ButtonBase key={id} aria-pressed={on} onClick={() => set(source, on ? null : id)} sx={row(on)}>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {words}
            </Box>
            {on && <IconCheck size={16} stroke={2} aria-hidden />}
            {facets && (
              <Box component="span" className="tnum" sx={{ color: on ? 'inherit' : 'text.secondary' }}>
                {countInWords(facets, source, String(id))}
              </Box>
            )}
          </ButtonBase>
        );
      })}
      {folds && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)} sx={{ minWidth: 0, px: 2, mx: -2 }}>
          {whole ? `Fewer of ${label.toLowerCase()}` : `All ${offered.length}`}
        </Button>
      )}
    </Box>
  );
}

/** The most frequent options and the selected one, in the list's order. */
function foremost(options: readonly Option[], chosen: string, counts: FacetCounts['lists'][string] = {}): Option[] {
  const weight = ({ id }: Option) => (String(id) === chosen ? Infinity : (counts[id] ?? 0));
  const most = new Set(options.toSorted((a, b) => weight(b) - weight(a)).slice(0, atFirst));
  return options.filter((option) => most.has(option));
}

const row = (on: boolean) =>
  ({
    display: 'flex',
    gap: 2,
    width: '100%',
    minHeight: { xs: 44, lg: 30 },
    px: 2,
    mx: -2,
    boxSizing: 'content-box',
    borderRadius: '6px',
    textAlign: 'left',
    typography: 'body2',
    bgcolor: on ? 'pass.primarySoft' : undefined,
    color: on ? 'pass.primary' : 'text.primary',
    fontWeight: on ? 600 : 400,
    '&:hover': { bgcolor: on ? 'pass.primarySoft' : 'pass.sunken' },
  }) as const;

const counted = [resources.brands, resources.influencers, resources.users, resources.collabs] as const;

/** Counts for each option of this list's filters, where available. Loaded after the rows. */
function useFacets(): FacetCounts | undefined {
  const { resource, isPending } = useListContext();
  const { applied } = useFilters();
  const list = counted.find((each) => each === resource);
  const { data } = useQuery({
    queryKey: [resource, 'facets', applied],
    queryFn:
      list && !isPending
        ? ({ signal }) =>
            call(`GET /api/v1/admin/${list}/facets`, { query: { filter: JSON.stringify(applied) }, signal })
        : skipToken,
    placeholderData: keepPreviousData,
  });
  return data;
}
