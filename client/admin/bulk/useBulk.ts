import { useState, useEffect } from 'react';
import { onLiveMessage } from '../../api/live-stream';
import type { Report } from './BulkReport';

/**
 * The state of a bulk call: its rows (which are deselected afterwards), its idempotency key, which is reused on retry,
 * and for the dialog the progress and who was left out.
 */
export function useBulk<Id>(given: readonly Id[]) {
  const [ids] = useState(given);
  const [report, setReport] = useState<Report | null>(null);
  const { task, done } = useProgress();
  return { ids, task, setReport, progress: { done, total: ids.length, report } };
}

/** Names the next call, and follows its progress on the live stream. */
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
