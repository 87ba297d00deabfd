import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import type { DeskSubject } from '../../api/desk';

const DeskTab = lazy(() => import('../desk/DeskTab').then((module) => ({ default: module.DeskTab })));
const Timeline = lazy(() => import('../desk/Timeline').then((module) => ({ default: module.Timeline })));

/** Below a record: what staff keep on it, and, when asked for, what has happened to it. */
export function LaterParts({ kind, id }: DeskSubject) {
  const [history, setHistory] = useState(false);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <DeskTab kind={kind} id={id} />
      <Box>
        <Button variant="outlined" aria-expanded={history} onClick={() => setHistory(!history)}>
          {history ? 'Hide the timeline' : 'Show the timeline'}
        </Button>
      </Box>
      {history && <Timeline kind={kind} id={id} />}
    </Suspense>
  );
}
