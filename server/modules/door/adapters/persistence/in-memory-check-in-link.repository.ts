import type { CheckInLink } from '../../domain/check-in-link.js';
import { doorErrors } from '../../domain/door.errors.js';
import { CheckInLinkRepository } from '../../ports/check-in-link.repository.js';

export class InMemoryCheckInLinkRepository extends CheckInLinkRepository {
  private readonly links = new Map<string, CheckInLink>();

  async find(id: string): Promise<CheckInLink | null> {
    return this.links.get(id) ?? null;
  }

  async ofVenue(brandId: string, venueId: string | null): Promise<CheckInLink | null> {
    return (await this.ofBrand(brandId)).find((link) => link.venueId === venueId) ?? null;
  }

  async ofBrand(brandId: string): Promise<CheckInLink[]> {
    return [...this.links.values()].filter((link) => link.brandId === brandId);
  }

  async save(link: CheckInLink): Promise<CheckInLink> {
    const twin = await this.ofVenue(link.brandId, link.venueId);
    if ((this.links.get(link.id)?.version ?? 0) !== link.version || (twin && twin.id !== link.id))
      throw doorErrors.busy();
    const next = { ...link, version: link.version + 1 };
    this.links.set(link.id, next);
    return next;
  }

  async remove(id: string): Promise<void> {
    this.links.delete(id);
  }
}
