import type { Actor } from '../../../shared/kernel/index.js';
import { mySide } from '../domain/conversation.js';
import type {
  ConversationReading,
  Reader,
  ConversationRepository,
  ConversationSignals,
} from '../ports/repositories.js';

/** A service for pages that show a conversation: sends read, delivered and typing signals to the other side. */
export class ReceiptService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reading: ConversationReading,
    private readonly signals: ConversationSignals,
  ) {}

  /** Marks everything up to `seq` as read. @throws messagingErrors.notFound */
  async read(actor: Actor, id: string, seq: number): Promise<void> {
    const conversation = await this.conversations.get(id);
    const side = mySide(conversation, actor);
    if (await this.conversations.moveOn(id, side, { delivered: seq, read: seq })) this.signals.movedOn(conversation);
  }

  /**
   * Marks everything sent so far as delivered. Returns the number of conversations with unread messages. Staff viewing
   * as someone mark nothing.
   */
  async receive(actor: Actor, reader: Reader): Promise<number> {
    if (actor.viewing) return this.reading.unread(reader);
    for (const { id, lastSeq } of await this.reading.undelivered(reader)) {
      if (await this.conversations.moveOn(id, reader.side, { delivered: lastSeq }))
        this.signals.movedOn(await this.conversations.get(id));
    }
    return this.reading.unread(reader);
  }

  /** Someone is typing. @throws messagingErrors.notFound */
  async write(actor: Actor, id: string): Promise<void> {
    const conversation = await this.conversations.get(id);
    this.signals.writing(conversation, mySide(conversation, actor));
  }
}
