import { In } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Offer, OfferEvent } from '../../domain/offer.js';
import { offerDefaultsErrors, offerErrors } from '../../domain/offer.errors.js';
import { OfferDefaultsRepository, OfferRepository, SavedOffers } from '../../ports/repositories.js';
import { OfferDefaultsSchema, OfferSchema } from './offer.schema.js';
import { type OfferDefaults, type OfferDefaultsEvent, usualOfferDefaults } from '../../domain/offer-defaults.js';

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
    const stale = () => offerErrors.stale(next.id);
    if (!(await orConflict(this.outbox.save(OfferSchema, next, events), stale))) throw stale();
    return next;
  }
}

export class TypeOrmOfferDefaultsRepository extends OfferDefaultsRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async of(brandId: string): Promise<OfferDefaults> {
    return (await this.db.manager.findOneBy(OfferDefaultsSchema, { brandId })) ?? usualOfferDefaults(brandId);
  }

  save(defaults: OfferDefaults, event: OfferDefaultsEvent): Promise<OfferDefaults> {
    const next = { ...defaults, version: defaults.version + 1 };
    return this.db.inTransaction(async () => {
      await (defaults.version === 0 ? this.insert(next) : this.replace(defaults.version, next));
      await this.outbox.append([event]);
      return next;
    });
  }

  private insert(next: OfferDefaults) {
    return orConflict(this.db.manager.insert(OfferDefaultsSchema, next), () => offerDefaultsErrors.stale());
  }

  private async replace(version: number, next: OfferDefaults) {
    const { affected } = await this.db.manager.update(OfferDefaultsSchema, { brandId: next.brandId, version }, next);
    if (affected === 0) throw offerDefaultsErrors.stale();
  }
}

export class SqlSavedOffers extends SavedOffers {
  constructor(private readonly db: Database) {
    super();
  }

  async add(influencerId: string, offerId: string, now: Date): Promise<void> {
    await this.db.affected(
      'insert into saved_offers (influencer_id, offer_id, saved_at) values ($1, $2, $3) on conflict do nothing',
      [influencerId, offerId, now],
    );
  }

  async remove(influencerId: string, offerId: string): Promise<void> {
    await this.db.affected('delete from saved_offers where influencer_id = $1 and offer_id = $2', [
      influencerId,
      offerId,
    ]);
  }

  async of(influencerId: string): Promise<readonly string[]> {
    const rows = await this.db.rows<{ id: string }>(
      'select offer_id as id from saved_offers where influencer_id = $1 order by saved_at desc, offer_id',
      [influencerId],
    );
    return rows.map(({ id }) => id);
  }
}
