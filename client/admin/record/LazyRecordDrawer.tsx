import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useOpenId } from './useOpenId';

const RecordDrawer = lazy(() => import('./RecordDrawer').then((module) => ({ default: module.RecordDrawer })));

/** The drawer comes with the first record that is opened, and stays, so that it can slide away. */
export function LazyRecordDrawer({ children }: { children: ReactNode }) {
  const isOpen = useOpenId() !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <RecordDrawer>{children}</RecordDrawer>
    </Suspense>
  );
}
