import type { Actor } from '../../../shared/kernel/index.js';

/** What ads need of media: whether a file is the actor's own, and a picture. */
export abstract class AdFiles {
  /** What it is; null when this person has no such file. Asked in a transaction, nobody can delete it before that ends. */
  abstract kindOf(actor: Actor, mediaId: string): Promise<'image' | 'video' | null>;
}

/** What ads want to know of whoever looks at the feed. */
export abstract class Readers {
  /** Of an influencer their city and followers; of staff nothing. */
  abstract get(actor: Actor): Promise<Readonly<{ city: string | null; followers: number | null }>>;
}
