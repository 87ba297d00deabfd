import { useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

const inText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

type OfList = Readonly<{
  /** Applied filters, without cleared ones. */
  applied: Filters;
  /** The value of one filter as a string; empty if it isn't applied. */
  valueOf: (source: string) => string;
  /** Sets one filter to this value; null clears it. */
  set: (source: string, value: string | number | null) => void;
  clear: () => void;
}>;

/** The list's filters, and how to change them. */
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
