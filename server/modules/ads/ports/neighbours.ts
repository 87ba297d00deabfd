import type { Actor } from '../../../shared/kernel/index.js';
import type { Reader } from '../domain/ad.js';

/** What ads need of media: whether a file is the actor's own, and a picture. */
export abstract class AdFiles {
  /** What it is; null when this person has no such file. Asked in a transaction, nobody can delete it before that ends. */
  abstract kindOf(actor: Actor, mediaId: string): Promise<'image' | 'video' | null>;
}

/** What ads need to know about the feed's reader. */
export abstract class Readers {
  /** An influencer's city and followers; null for staff. */
  abstract get(actor: Actor): Promise<Pick<Reader, 'city' | 'followers'>>;
  /** Whether nothing is missing from an influencer's profile; null for staff. Reads the whole profile. */
  abstract isComplete(actor: Actor): Promise<boolean | null>;
}
