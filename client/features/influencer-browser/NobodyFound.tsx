import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { Facets } from './browser-api';
import { appliedFilters, type BrowserFilter, type FilterName, filterNames, withoutList } from './browser-filter';

type NobodyFoundProps = {
  filter: BrowserFilter;
  /** What is counted with this filter: each of its lists without itself. */
  facets: Facets | undefined;
  onChange: (filter: BrowserFilter) => void;
};

/** Why nobody is there, and what to loosen: the words, and the filter without which somebody would be. */
export function NobodyFound({ filter, facets, onChange }: NobodyFoundProps) {
  const applied = appliedFilters(filter);
  const lists = filterNames.filter((name) => filter.chosen[name]);
  const helps = (name: FilterName) => Object.values(facets?.lists[name] ?? {}).some((count) => count > 0);
  const loosened = lists.findLast(helps) ?? (filter.text ? undefined : lists.at(-1));
  if (lists.length === 0 && !filter.text)
    return <EmptyState title="There are no influencers yet">They’ll appear here as soon as they join.</EmptyState>;
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
              Search without these words
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
