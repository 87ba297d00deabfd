import { useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

const inText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

type OfList = Readonly<{
  /** The filters that are applied; an emptied one is not. */
  applied: Filters;
  /** The value of one of them as a text; empty where it is not applied. */
  valueOf: (source: string) => string;
  /** Filters by this value of one of them; by none of it with null. */
  set: (source: string, value: string | number | null) => void;
  clear: () => void;
}>;

/** What the list is filtered by, and how to change that. */
export function useFilters(): OfList {
  const list = useListContext();
  const given = Object.entries(list.filterValues as Filters).filter(([, value]) => value !== '' && value !== null);
  const applied: Filters = Object.fromEntries(given);
  return {
    applied,
    valueOf: (source) => inText(applied[source]),
    set: (source, value) => {
      const others = Object.fromEntries(given.filter(([name]) => name !== source));
      list.setFilters(value === null || value === '' ? others : { ...others, [source]: value }, {});
    },
    clear: () => list.setFilters({}, {}),
  };
}
