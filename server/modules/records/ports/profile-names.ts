import type { Side } from '../domain/fact.js';

/** Who it is about. */
export abstract class ProfileNames {
  /** Null when there is nobody of that id on that side, or not any more. */
  abstract nameOf(side: Side, profileId: string): Promise<string | null>;
}
