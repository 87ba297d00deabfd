import { In } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Offer, OfferEvent } from '../../domain/offer.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { OfferRepository } from '../../ports/offer.repository.js';
import { OfferSchema } from './offer.schema.js';

export class TypeOrmOfferRepository extends OfferRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Offer> {
    const offer = await this.db.manager.findOneBy(OfferSchema, { id });
    if (!offer) throw offerErrors.notFound(id);
    return offer;
  }

  runningOf(brandId: string): Promise<Offer[]> {
    return this.db.manager.find(OfferSchema, {
      where: { brandId, state: In(['live', 'paused']) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  save(offer: Offer, ...events: OfferEvent[]): Promise<Offer> {
    const next = { ...offer, version: offer.version + 1 };
    return this.db.inTransaction(async () => {
      await (offer.version === 0 ? this.insert(next) : this.replace(offer.version, next));
      await this.outbox.append(events);
      return next;
    });
  }

  private insert(next: Offer) {
    return orConflict(this.db.manager.insert(OfferSchema, next), offerErrors.stale(next.id));
  }

  private async replace(version: number, next: Offer) {
    const { affected } = await this.db.manager.update(OfferSchema, { id: next.id, version }, next);
    if (affected === 0) throw offerErrors.stale(next.id);
  }
}
