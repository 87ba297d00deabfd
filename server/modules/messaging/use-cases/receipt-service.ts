import type { Actor } from '../../../shared/kernel/index.js';
import { mySide } from '../domain/conversation.js';
import type {
  ConversationReading,
  Reader,
  ConversationRepository,
  ConversationSignals,
} from '../ports/repositories.js';

/** A service for the pages that follow a conversation: three small notices to the other side, which are read, received and writing. */
export class ReceiptService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reading: ConversationReading,
    private readonly signals: ConversationSignals,
  ) {}

  /** Up to the message at `seq` everything has been read. @throws messagingErrors.notFound */
  async read(actor: Actor, id: string, seq: number): Promise<void> {
    const conversation = await this.conversations.get(id);
    const side = mySide(conversation, actor);
    if (await this.conversations.moveOn(id, side, { delivered: seq, read: seq })) this.signals.movedOn(conversation);
  }

  /**
   * What was sent until now has reached a screen of the reader's. Answers in how many conversations something is unread.
   * Staff who look as someone receive nothing for them.
   */
  async receive(actor: Actor, reader: Reader): Promise<number> {
    if (actor.viewing) return this.reading.unread(reader);
    for (const { id, lastSeq } of await this.reading.undelivered(reader)) {
      if (await this.conversations.moveOn(id, reader.side, { delivered: lastSeq }))
        this.signals.movedOn(await this.conversations.get(id));
    }
    return this.reading.unread(reader);
  }

  /** Someone is writing just now. @throws messagingErrors.notFound */
  async write(actor: Actor, id: string): Promise<void> {
    const conversation = await this.conversations.get(id);
    this.signals.writing(conversation, mySide(conversation, actor));
  }
}
