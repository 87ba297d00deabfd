import type { Actor } from '../../../shared/kernel/index.js';
import type { Reader } from '../domain/ad.js';

/** What ads need of media: whether a file is the actor's own, and a picture. */
export abstract class AdFiles {
  /** What it is; null when this person has no such file. Asked in a transaction, nobody can delete it before that ends. */
  abstract kindOf(actor: Actor, mediaId: string): Promise<'image' | 'video' | null>;
}

/** What ads want to know of whoever looks at the feed. */
export abstract class Readers {
  /** Of an influencer their city, followers, and whether nothing is missing from their profile; of staff nothing. */
  abstract get(actor: Actor): Promise<Omit<Reader, 'category'>>;
}
