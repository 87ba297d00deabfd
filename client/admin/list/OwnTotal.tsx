import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';

/**
 * While rows of the former filters wait for those of the new ones, how many there are is not known: without this, tabs, pages and
 * “Choose all” would tell the former number.
 */
export function OwnTotal({ children }: { children: ReactNode }) {
  const list = useListContext();
  const filter = JSON.stringify(list.filterValues);
  const [countedFor, setCountedFor] = useState(filter);
  if (!list.isPlaceholderData && countedFor !== filter) setCountedFor(filter);
  const own = list.isPlaceholderData && countedFor !== filter ? { ...list, total: undefined } : list;
  return <ListContextProvider value={own as typeof list}>{children}</ListContextProvider>;
}
