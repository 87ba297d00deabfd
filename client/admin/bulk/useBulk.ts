import { useState, useEffect } from 'react';
import { onLiveMessage } from '../../api/live-stream';
import type { Report } from './BulkReport';

/**
 * What one call about many keeps: whom it began with (afterwards nobody is ticked), the name of the call, which stays, so that trying
 * again does nothing twice, and for the dialog how far it is and who was left out.
 */
export function useBulk<Id>(given: readonly Id[]) {
  const [ids] = useState(given);
  const [report, setReport] = useState<Report | null>(null);
  const { task, done } = useProgress();
  return { ids, task, setReport, progress: { done, total: ids.length, report } };
}

/** Names the call that is to come, and counts what the live stream tells of it. */
export function useProgress(): { task: string; done: number } {
  const [task] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState(0);
  useEffect(
    () =>
      onLiveMessage(({ type, name, id }) => {
        if (type === 'progress' && id === task) setDone(Number(name.slice(name.indexOf('.') + 1)));
      }),
    [task],
  );
  return { task, done };
}
