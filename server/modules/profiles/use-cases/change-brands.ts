import { type Actor, type Clock, DomainError, type Transaction } from '../../../shared/kernel/index.js';
import {
  type Brand,
  type BrandChanges,
  checkStaffMayWrite,
  createBrand,
  moveEmail,
  type NewBrand,
  subscribe,
  updateBrand,
} from '../domain/brand.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { BrandRepository } from '../ports/brands.js';
import type { Members, PeopleAddresses } from '../ports/neighbours.js';

/** Staff create a brand and invite its first user, atomically. */
export class CreateBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly members: Members,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param contactName the first user's name in the invitation, sent to the brand's email; null invites nobody */
  execute(actor: Actor, details: NewBrand, contactName: string | null): Promise<Brand> {
    const [brand, event] = createBrand(details, actor, this.clock.now());

    return this.transaction.inTransaction(async () => {
      const saved = await this.brands.save(brand, event);
      if (contactName !== null) {
        await this.members.inviteOwner(actor, saved.id, { email: saved.email, name: contactName });
      }
      return saved;
    });
  }
}

/** Staff correct a brand or change its stage in sales and onboarding. */
export class UpdateBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  /** @param expected the version on which the change is based; without it, any version is changed */
  async execute(actor: Actor, id: string, changes: BrandChanges, reason = '', expected?: number): Promise<Brand> {
    const brand = await this.brands.getUndeleted(id);
    if (expected !== undefined && brand.version !== expected) throw profileErrors.changedMeanwhile(id);

    const updated = updateBrand(brand, changes, reason, actor, this.clock.now());

    return updated ? this.brands.save(...updated) : brand;
  }
}

/** A brand has paid for a plan: Subscribed, in sales and in onboarding. Idempotent. */
export class MarkSubscribed {
  constructor(
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/brand-not-found, profiles/stale */
  async execute(brandId: string): Promise<void> {
    const subscribed = subscribe(await this.brands.get(brandId), this.clock.now());
    if (subscribed) await this.brands.save(...subscribed);
  }
}

/** A person's address has changed: updates their brands that we wrote to at the old one. Idempotent. */
export class FollowEmail {
  constructor(
    private readonly people: PeopleAddresses,
    private readonly brands: BrandRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/stale */
  async execute(userId: string): Promise<void> {
    const { email, earlier, brandIds } = await this.people.of(userId);
    for (const brandId of brandIds) {
      const brand = await this.brands.get(brandId);
      if (brand.email === email || !earlier.includes(brand.email)) continue;
      await this.brands.save(...moveEmail(brand, email, this.clock.now()));
    }
  }
}

type WantedChange = Readonly<{ id: string; version?: number; changes: BrandChanges }>;

/**
 * The result of one call: each brand's previous state, which can be sent again as the undo, and who was left out and
 * why.
 */
export type BrandsReport = Readonly<{
  changed: readonly Readonly<{ id: string; name: string; version: number; before: BrandChanges }>[];
  refused: readonly Readonly<{ id: string; name: string; reason: string }>[];
}>;

/** Changes many brands in one call, and reports progress. One that can't be changed doesn't affect others. */
export class ChangeBrands {
  constructor(
    private readonly brands: BrandRepository,
    private readonly update: UpdateBrand,
  ) {}

  /** @throws profiles/not-staff */
  async execute(
    actor: Actor,
    wanted: readonly WantedChange[],
    reason = '',
    tell: (done: number) => void = () => undefined,
  ): Promise<BrandsReport> {
    checkStaffMayWrite(actor);
    const changed: BrandsReport['changed'][number][] = [];
    const refused: BrandsReport['refused'][number][] = [];
    for (const [place, { id, version, changes }] of wanted.entries()) {
      let name = '';
      try {
        const brand = await this.brands.get(id);
        name = brand.name;
        const after = await this.update.execute(actor, id, changes, reason, version);
        if (after.version !== brand.version)
          changed.push({ id, name, version: after.version, before: fieldsOf(brand, changes) });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, name, reason: error.message });
      }
      tell(place + 1);
    }
    return { changed, refused };
  }
}

const fieldsOf = (brand: Brand, changes: BrandChanges): BrandChanges =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => [field, brand[field as keyof BrandChanges]]),
  );
