import { formatPence } from '../../server/contract/rules/money';
import type { Terms, Tip } from '../../server/contract/terms';
import { daysInWords } from './asks';
import type { TicketFact } from './TicketFacts';

/** As it is agreed, or as the form of an offer holds it. */
type Visit = Readonly<{ guests: number | string }> &
  Pick<
    Terms,
    | 'guestsRequired'
    | 'guestsOweContent'
    | 'coversPence'
    | 'included'
    | 'notIncluded'
    | 'tip'
    | 'dressCode'
    | 'houseRules'
    | 'contactOnTheDay'
  >;

/** Nothing where nothing is said. */
const said = (label: string, value: string | null | undefined): TicketFact[] => (value ? [{ label, value }] : []);

const tipInWords: Record<Tip, string> = { included: 'Included', welcome: 'Welcome', expected: 'Expected' };

/** What there is to know of a visit beside where and when. */
export const visitFacts = (visit: Visit): TicketFact[] => [
  ...said('Covers', visit.coversPence ? `Up to ${formatPence(visit.coversPence)}` : null),
  ...said('Included', visit.included),
  ...said('Not included', visit.notIncluded),
  ...said('Tip', visit.tip && tipInWords[visit.tip]),
  { label: 'Guests', value: guestsInWords(visit) },
  ...said('Dress code', visit.dressCode),
  ...said('House rules', visit.houseRules),
  ...said('Contact', visit.contactOnTheDay),
];

/** "1 required. Guests owe content too." */
function guestsInWords({ guests, guestsRequired, guestsOweContent }: Visit): string {
  if (guests === '') return 'N/A';
  if (Number(guests) === 0) return 'None';
  const howMany = Number(guests) === 1 ? '1' : `Up to ${guests}`;
  return `${howMany} ${guestsRequired ? 'required' : 'welcome'}${guestsOweContent ? '. Guests owe content too.' : ''}`;
}

/** For how long posts stay up; nothing of what is handed over and not posted. */
export const stayFacts = ({ asks, postsStayDays }: Pick<Terms, 'asks' | 'postsStayDays'>): TicketFact[] =>
  said('Stays up', postsStayDays && asks.some(({ type }) => type !== 'ugc') ? daysInWords(postsStayDays) : null);
