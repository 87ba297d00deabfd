import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { type OfferDefaults, type OfferDefaultsEvent, usualOfferDefaults } from '../../domain/offer-defaults.js';
import { offerDefaultsErrors } from '../../domain/offer-defaults.errors.js';
import { OfferDefaultsRepository } from '../../ports/offer-defaults.repository.js';
import { OfferDefaultsSchema } from './offer-defaults.schema.js';

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
    return orConflict(this.db.manager.insert(OfferDefaultsSchema, next), offerDefaultsErrors.stale());
  }

  private async replace(version: number, next: OfferDefaults) {
    const { affected } = await this.db.manager.update(OfferDefaultsSchema, { brandId: next.brandId, version }, next);
    if (affected === 0) throw offerDefaultsErrors.stale();
  }
}
