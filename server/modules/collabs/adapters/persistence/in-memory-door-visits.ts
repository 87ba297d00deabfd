import type { Collab } from '../../domain/collab.js';
import type { DoorVisit } from '../../domain/door.js';
import { DoorVisits } from '../../ports/door-visits.js';

/** What the door knows beside the Collab. */
type Guest = Pick<DoorVisit, 'name' | 'handle' | 'venueId'>;

export class InMemoryDoorVisits extends DoorVisits {
  private readonly all: { collab: Collab; guest: Guest }[] = [];

  add(collab: Collab, guest: Guest): void {
    this.all.push({ collab, guest });
  }

  async between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]> {
    return this.all.flatMap(({ collab, guest }) => {
      const { id, stage, outcome, visitAt, checkedInAt, terms, note } = collab;
      if (collab.brandId !== brandId || stage !== 4 || outcome !== 'open') return [];
      if (!visitAt || visitAt < from || visitAt > until) return [];
      const { venue, guests, title } = terms;
      return [{ collabId: id, venue, visitAt, checkedInAt, avatarPath: null, guests, title, note, ...guest }];
    });
  }
}
