import type { LiveChatVisitor } from '../../domain/live-chat.js';
import { LiveChatVisitors } from '../../ports/live-chat-visitors.js';

export class InMemoryLiveChatVisitors extends LiveChatVisitors {
  readonly visitors = new Map<string, LiveChatVisitor>();
  private readonly due = new Map<string, Date>();

  async add(visitor: LiveChatVisitor): Promise<void> {
    this.visitors.set(visitor.id, visitor);
  }

  async byToken(tokenHash: string): Promise<LiveChatVisitor | null> {
    return [...this.visitors.values()].find((visitor) => visitor.tokenHash === tokenHash) ?? null;
  }

  async leaveEmail(id: string, email: string): Promise<void> {
    this.visitors.set(id, { ...this.visitors.get(id)!, email });
  }

  async planAnswer(id: string, at: Date): Promise<void> {
    if (!this.due.has(id)) this.due.set(id, at);
  }

  async takeDue(now: Date, limit: number): Promise<LiveChatVisitor[]> {
    const ids = [...this.due].filter(([, at]) => at <= now).map(([id]) => id);
    for (const id of ids.slice(0, limit)) this.due.delete(id);
    return ids.slice(0, limit).map((id) => this.visitors.get(id)!);
  }

  async forgetBefore(moment: Date, limit: number): Promise<number> {
    const old = [...this.visitors.values()].filter(({ createdAt }) => createdAt < moment).slice(0, limit);
    for (const { id } of old) this.visitors.delete(id);
    return old.length;
  }
}
