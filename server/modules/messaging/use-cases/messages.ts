import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { type Attachment, edit, type Message, say, takeBack } from '../domain/message.js';
import { messagingErrors } from '../domain/messaging.errors.js';
import type { AttachmentFiles, ChatAccess } from '../ports/neighbours.js';
import type { ConversationRepository, ConversationSignals } from '../ports/repositories.js';
import { mySide } from '../domain/conversation.js';

/** Attachments in addition to text; sent again with the same `clientId`, it is still one message. */
type MessageMore = Readonly<{ clientId?: string; fileIds?: readonly string[] }>;

/** One side writes to the other. */
export class SendMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly files: AttachmentFiles,
    private readonly access: ChatAccess,
    private readonly signals: ConversationSignals,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.notFound, messagingErrors.badText, messagingErrors.blocked, messagingErrors.fileNotYours, billing/feature-locked */
  async execute(
    actor: Actor,
    conversationId: string,
    text: string,
    { clientId, fileIds = [] }: MessageMore = {},
  ): Promise<Message> {
    const conversation = await this.conversations.get(conversationId);
    if (conversation.kind === 'pair' && actor.profile?.type === 'brand') await this.access.require(actor.profile.uid);
    const send = async () => {
      const files = await this.filesOf(actor, fileIds);
      const [message, event] = say(conversation, { text, clientId, files }, actor, this.clock.now());
      const stored = await this.conversations.add(message, event);
      if (stored.id === message.id) this.signals.sent(conversation, stored, event); // else it was sent before
      return stored;
    };
    // Files are locked until the message is stored, so that they can't be deleted in between.
    return fileIds.length === 0 ? send() : this.transaction.inTransaction(send);
  }

  private async filesOf(actor: Actor, ids: readonly string[]): Promise<Attachment[]> {
    const files: Attachment[] = [];
    for (const id of ids) {
      const file = await this.files.ownedBy(actor.profile?.uid ?? actor.userId, id);
      if (!file) throw messagingErrors.fileNotYours();
      files.push(file);
    }
    return files;
  }
}

/** A writer edits or deletes their own message, within 15 minutes. */
export class ChangeMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param text the new text; null deletes it
   * @throws messagingErrors.notFound, messagingErrors.messageNotFound, messagingErrors.tooLateToChange,
   * messagingErrors.badText
   */
  async execute(actor: Actor, conversationId: string, messageId: string, text: string | null): Promise<Message> {
    const conversation = await this.conversations.get(conversationId);
    mySide(conversation, actor); // for others it doesn't exist, nor do its messages
    const message = await this.conversations.message(conversationId, messageId);
    const now = this.clock.now();
    const [changed, event] =
      text === null ? takeBack(conversation, message, actor, now) : edit(conversation, message, text, actor, now);
    await this.conversations.change(changed, event);
    return changed;
  }
}
