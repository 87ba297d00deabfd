/** Slows down those who would flood the live chat, or everybody. Counts outlive restarts and failed requests. */
export abstract class ChatLimits {
  /** A new chat: 10 a network address in an hour. @throws messagingErrors.tooMany */
  abstract countChat(address: string): Promise<void>;

  /** A message of a visitor: 30 in a minute. @throws messagingErrors.tooMany */
  abstract countMessage(visitorId: string): Promise<void>;

  /** A message of staff to one or many: 30 in a minute. @throws messagingErrors.tooMany */
  abstract countStaffMessage(userId: string): Promise<void>;
}
