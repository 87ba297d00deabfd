/** Slows down those who would fill other people's mailboxes. Counts outlive restarts and failed requests. */
export abstract class EntryLimits {
  /**
   * Counts a mail that somebody causes: 5 an email address and 50 a network address in 15 minutes.
   * @throws onboarding/too-many-requests
   */
  abstract countMail(email: string, address: string): Promise<void>;
}
