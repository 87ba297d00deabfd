import { Suspense, lazy } from 'react';
import type { RaRecord, SimpleListProps } from 'react-admin';
import { PageSkeleton } from '../../ui/skeletons';

const SimpleRows = lazy(() => import('./SimpleRows'));

/** What stands at the right of a row, no paler than other words. */
const aside = { opacity: 1, color: 'text.secondary', typography: 'body2', lineHeight: 'inherit', pl: 3 } as const;

/** A row in two lines, for phones; wide windows never load it. */
export function PhoneRows<Row extends RaRecord>(props: SimpleListProps<Row>) {
  return (
    <Suspense fallback={<PageSkeleton shape="rows" tickets={8} bare />}>
      <SimpleRows {...(props as SimpleListProps)} sx={{ '& .RaSimpleList-tertiary': aside }} />
    </Suspense>
  );
}
