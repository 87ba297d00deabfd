import type { DoorVisit } from '../domain/door.js';

/** The visits that a brand's doors may have to do with. */
export abstract class DoorVisits {
  /** Those between these moments, checked in or not. */
  abstract between(brandId: string, from: Date, until: Date): Promise<readonly DoorVisit[]>;
}
