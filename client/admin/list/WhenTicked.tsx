import { type ReactNode, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';

/** What can be done with ticked rows: it comes with the first tick, and stays. */
export function WhenTicked({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  const [wanted, setWanted] = useState(false);
  if (selectedIds.length > 0 && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
