import type { NoticeFacts } from '../../../contract/rules/notification-kinds.js';
import type { Cancellation } from '../domain/endings.js';
import { timesRunOut } from '../domain/moves.js';
import type { ToldRisks } from '../domain/food-risks.js';
import type { CollabRecord } from './repositories.js';

/**
 * Events that people get an email about. `visitWasAt` is the time that no longer applies; `foodRisks` is for the brand alone, the
 * day before the visit.
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
    | 'undelivered';
  visitWasAt: Date | null;
  /** Of what was cancelled. */
  cancellation?: Cancellation;
  /** Of an end that gave the credit back. */
  creditUntil?: NoticeFacts['creditUntil'];
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
};

/** Whom such news concerns: nobody where a place was offered that is not kept any more, both where the brand’s times run out. */
export function sidesConcerned({ kind }: CollabNews, { collab, wait }: CollabRecord): readonly LetterSide[] {
  if (kind === 'place-offered' && !wait?.held) return [];
  return kind === 'reminded' && timesRunOut(collab) ? both : concerned[kind];
}

/** Letters to both sides of a Collab: about its visit, with the calendar entry that follows it, its bill, and content that is owed. */
export abstract class CollabLetters {
  /** Writes to whom it concerns; joins the open transaction. */
  abstract tell(news: CollabNews, record: CollabRecord): Promise<void>;
}
