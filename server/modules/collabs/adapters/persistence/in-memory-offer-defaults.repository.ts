import { type OfferDefaults, type OfferDefaultsEvent, usualOfferDefaults } from '../../domain/offer-defaults.js';
import { offerDefaultsErrors } from '../../domain/offer-defaults.errors.js';
import { OfferDefaultsRepository } from '../../ports/offer-defaults.repository.js';

export class InMemoryOfferDefaultsRepository extends OfferDefaultsRepository {
  readonly events: OfferDefaultsEvent[] = [];
  private readonly kept = new Map<string, OfferDefaults>();

  async of(brandId: string): Promise<OfferDefaults> {
    return this.kept.get(brandId) ?? usualOfferDefaults(brandId);
  }

  async save(defaults: OfferDefaults, event: OfferDefaultsEvent): Promise<OfferDefaults> {
    if ((this.kept.get(defaults.brandId)?.version ?? 0) !== defaults.version) throw offerDefaultsErrors.stale();
    const next = { ...defaults, version: defaults.version + 1 };
    this.kept.set(next.brandId, next);
    this.events.push(event);
    return next;
  }
}
