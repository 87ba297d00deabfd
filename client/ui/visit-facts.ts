import { formatPence } from '../../server/contract/rules/money';
import { type Terms, type Tip, type VisitNotes, visitNotesOf } from '../../server/contract/terms';
import { phoneIn } from '../../server/contract/way-there';
import { daysInWords } from './asks';
import type { TicketFact } from './ticket-parts';

/** As agreed, or as an offer's form values. */
type Visit = Readonly<{ guests: number | string }> & Pick<Terms, 'guestsRequired' | 'guestsOweContent'> & VisitNotes;

/** Omitted if empty. */
const said = (label: string, value: string | null | undefined): TicketFact[] => (value ? [{ label, value }] : []);

const tipInWords: Record<Tip, string> = { included: 'Included', welcome: 'Welcome', expected: 'Expected' };

/** "Worth £90 (covers up to £80)": the guest pays anything beyond the cover. */
export const worthInWords = ({ valuePence, coversPence }: Pick<Terms, 'valuePence' | 'coversPence'>): string =>
  `Worth ${formatPence(valuePence)}${coversPence && coversPence !== valuePence ? ` (covers up to ${formatPence(coversPence)})` : ''}`;

/** The extent of the gift; empty for a parcel, which has no such terms. */
export const coverFacts = (terms: Pick<Terms, 'coversPence' | 'included' | 'notIncluded' | 'tip'>): TicketFact[] => [
  ...said('Covers', terms.coversPence ? `Up to ${formatPence(terms.coversPence)}` : null),
  ...said('Included', terms.included),
  ...said('Not included', terms.notIncluded),
  ...said('Tip', terms.tip && tipInWords[terms.tip]),
];

/** Further information about a visit, in addition to where and when. */
export const visitFacts = (visit: Visit): TicketFact[] => [
  { label: 'Guests', value: guestsInWords(visit) },
  ...visitNotesOf(visit).map(({ label, value }) => ({ label, value: withUnbrokenPhone(value) })),
];

/** A telephone number is never broken over two lines. */
function withUnbrokenPhone(text: string): string {
  const phone = phoneIn(text);
  return phone ? text.replace(phone, phone.replaceAll(' ', '\u00a0')) : text;
}

/** "1 required. Guests owe content too." */
function guestsInWords({ guests, guestsRequired, guestsOweContent }: Visit): string {
  if (guests === '') return 'N/A';
  if (Number(guests) === 0) return 'None';
  const howMany = Number(guests) === 1 ? '1' : `Up to ${guests}`;
  return `${howMany} ${guestsRequired ? 'required' : 'welcome'}${guestsOweContent ? '. Guests owe content too.' : ''}`;
}

/** How long posts stay up; empty for content that is delivered and not posted. */
export const stayFacts = ({ asks, postsStayDays }: Pick<Terms, 'asks' | 'postsStayDays'>): TicketFact[] =>
  said('Stays up', postsStayDays && asks.some(({ type }) => type !== 'ugc') ? daysInWords(postsStayDays) : null);
