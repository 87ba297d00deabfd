import Box from '@mui/material/Box';
import { planFor } from '../../../../server/contract/plans';
import { formatPence } from '../../../../server/contract/rules/money';
import type { components } from '../../../api/schema';
import { exactTime } from '../../../ui/RelativeTime';

type Line = components['schemas']['CreditLineView'];

const kinds: Readonly<Record<Line['kind'], string>> = {
  granted: 'Granted',
  lapsed: 'Lapsed',
  reserved: 'Reserved',
  spent: 'Spent',
  returned: 'Returned',
  'awaiting-payment': 'Waiting for payment',
  paid: 'Paid',
  kept: 'Kept',
  refunded: 'Refunded',
};

const signed = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count > 0 ? '+' : '−'}${Math.abs(count)} ${what}`];

const effectOf = ({ free, kept, pricePence }: Line): string =>
  [...signed(free, 'included'), ...signed(kept, 'kept'), ...(pricePence > 0 ? [formatPence(pricePence)] : [])].join(
    ', ',
  );

/** The latest hundred ledger lines. */
export function StaffLedger({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Nothing yet.</Box>;
  return (
    <Box
      component="ul"
      aria-label="Ledger"
      className="tnum"
      sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2', maxHeight: 360, overflowY: 'auto' }}
      tabIndex={0}
    >
      {lines.map((line) => (
        <Box
          component="li"
          key={line.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            justifyContent: 'space-between',
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <span>
            <strong>{kinds[line.kind]}</strong> {effectOf(line)} ({planFor(line.plan).name})
            {line.note && <>: {line.note}</>}
          </span>
          <Box component="time" dateTime={line.at} sx={{ color: 'text.secondary' }}>
            {exactTime(line.at)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
