/** A sentence that one writes often. */
export type QuickReply = Readonly<{ id: string; text: string }>;

/**
 * The sentences that people keep. `owner` is a profile's uid, or `staff` for those that all staff share.
 * The promises below are executable: see quick-replies.contract.ts.
 */
export abstract class QuickReplies {
  /** The oldest first. */
  abstract of(owner: string): Promise<QuickReply[]>;

  /** Keeps it; the same text again is the same reply. @throws messagingErrors.tooManyQuickReplies beyond `atMost` */
  abstract add(owner: string, text: string, atMost: number, now: Date): Promise<QuickReply>;

  /** @throws messagingErrors.quickReplyNotFound when it is not there, or somebody else's */
  abstract remove(owner: string, id: string): Promise<void>;
}
