import type { Actor } from '../../../shared/kernel/index.js';

/** What ads want to know of whoever looks at the feed. */
export abstract class Readers {
  /** Of an influencer their city and followers; of staff nothing. */
  abstract get(actor: Actor): Promise<Readonly<{ city: string | null; followers: number | null }>>;
}
