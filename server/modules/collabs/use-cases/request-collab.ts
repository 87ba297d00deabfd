import { type Actor, type Clock, DomainError, type Transaction } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, isUnsent, request, sidesOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { giveWay } from '../domain/endings.js';
import { blocksRequests } from '../domain/owed.js';
import type { CollabRecord, CollabRepository } from '../ports/repositories.js';
import type { Deletions, Offers } from '../ports/neighbours.js';
import type { EndCollab } from './end-collab.js';

export type Requested = CollabRecord | Readonly<{ collab: Collab }>;

/** An influencer requests an offer. An invitation that the brand never paid for, and so was never sent, doesn't block it. */
export class RequestCollab {
  constructor(
    private readonly offers: Offers,
    private readonly collabs: CollabRepository,
    private readonly deletions: Deletions,
    private readonly endCollab: EndCollab,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Usually one read and one write. Returns the Collab, with the names of both sides if they came with it.
   * @throws collabs/offer-not-found, collabs/offer-not-live, collabs/content-owed, collabs/side-gone, collabs/already-requested
   */
  async execute(actor: Actor, offerId: string, influencerId: string, note: string): Promise<Requested> {
    const offer = await this.offers.get(offerId);
    const [collab, event] = request(offer, influencerId, note, actor, this.clock.now());
    try {
      return (await this.collabs.begin(collab, event)) ?? { collab: await this.beginUnlessBlocked(collab, event) };
    } catch (error) {
      const other = isTaken(error) && (await this.openFor(offerId, influencerId));
      if (!other) throw error;
      if (!isUnsent(other)) throw collabErrors.youHaveOne(other.id, other.stage === 1, other.requestedBy === 'brand');
      return { collab: await this.beginInPlaceOf(other, actor, collab, event) };
    }
  }

  /** Late content blocks requests only after some days. */
  private async beginUnlessBlocked(collab: Collab, event: CollabEvent): Promise<Collab> {
    const { influencerId, createdAt } = collab;
    const lateOnes = await this.collabs.lateOf(influencerId, createdAt);
    const owing = lateOnes.find((late) => blocksRequests(late, createdAt));
    if (owing) throw collabErrors.contentOwed(owing.id, owing.terms.title);
    if ((await this.deletions.among(sidesOf(collab))).length > 0) throw collabErrors.sideGone();
    return this.collabs.save(collab, event);
  }

  private beginInPlaceOf(unsent: Collab, actor: Actor, collab: Collab, event: CollabEvent): Promise<Collab> {
    return this.transaction.inTransaction(async () => {
      await this.endCollab.execute(actor, ...giveWay(unsent, actor, collab.createdAt));
      return this.collabs.save(collab, event);
    });
  }

  private async openFor(offerId: string, uid: string): Promise<Collab | undefined> {
    const open = await this.collabs.openOf({ uid, type: 'influencer' });
    return open.find((collab) => collab.offerId === offerId);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.code === collabErrors.alreadyRequested().code;
