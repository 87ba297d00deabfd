import type { Actor, Clock, ProfileRef } from '../../../shared/kernel/index.js';
import { block, type Conversation, mySide, open, openSupport, type Pair } from '../domain/conversation.js';
import { messagingErrors } from '../domain/messaging.errors.js';
import type { ChatAccess, Counterparts } from '../ports/neighbours.js';
import type { ConversationReading, ConversationRepository, MessageRow } from '../ports/repositories.js';

/** Opens a conversation. An existing pair keeps theirs. */
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  async execute(pair: Pair): Promise<Conversation> {
    return this.conversations.open(open(pair, this.clock.now()));
  }

  /** The same for many. */
  all(pairs: readonly Pair[]): Promise<void> {
    const now = this.clock.now();
    return this.conversations.openAll(pairs.map((pair) => open(pair, now)));
  }
}

/** Someone wants to write to a brand or influencer whose profile or offer they have seen, or to our support. */
export class StartConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly counterparts: Counterparts,
    private readonly access: ChatAccess,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.nobodyThere, billing/feature-locked */
  async execute({ profile }: Actor, withUid: string): Promise<Conversation> {
    if (!profile) throw messagingErrors.nobodyThere();
    const now = this.clock.now();
    if (withUid === 'support') return this.conversations.open(openSupport(profile, now));
    if (profile.type === 'brand') await this.access.require(profile.uid);
    const other: ProfileRef = { uid: withUid, type: profile.type === 'brand' ? 'influencer' : 'brand' };
    if (!(await this.counterparts.exist(other))) throw messagingErrors.nobodyThere();
    const [brandId, influencerId] = profile.type === 'brand' ? [profile.uid, other.uid] : [other.uid, profile.uid];
    return this.conversations.open(open({ brandId, influencerId }, now));
  }
}

/** One side reads the messages, newest first. */
export class ReadMessages {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reading: ConversationReading,
  ) {}

  /** @throws messagingErrors.notFound */
  async execute(actor: Actor, conversationId: string, limit: number, before?: string): Promise<MessageRow[]> {
    mySide(await this.conversations.get(conversationId), actor); // for others it doesn't exist

    return this.reading.messages(conversationId, limit, before);
  }
}

/** One side blocks or unblocks the other. */
export class BlockConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.notFound, messagingErrors.cannotBlock */
  async execute(actor: Actor, id: string, on: boolean): Promise<void> {
    const conversation = await this.conversations.get(id);
    const [side, event] = block(conversation, on, actor, this.clock.now());
    await this.conversations.block(id, side, on, event);
  }
}
