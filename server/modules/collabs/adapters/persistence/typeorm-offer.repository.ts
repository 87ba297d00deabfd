import { In } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Offer, OfferEvent } from '../../domain/offer.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { OfferRepository } from '../../ports/offer.repository.js';
import { OfferSchema } from './offer.schema.js';

const offerById = { name: 'offer-to-change', schema: OfferSchema, type: 'offer' };

export class TypeOrmOfferRepository extends OfferRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Offer> {
    const offer = await this.outbox.get(offerById, id);
    if (!offer) throw offerErrors.notFound(id);
    return offer;
  }

  runningOf(brandId: string): Promise<Offer[]> {
    return this.db.manager.find(OfferSchema, {
      where: { brandId, state: In(['live', 'paused']) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async save(offer: Offer, ...events: OfferEvent[]): Promise<Offer> {
    const next = { ...offer, version: offer.version + 1 };
    const stale = offerErrors.stale(next.id);
    if (!(await orConflict(this.outbox.save(OfferSchema, next, events), stale))) throw stale;
    return next;
  }
}
