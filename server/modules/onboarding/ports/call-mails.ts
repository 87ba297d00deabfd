import type { Call } from '../domain/call.js';

/** What mails about calls say. */
export abstract class CallMails {
  /**
   * Tells the person, and our own people, when the call is, each with a calendar file.
   * @param token opens the page on which the person can move or cancel it
   */
  abstract tell(news: 'booked' | 'moved', call: Call, token: string): Promise<void>;

  /** Tells both that it is called off; the calendar file takes the call out of their diaries. */
  abstract tellCancelled(call: Call): Promise<void>;
}
