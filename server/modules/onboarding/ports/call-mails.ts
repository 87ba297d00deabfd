import type { Call } from '../domain/call.js';

/** What mails about calls say. */
export abstract class CallMails {
  /**
   * Tells the person, and our own people, what has become of the call, each with a calendar file.
   * @param token opens the page on which the person can move or cancel it
   */
  abstract tell(news: 'booked' | 'moved' | 'cancelled', call: Call, token: string): Promise<void>;
}
