import { formatPence } from '../../server/contract/rules/money';
import { type Terms, type Tip, type VisitNotes, visitNotesOf } from '../../server/contract/terms';
import { daysInWords } from './asks';
import type { TicketFact } from './ticket-parts';

/** As it is agreed, or as the form of an offer holds it. */
type Visit = Readonly<{ guests: number | string }> & Pick<Terms, 'guestsRequired' | 'guestsOweContent'> & VisitNotes;

/** Nothing where nothing is said. */
const said = (label: string, value: string | null | undefined): TicketFact[] => (value ? [{ label, value }] : []);

const tipInWords: Record<Tip, string> = { included: 'Included', welcome: 'Welcome', expected: 'Expected' };

/** "Worth £90 (covers up to £80)": what there is beyond the cover is the guest’s to pay. */
export const worthInWords = ({ valuePence, coversPence }: Pick<Terms, 'valuePence' | 'coversPence'>): string =>
  `Worth ${formatPence(valuePence)}${coversPence && coversPence !== valuePence ? ` (covers up to ${formatPence(coversPence)})` : ''}`;

/** How far the gift goes; nothing for a parcel, which has no such terms. */
export const coverFacts = (terms: Pick<Terms, 'coversPence' | 'included' | 'notIncluded' | 'tip'>): TicketFact[] => [
  ...said('Covers', terms.coversPence ? `Up to ${formatPence(terms.coversPence)}` : null),
  ...said('Included', terms.included),
  ...said('Not included', terms.notIncluded),
  ...said('Tip', terms.tip && tipInWords[terms.tip]),
];

/** What there is to know of a visit beside where and when. */
export const visitFacts = (visit: Visit): TicketFact[] => [
  { label: 'Guests', value: guestsInWords(visit) },
  ...visitNotesOf(visit),
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
