import { type Actor, type Clock, DomainError, mayAsStaff } from '../../../shared/kernel/index.js';
import { openSupport } from '../domain/conversation.js';
import { messagingErrors } from '../domain/messaging.errors.js';
import type { Addressees } from '../ports/neighbours.js';
import type { ConversationRepository } from '../ports/repositories.js';
import type { SendMessage } from './messages.js';

/** Sent again with the same `clientId`, it is still one message to each. */
type StaffMessage = Readonly<{ text: string; clientId: string }>;

/** The result of one call: each conversation, and who wasn't reached and why. */
export type MessageReport = Readonly<{
  sent: readonly Readonly<{ id: string; conversationId: string }>[];
  refused: readonly Readonly<{ id: string; name: string; reason: string }>[];
}>;

const noSuch = 'This influencer doesn’t exist.';
const nobody = 'Nobody manages this profile yet, so nobody would read it.';
const otherWords = 'They have been written to already, in other words.';

/**
 * Staff write to many influencers, each in their support conversation. One who can't be reached doesn't affect others.
 */
export class MessageInfluencers {
  constructor(
    private readonly addressees: Addressees,
    private readonly conversations: ConversationRepository,
    private readonly sendMessage: SendMessage,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.notStaff */
  async execute(
    actor: Actor,
    influencerIds: readonly string[],
    message: StaffMessage,
    tell: (done: number) => void = () => undefined,
  ): Promise<MessageReport> {
    if (!mayAsStaff(actor, 'influencer.message')) throw messagingErrors.notStaff();
    const names = await this.addressees.names(influencerIds);
    const sent: MessageReport['sent'][number][] = [];
    const refused: MessageReport['refused'][number][] = [];
    for (const [place, id] of [...new Set(influencerIds)].entries()) {
      const name = names.get(id);
      const outcome = name === undefined ? noSuch : await this.write(actor, id, message);
      if (typeof outcome === 'string') refused.push({ id, name: name ?? '', reason: outcome });
      else sent.push({ id, ...outcome });
      tell(place + 1);
    }
    return { sent, refused };
  }

  /** Returns the reason if they can't be reached. */
  private async write(
    actor: Actor,
    influencerId: string,
    { text, clientId }: StaffMessage,
  ): Promise<string | { conversationId: string }> {
    if (!(await this.addressees.isRead(influencerId))) return nobody;
    try {
      const profile = { type: 'influencer', uid: influencerId } as const;
      const { id: conversationId } = await this.conversations.open(openSupport(profile, this.clock.now()));
      const stored = await this.sendMessage.execute(actor, conversationId, text, { clientId });
      return stored.text === text ? { conversationId } : otherWords;
    } catch (error) {
      if (error instanceof DomainError) return error.message;
      throw error;
    }
  }
}
