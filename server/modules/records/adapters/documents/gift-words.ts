import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import type { GiftStatement, StatedGift } from '../../domain/gift-statement.js';

export const dayOf = (moment: Date): string => londonTimeAt(moment).date;

/** The first and the last day of a statement. */
export const daysOf = ({ startsAt, endsBefore }: GiftStatement) => ({
  from: dayOf(startsAt),
  to: dayOf(new Date(endsBefore.getTime() - 1)),
});

export const kindInWords = ({ kind }: StatedGift): string => (kind === 'received' ? 'Received' : 'Taken back');
