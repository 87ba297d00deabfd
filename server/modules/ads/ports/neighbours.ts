import type { Actor } from '../../../shared/kernel/index.js';
import type { Reader } from '../domain/ad.js';

/** What ads need from media: whether a file is the actor's own, and a picture. */
export abstract class AdFiles {
  /** Its type; null if this person has no such file. In a transaction, locks it against deletion until that ends. */
  abstract kindOf(actor: Actor, mediaId: string): Promise<'image' | 'video' | null>;
}

/** What ads need to know about the feed's reader. */
export abstract class Readers {
  /** An influencer's city and followers; null for staff. */
  abstract get(actor: Actor): Promise<Pick<Reader, 'city' | 'followers'>>;
  /** Whether an influencer's profile is complete; null for staff. Reads the whole profile. */
  abstract isComplete(actor: Actor): Promise<boolean | null>;
}
