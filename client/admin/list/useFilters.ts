import { useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

/** The filters that are applied (an emptied one is not), and how to be rid of them. */
export function useFilters(): { applied: Filters; clear: () => void } {
  const list = useListContext();
  const applied = Object.entries(list.filterValues as Filters).filter(([, value]) => value !== '' && value !== null);
  return { applied: Object.fromEntries(applied), clear: () => list.setFilters({}, {}) };
}
