import { type Actor, type Clock, DomainError, type Transaction } from '../../../shared/kernel/index.js';
import { type Collab, isUnsent, request, sidesOf } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { giveWay } from '../domain/endings.js';
import { blocksRequests } from '../domain/owed.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { Deletions, Offers } from '../ports/neighbours.js';
import type { EndCollab } from './end-collab.js';

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

  /** @throws collabs/offer-not-found, collabs/offer-not-live, collabs/content-owed, collabs/side-gone, collabs/already-requested */
  async execute(actor: Actor, offerId: string, influencerId: string, note: string): Promise<Collab> {
    const offer = await this.offers.get(offerId);
    const now = this.clock.now();
    const [collab, event] = request(offer, influencerId, note, actor, now);
    const owing = (await this.collabs.lateOf(influencerId, now)).find((late) => blocksRequests(late, now));
    if (owing) throw collabErrors.contentOwed(owing.id, owing.terms.title);
    if ((await this.deletions.among(sidesOf(collab))).length > 0) throw collabErrors.sideGone();

    try {
      return await this.collabs.save(collab, event);
    } catch (error) {
      const other = isTaken(error) && (await this.openFor(offerId, influencerId));
      if (!other) throw error;
      if (!isUnsent(other)) throw collabErrors.youHaveOne(other.id, other.stage === 1, other.requestedBy === 'brand');
      return this.transaction.inTransaction(async () => {
        await this.endCollab.execute(actor, ...giveWay(other, actor, now));
        return this.collabs.save(collab, event);
      });
    }
  }

  private async openFor(offerId: string, uid: string): Promise<Collab | undefined> {
    const open = await this.collabs.openOf({ uid, type: 'influencer' });
    return open.find((collab) => collab.offerId === offerId);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.code === collabErrors.alreadyRequested().code;
