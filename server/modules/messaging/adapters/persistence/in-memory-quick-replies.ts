import { newId } from '../../../../shared/kernel/index.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { QuickReplies, type QuickReply } from '../../ports/quick-replies.js';

export class InMemoryQuickReplies extends QuickReplies {
  private replies: (QuickReply & Readonly<{ owner: string }>)[] = [];

  async of(owner: string): Promise<QuickReply[]> {
    return this.replies.filter((reply) => reply.owner === owner).map(({ id, text }) => ({ id, text }));
  }

  async add(owner: string, text: string, atMost: number): Promise<QuickReply> {
    const known = await this.of(owner);
    const same = known.find((reply) => reply.text === text);
    if (same) return same;
    if (known.length >= atMost) throw messagingErrors.tooManyQuickReplies(atMost);
    const reply = { id: newId(), text };
    this.replies.push({ ...reply, owner });
    return reply;
  }

  async remove(owner: string, id: string): Promise<void> {
    const [mine] = await this.of(owner).then((all) => all.filter((reply) => reply.id === id));
    if (!mine) throw messagingErrors.quickReplyNotFound(id);
    this.replies = this.replies.filter((reply) => reply.id !== id || reply.owner !== owner);
  }
}
