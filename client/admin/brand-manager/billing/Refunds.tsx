import Box from '@mui/material/Box';
import { formatPence } from '../../../../server/contract/rules/money';
import { exactTime } from '../../../ui/RelativeTime';
import type { Subscription } from './billing-actions';
import { StaffPerson } from './StaffPerson';

const states: Readonly<Record<Subscription['refunds'][number]['state'], string>> = {
  asked: 'on its way',
  done: 'paid back',
  failed: 'refused by the card provider',
};

type RefundsProps = Pick<Subscription, 'refunds' | 'disputes'>;

/** Money that went back, and money that a bank wants back. */
export function Refunds({ refunds, disputes }: RefundsProps) {
  if (refunds.length === 0 && disputes.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Nothing has been paid back.</Box>;
  }
  return (
    <Box
      component="ul"
      aria-label="Refunds and disputes"
      sx={{ m: 0, pl: 4, typography: 'body2', display: 'grid', gap: 2 }}
    >
      {refunds.map(({ id, amountPence, state, askedBy, createdAt, reason }) => (
        <li key={id}>
          {formatPence(amountPence)} {states[state]}, asked by <StaffPerson id={askedBy} />, {exactTime(createdAt)}: “
          {reason}”
        </li>
      ))}
      {disputes.map(({ id, amountPence, state, openedAt, reason }) => (
        <li key={id}>
          {formatPence(amountPence)} disputed at the bank, {exactTime(openedAt)}: {reason}. The provider says: {state}.
        </li>
      ))}
    </Box>
  );
}
