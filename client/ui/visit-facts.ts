import type { components } from '../api/schema';
import type { TicketFact } from './TicketFacts';

type Visit = Pick<components['schemas']['TermsView'], 'guests' | 'dressCode'>;

/** What there is to know of a visit beside where and when. */
export const visitFacts = ({ guests, dressCode }: Visit): TicketFact[] => [
  { label: 'Guests', value: guests },
  ...(dressCode ? [{ label: 'Dress code', value: dressCode }] : []),
];
