import type { CollabRecord } from './collab.queries.js';

/** What has happened that people are written to about. `visitWasAt` is the time that does not stand any more. */
export type CollabNews = Readonly<{
  kind:
    | 'scheduled'
    | 'moved'
    | 'cancelled'
    | 'time-asked'
    | 'confirmation-asked'
    | 'reminded'
    | 'place-offered'
    | 'no-show-claimed';
  visitWasAt: Date | null;
}>;

/** Letters to both sides of a Collab about its visit, with the calendar entry that follows it. */
export abstract class CollabLetters {
  /** Writes to whom it concerns; joins the open transaction. */
  abstract tell(news: CollabNews, record: CollabRecord): Promise<void>;
}
