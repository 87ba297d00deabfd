import { formatPence } from '../../server/contract/rules/money';

/** Whole pence as "£1,234"; figures are of equal width, so that columns line up. "N/A" when there is no amount. */
export function Money({ pence }: { pence: number | null | undefined }) {
  return <span className="tnum">{pence === null || pence === undefined ? 'N/A' : formatPence(pence)}</span>;
}
