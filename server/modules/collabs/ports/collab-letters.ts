import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import type { Deliverable } from '../domain/deliverable.js';
import type { Cancellation } from '../domain/endings.js';
import { timesRunOut } from '../domain/moves.js';
import type { ToldRisks } from '../domain/food-risks.js';
import type { CollabRecord } from './repositories.js';

/**
 * Events that trigger an email. `visitWasAt` is the previous time; `foodRisks` is only for the brand, the day before
 * the visit.
 */
export type CollabNews = Readonly<{
  kind:
    | 'scheduled'
    | 'moved'
    | 'cancelled'
    | 'time-asked'
    | 'food-risks-asked'
    | 'food-risks-told'
    | 'confirmation-asked'
    | 'reminded'
    | 'place-offered'
    | 'no-show-claimed'
    | 'bill-typed'
    | 'content-reminded'
    | 'undelivered-claimed'
    | 'close-warned'
    | 'undelivered'
    | 'rights-ending';
  visitWasAt: Date | null;
  /** For what was cancelled. */
  cancellation?: Cancellation;
  /** An outcome that returned the credit. */
  creditUntil?: NoticeFacts['creditUntil'];
  /** Which pieces, and how far away their end is. */
  rightsEnd?: Readonly<{ due: NonNullable<NoticeFacts['due']>; pieces: readonly Deliverable[] }>;
  foodRisks?: Pick<ToldRisks, 'guests'> & Readonly<{ own: ToldRisks['own'] | null }>;
}>;

type LetterSide = 'brand' | 'influencer';
const both: readonly LetterSide[] = ['brand', 'influencer'];

const concerned: Record<CollabNews['kind'], readonly LetterSide[]> = {
  scheduled: both,
  moved: both,
  cancelled: both,
  'time-asked': both,
  'food-risks-asked': ['influencer'],
  'food-risks-told': ['brand'],
  'confirmation-asked': both,
  reminded: ['influencer'],
  'place-offered': ['influencer'],
  'no-show-claimed': ['influencer'],
  'bill-typed': ['influencer'],
  'content-reminded': ['influencer'],
  'undelivered-claimed': ['influencer'],
  'close-warned': both,
  undelivered: both,
  'rights-ending': ['brand'],
};

/** Who gets such news: nobody if the place offered is no longer held, both sides if the brand’s times run out. */
export function sidesConcerned({ kind }: CollabNews, { collab, wait }: CollabRecord): readonly LetterSide[] {
  if (kind === 'place-offered' && !wait?.held) return [];
  return kind === 'reminded' && timesRunOut(collab) ? both : concerned[kind];
}

/**
 * Emails both sides of a Collab about its visit, with the calendar entry, its bill, content that is owed, and the end of
 * rights.
 */
export abstract class CollabLetters {
  /** Emails the sides concerned; joins the open transaction. */
  abstract tell(news: CollabNews, record: CollabRecord): Promise<void>;
}
