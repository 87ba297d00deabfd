import type { Actor } from '../../../../shared/kernel/index.js';
import type { Brand, BrandEvent } from '../../domain/brand.js';
import type { Deletion, DeletionEvent } from '../../domain/deletion.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { type Venue, venueErrors, type VenueEvent, venuesABrand } from '../../domain/venue.js';
import { BrandRepository, VenueRepository } from '../../ports/brands.js';
import { DeletedProfiles } from '../../ports/deleted-profiles.js';
import { Members, PeopleAddresses } from '../../ports/neighbours.js';

export class InMemoryBrandRepository extends BrandRepository {
  readonly events: BrandEvent[] = [];
  private readonly brands = new Map<string, Brand>();

  constructor(private readonly deleted: DeletedProfiles = new InMemoryDeletedProfiles()) {
    super();
  }

  async get(id: string): Promise<Brand> {
    const brand = this.brands.get(id);
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  async getUndeleted(id: string): Promise<Brand> {
    if (await this.deleted.find(id)) throw profileErrors.brandNotFound(id);
    return this.get(id);
  }

  async save(brand: Brand, ...events: BrandEvent[]): Promise<Brand> {
    if ((this.brands.get(brand.id)?.version ?? 0) !== brand.version) throw profileErrors.stale(brand.id);
    const slug = brand.version === 0 ? this.freeSlugFor(brand) : brand.slug;
    const next = { ...brand, slug, version: brand.version + 1 };
    this.brands.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  private freeSlugFor({ name, id }: Brand): string {
    const slugs = slugsFor(name, id);
    for (;;) {
      const { value } = slugs.next();
      if (![...this.brands.values()].some(({ slug }) => slug === value)) return value;
    }
  }
}

export class InMemoryDeletedProfiles extends DeletedProfiles {
  readonly events: DeletionEvent[] = [];
  private readonly byUid = new Map<string, Deletion>();

  async find(profileUid: string): Promise<Deletion | null> {
    return this.byUid.get(profileUid) ?? null;
  }

  async add(deletion: Deletion, ...events: DeletionEvent[]): Promise<boolean> {
    if (this.byUid.has(deletion.profileUid)) return false;
    this.byUid.set(deletion.profileUid, deletion);
    this.events.push(...events);
    return true;
  }

  async remove(profileUid: string, ...events: DeletionEvent[]): Promise<boolean> {
    const known = this.byUid.get(profileUid);
    if (!known || known.erasedAt) return false;
    this.byUid.delete(profileUid);
    this.events.push(...events);
    return true;
  }

  async due(before: Date, limit: number): Promise<Deletion[]> {
    return [...this.byUid.values()]
      .filter(({ deletedAt, erasedAt }) => !erasedAt && deletedAt <= before)
      .sort((a, b) => a.deletedAt.getTime() - b.deletedAt.getTime())
      .slice(0, limit);
  }

  async erase(profileUid: string, now: Date, ...events: DeletionEvent[]): Promise<boolean> {
    const known = this.byUid.get(profileUid);
    if (!known || known.erasedAt) return false;
    this.byUid.set(profileUid, { ...known, erasedAt: now });
    this.events.push(...events);
    return true;
  }
}

export class InMemoryVenueRepository extends VenueRepository {
  readonly events: VenueEvent[] = [];
  private readonly venues = new Map<string, Venue>();

  async get(id: string): Promise<Venue> {
    const venue = this.venues.get(id);
    if (!venue) throw venueErrors.notFound(id);
    return venue;
  }

  async ofBrand(brandId: string): Promise<Venue[]> {
    return [...this.venues.values()]
      .filter((venue) => venue.brandId === brandId)
      .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  }

  async save(venue: Venue, event: VenueEvent): Promise<Venue> {
    if ((this.venues.get(venue.id)?.version ?? 0) !== venue.version) throw venueErrors.stale(venue.id);
    const others = [...this.venues.values()].filter(({ brandId }) => brandId === venue.brandId);
    if (venue.version === 0 && others.length >= venuesABrand) throw venueErrors.tooMany(venuesABrand);
    const next = { ...venue, version: venue.version + 1 };
    this.venues.set(next.id, next);
    this.events.push(event);
    return next;
  }

  async remove(id: string, event: VenueEvent): Promise<void> {
    if (this.venues.delete(id)) this.events.push(event);
  }
}

export class InMemoryMembers extends Members {
  readonly invited: { brandId: string; email: string; name: string }[] = [];

  async inviteOwner(_actor: Actor, brandId: string, person: { email: string; name: string }): Promise<void> {
    this.invited.push({ brandId, ...person });
  }
}

/** One person, with previous addresses. */
export class InMemoryPeopleAddresses extends PeopleAddresses {
  constructor(private readonly person: Awaited<ReturnType<PeopleAddresses['of']>>) {
    super();
  }

  async of() {
    return this.person;
  }
}
