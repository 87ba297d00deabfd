import type { TicketFact } from './TicketFacts';

/** As it is agreed, or as the form of an offer holds it. */
type Visit = Readonly<{ guests: number | string; dressCode?: string }>;

/** What there is to know of a visit beside where and when. */
export const visitFacts = ({ guests, dressCode }: Visit): TicketFact[] => [
  { label: 'Guests', value: guests === '' ? 'N/A' : guests },
  ...(dressCode ? [{ label: 'Dress code', value: dressCode }] : []),
];
