import { type Secrets, SignedIds } from '../../../../shared/secrets.js';
import { calendarErrors } from '../../domain/feed.js';

/** The secret part of a calendar's URL: the id of a subscription, and a signature. */
export class FeedTokens {
  private readonly ids: SignedIds;

  constructor(secrets: Secrets) {
    this.ids = new SignedIds(secrets, 'tastemaker calendars');
  }

  tokenOf(feedId: string): string {
    return this.ids.tokenOf(feedId);
  }

  /** The subscription's id. @throws calendar/not-found for an invalid signature */
  idIn(token: string): string {
    const id = this.ids.idIn(token);
    if (id === null) throw calendarErrors.notFound();
    return id;
  }
}
