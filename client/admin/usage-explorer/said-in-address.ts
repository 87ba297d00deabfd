import { useSearchParams } from 'react-router';
import type { ChartView } from '../../ui/report/ChartPanel';

/**
 * The address with this choice, or without it. The list remembers it along with its filters, so it's there again when a record is
 * closed; no choice is a filter too.
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
