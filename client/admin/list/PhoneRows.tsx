import { Suspense, lazy } from 'react';
import type { RaRecord, SimpleListProps } from 'react-admin';
import { PageSkeleton } from '../../ui/Skeletons';

const SimpleRows = lazy(() => import('./SimpleRows'));

/** A row in two lines, for phones; wide windows never load it. */
export function PhoneRows<Row extends RaRecord>(props: SimpleListProps<Row>) {
  return (
    <Suspense fallback={<PageSkeleton tickets={8} />}>
      <SimpleRows {...(props as SimpleListProps)} />
    </Suspense>
  );
}
