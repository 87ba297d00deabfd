import { formatPence } from '../../server/contract/rules/money';

/** Pence as "£1,234"; never broken over two lines, and with tabular figures, so that columns align. "N/A" without an amount. */
export function Money({ pence }: { pence: number | null | undefined }) {
  return <span className="tnum money">{pence === null || pence === undefined ? 'N/A' : formatPence(pence)}</span>;
}
