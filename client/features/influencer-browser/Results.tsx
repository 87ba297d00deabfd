import { useCallback } from 'react';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { LoadMore } from '../../ui/LoadMore';
import { Fault } from '../../ui/Fault';
import { Box, Button } from '../../ui/elements';
import { type Facets, useInfluencers } from './browser-api';
import { type BrowserFilter, appliedFilters, type FilterName, filterNames, withoutList } from './browser-filter';
import { CardGrid, CardSkeletons } from './CardGrid';
import { InfluencerCard } from './InfluencerCard';
import { useSaved } from './use-saved';
import { EmptyState } from '../../ui/EmptyState';

type ResultsProps = {
  filter: BrowserFilter;
  facets: Facets | undefined;
  compared: readonly string[];
  /** Undefined unless the user is choosing whom to compare. */
  onCompare: ((ids: readonly string[]) => void) | undefined;
  onNarrow: (filter: BrowserFilter) => void;
};

/** Everyone who matches the filter; more are loaded near the end, and by a button. */
export function Results({ filter, facets, compared, onCompare, onNarrow }: ResultsProps) {
  const pages = useInfluencers(filter);
  const { data, error, isPending, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = pages;
  const people = [...new Map(data?.pages.flatMap(({ items }) => items.map((person) => [person.id, person]))).values()];
  const { saved, save } = useSaved();
  const more = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage());
  const toggle = useCallback(
    (id: string) => onCompare?.(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id]),
    [compared, onCompare],
  );
  return (
    <Box
      component="section"
      aria-label="Influencers"
      aria-busy={isPending || isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms 150ms' }}
    >
      <Fault>{error?.message}</Fault>
      {error && (
        <Button variant="outlined" onClick={() => void refetch()} sx={{ my: 3 }}>
          Retry
        </Button>
      )}
      {isPending && <CardSkeletons />}
      {data && people.length === 0 && <NobodyFound filter={filter} facets={facets} onChange={onNarrow} />}
      <CardGrid
        people={people}
        scored={people[0]?.score !== undefined}
        onNearEnd={more}
        card={(person) => (
          <InfluencerCard
            person={person}
            offer={filter.offer}
            of={data?.pages[0]?.of}
            compared={compared.includes(person.id)}
            full={compared.length >= browserLimits.compare}
            onCompare={onCompare && toggle}
            saved={saved?.has(person.id)}
            onSave={save}
          />
        )}
      />
      <LoadMore list={pages} />
    </Box>
  );
}

type NobodyFoundProps = {
  filter: BrowserFilter;
  /** Counts with this filter: each of its lists ignoring itself. */
  facets: Facets | undefined;
  onChange: (filter: BrowserFilter) => void;
};

/** Why there are no results, and what to remove: the search text, or a filter without which there would be some. */
export function NobodyFound({ filter, facets, onChange }: NobodyFoundProps) {
  const applied = appliedFilters(filter);
  const lists = filterNames.filter((name) => filter.chosen[name]);
  const helps = (name: FilterName) => Object.values(facets?.lists[name] ?? {}).some((count) => count > 0);
  const loosened = lists.findLast(helps) ?? (filter.text ? undefined : lists.at(-1));
  if (lists.length === 0 && !filter.text)
    return <EmptyState title="No influencers yet">They’ll appear here as soon as they join.</EmptyState>;
  return (
    <EmptyState
      title={titleOf(filter.text, lists.length > 0)}
      action={
        <>
          {loosened && (
            <Button variant="outlined" onClick={() => onChange(withoutList(filter, loosened))}>
              Search without{' '}
              {applied
                .filter(({ name }) => name === loosened)
                .map(({ label }) => `“${label}”`)
                .join(', ')}
            </Button>
          )}
          {filter.text && (
            <Button variant="outlined" onClick={() => onChange({ ...filter, text: '' })}>
              Clear the search
            </Button>
          )}
          {lists.length > 0 && <Button onClick={() => onChange({ ...filter, chosen: {}, text: '' })}>Clear all</Button>}
        </>
      }
    />
  );
}

function titleOf(text: string, filtered: boolean): string {
  if (!text) return 'Nobody matches all of these filters';
  return `Nobody matches “${text}”${filtered ? ' with these filters' : ''}`;
}
