import { newId } from '../../../../shared/kernel/index.js';
import type { Conversation, ConversationEvent, Side } from '../../domain/conversation.js';
import type { LiveChatVisitor } from '../../domain/live-chat.js';
import type { Message, MessageEvent } from '../../domain/message.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import type { Report, ReportEvent } from '../../domain/report.js';
import {
  ConversationReading,
  ConversationRepository,
  ConversationSignals,
  LiveChatVisitors,
  type MessageRow,
  type Place,
  QuickReplies,
  type QuickReply,
  type Reader,
  ReportRepository,
  rowOf,
} from '../../ports/repositories.js';

export class InMemoryConversationSignals extends ConversationSignals {
  readonly told: string[] = [];
  sent(_: Conversation, { text }: Message): void {
    this.told.push(`sent ${text}`);
  }
  movedOn({ id }: Conversation): void {
    this.told.push(`moved on ${id}`);
  }
  writing({ id }: Conversation, side: Side): void {
    this.told.push(`${side} writes ${id}`);
  }
}

export class InMemoryConversationRepository extends ConversationRepository {
  readonly messages: Message[] = [];
  readonly events: (MessageEvent | ConversationEvent)[] = [];
  readonly places = new Map<string, Required<Place>>();
  readonly conversations = new Map<string, Conversation>();

  async get(id: string): Promise<Conversation> {
    const conversation = this.conversations.get(id);
    if (!conversation) throw messagingErrors.notFound(id);
    return conversation;
  }

  async open(conversation: Conversation): Promise<Conversation> {
    const first = [...this.conversations.values()].find(
      ({ kind, brandId, influencerId, visitorId }) =>
        kind === conversation.kind &&
        brandId === conversation.brandId &&
        influencerId === conversation.influencerId &&
        visitorId === conversation.visitorId,
    );
    if (first) return first;
    this.conversations.set(conversation.id, conversation);
    return conversation;
  }

  async openAll(conversations: readonly Conversation[]): Promise<void> {
    for (const conversation of conversations) await this.open(conversation);
  }

  async add(message: Message, event: MessageEvent): Promise<Message> {
    const first = this.messages.find(
      ({ conversationId, senderUserId, clientId }) =>
        conversationId === message.conversationId &&
        senderUserId === message.senderUserId &&
        clientId === message.clientId,
    );
    if (first) return first;
    const conversation = this.conversations.get(message.conversationId)!;
    if (conversation.blockedBy.length > 0) throw messagingErrors.blocked();
    const lastMessageAt = message.sentAt > conversation.lastMessageAt ? message.sentAt : conversation.lastMessageAt;
    const placed = { ...message, seq: conversation.lastSeq + 1 };
    this.conversations.set(conversation.id, { ...conversation, lastMessageAt, lastSeq: placed.seq });
    this.places.set(`${conversation.id} ${message.side}`, { delivered: placed.seq, read: placed.seq });
    this.messages.push(placed);
    this.events.push(event);
    return placed;
  }

  async message(conversationId: string, id: string): Promise<Message> {
    const found = this.messages.find((each) => each.id === id && each.conversationId === conversationId);
    if (!found) throw messagingErrors.messageNotFound(id);
    return found;
  }

  async change(message: Message, event: MessageEvent): Promise<void> {
    const place = this.messages.findIndex(({ id, deletedAt }) => id === message.id && deletedAt === null);
    if (place < 0) throw messagingErrors.messageNotFound(message.id);
    this.messages[place] = message;
    this.events.push(event);
  }

  async block(id: string, side: Side, on: boolean, event: ConversationEvent): Promise<void> {
    const conversation = await this.get(id);
    const others = conversation.blockedBy.filter((each) => each !== side);
    this.conversations.set(id, { ...conversation, blockedBy: on ? [...others, side] : others });
    this.events.push(event);
  }

  async moveOn(id: string, side: Side, { delivered = 0, read = 0 }: Place): Promise<boolean> {
    const { lastSeq } = await this.get(id);
    const before = this.places.get(`${id} ${side}`) ?? { delivered: 0, read: 0 };
    const after = {
      delivered: Math.max(before.delivered, Math.min(lastSeq, Math.max(delivered, read))),
      read: Math.max(before.read, Math.min(lastSeq, read)),
    };
    this.places.set(`${id} ${side}`, after);
    return after.delivered > before.delivered || after.read > before.read;
  }
}

/** Reads its repository's data. */
export class InMemoryConversationReading extends ConversationReading {
  constructor(private readonly kept: InMemoryConversationRepository) {
    super();
  }

  async messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]> {
    const said = this.kept.messages
      .filter((message) => message.conversationId === conversationId)
      .toSorted((one, other) => other.seq - one.seq);
    const earlierThan = before === undefined ? Infinity : (said.find(({ id }) => id === before)?.seq ?? 0);
    return said
      .filter(({ seq }) => seq < earlierThan)
      .slice(0, limit)
      .map(rowOf);
  }

  async unread(reader: Reader): Promise<number> {
    const isUnread = ({ id }: Conversation) =>
      this.kept.messages.some(
        ({ conversationId, side, seq, deletedAt }) =>
          conversationId === id && side !== reader.side && seq > this.placeOf(id, reader.side).read && !deletedAt,
      );
    return this.of(reader).filter(isUnread).length;
  }

  async undelivered(reader: Reader): Promise<{ id: string; lastSeq: number }[]> {
    return this.of(reader)
      .filter(({ id, lastSeq }) => lastSeq > this.placeOf(id, reader.side).delivered)
      .map(({ id, lastSeq }) => ({ id, lastSeq }));
  }

  async visitorPlace(conversationId: string): Promise<{ readSeq: number }> {
    return { readSeq: this.placeOf(conversationId, 'visitor').read };
  }

  private placeOf(id: string, side: Side): Required<Place> {
    return this.kept.places.get(`${id} ${side}`) ?? { delivered: 0, read: 0 };
  }

  private of(reader: Reader): Conversation[] {
    return [...this.kept.conversations.values()].filter(({ kind, brandId, influencerId, lastSeq }) =>
      reader.side === 'staff' ? kind !== 'pair' && lastSeq > 0 : [brandId, influencerId].includes(reader.uid),
    );
  }
}

export class InMemoryReportRepository extends ReportRepository {
  readonly events: ReportEvent[] = [];
  private readonly reports = new Map<string, Report>();

  constructor(private readonly conversations: InMemoryConversationRepository) {
    super();
  }

  async get(id: string): Promise<Report> {
    const report = this.reports.get(id);
    if (!report) throw messagingErrors.reportNotFound(id);
    return report;
  }

  async add(report: Report, event: ReportEvent): Promise<void> {
    this.reports.set(report.id, report);
    this.events.push(event);
  }

  async note(event: ReportEvent): Promise<void> {
    this.events.push(event);
  }

  async resolve(report: Report, event: ReportEvent, removed?: readonly [Message, MessageEvent]): Promise<void> {
    if (this.reports.get(report.id)?.resolvedAt) throw messagingErrors.reportResolved();
    this.reports.set(report.id, report);
    this.events.push(event);
    if (removed) await this.conversations.change(...removed);
  }
}

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

export class InMemoryQuickReplies extends QuickReplies {
  private replies: (QuickReply & { owner: string })[] = [];

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
    const rest = this.replies.filter((reply) => reply.owner !== owner || reply.id !== id);
    if (rest.length === this.replies.length) throw messagingErrors.quickReplyNotFound(id);
    this.replies = rest;
  }
}
