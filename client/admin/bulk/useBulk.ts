import { useState } from 'react';
import type { Report } from './BulkReport';
import { useProgress } from './useProgress';

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
