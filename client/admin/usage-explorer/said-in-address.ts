import { useSearchParams } from 'react-router';
import type { ChartView } from '../../ui/report/ChartPanel';

/**
 * The address that says this, or does not say it any more. What stands beside a filter is remembered with it by the list, and so is
 * there again when a record that was opened is closed; none at all is a filter too.
 */
export function sayingInAddress(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === null) next.delete(name);
  else next.set(name, value);
  if (!next.has('filter')) next.set('filter', '{}');
  return next;
}

/** Whether a chart is read as a table, as the address says under this name. */
export function useViewInAddress(name: string): [view: ChartView, show: (view: ChartView) => void] {
  const [address, setAddress] = useSearchParams();
  const show = (view: ChartView) =>
    setAddress((before) => sayingInAddress(before, name, view === 'table' ? view : null), {
      replace: true,
      preventScrollReset: true,
    });
  return [address.get(name) === 'table' ? 'table' : 'chart', show];
}
