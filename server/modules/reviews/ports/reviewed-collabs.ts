import type { Actor } from '../../../shared/kernel/index.js';
import type { ReviewedCollab } from '../domain/review.js';

/** What reviews need of the Collabs that they are about; what Collabs tell fits as it is. */
export abstract class ReviewedCollabs {
  /** One that this reader may see. @throws collabs/not-found */
  abstract get(actor: Actor, id: string): Promise<ReviewedCollab>;

  /** The same, as long as both of its sides are there. @throws collabs/not-found */
  abstract shown(actor: Actor, id: string): Promise<ReviewedCollab>;
}
