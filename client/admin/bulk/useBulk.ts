import { useState } from 'react';
import { useProgress } from '../../api/progress';
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
