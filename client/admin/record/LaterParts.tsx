import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy } from 'react';
import type { DeskSubject } from '../../api/desk';
import { ShowTimeline } from './ShowTimeline';

const DeskTab = lazy(() => import('../desk/DeskTab').then((module) => ({ default: module.DeskTab })));

/** Below a record: what staff keep on it, and, when asked for, what has happened to it. */
export function LaterParts(subject: DeskSubject) {
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        <DeskTab {...subject} />
      </Suspense>
      <ShowTimeline {...subject} />
    </>
  );
}
