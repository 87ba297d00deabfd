import type { View } from '../domain/view.js';

/** Where views are kept. The promises are executable: see view.repository.contract.ts. */
export abstract class ViewRepository {
  /** One's own of a list and those that colleagues share, by name. */
  abstract visibleTo(ownerId: string, resource: string): Promise<readonly View[]>;

  /** @throws desk/view-name-taken when the owner has one of this name for this list */
  abstract add(view: View): Promise<void>;

  /** @returns whether it was there and theirs */
  abstract remove(ownerId: string, id: string): Promise<boolean>;
}
