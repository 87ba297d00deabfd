import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { latePart } from '../../app/theme/with-mui';
import type { DeskSubject, TimelineSubject } from '../../api/desk';

const DeskTab = latePart(() => import('../desk/DeskTab').then((module) => module.DeskTab));

/** Below a record: staff's notes and tasks, and, on demand, its history. */
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

const Timeline = latePart(() => import('../desk/Timeline').then((module) => module.Timeline));

/** A record's history, loaded on demand. */
export function ShowTimeline({ kind, id }: TimelineSubject) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Box>
        <Button variant="outlined" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide the timeline' : 'Show the timeline'}
        </Button>
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        {shown && <Timeline kind={kind} id={id} />}
      </Suspense>
    </>
  );
}
