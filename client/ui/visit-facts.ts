import type { TicketFact } from './TicketFacts';

/** As it is agreed, or as the form of an offer holds it. */
type Visit = Readonly<{ guests: number | string; dressCode?: string; contactOnTheDay?: string }>;

/** What there is to know of a visit beside where and when. */
export const visitFacts = ({ guests, dressCode, contactOnTheDay }: Visit): TicketFact[] => [
  { label: 'Guests', value: guests === '' ? 'N/A' : guests },
  ...(dressCode ? [{ label: 'Dress code', value: dressCode }] : []),
  ...(contactOnTheDay ? [{ label: 'Contact', value: contactOnTheDay }] : []),
];
