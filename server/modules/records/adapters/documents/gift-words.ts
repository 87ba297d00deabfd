import { londonTimeAt } from '../../../../contract/rules/london-time.js';
import type { GiftStatement, StatedGift } from '../../domain/gift-statement.js';

export const dayOf = (moment: Date): string => londonTimeAt(moment).date;

/** The first and the last day of a statement. */
export const daysOf = ({ startsAt, endsBefore }: GiftStatement) => ({
  from: dayOf(startsAt),
  to: dayOf(new Date(endsBefore.getTime() - 1)),
});

const kinds = { received: 'Received', reversed: 'Taken back', corrected: 'Corrected' } as const;

export const kindInWords = ({ kind }: StatedGift): string => kinds[kind];
