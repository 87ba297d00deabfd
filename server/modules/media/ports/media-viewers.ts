import type { Actor } from '../../../shared/kernel/index.js';

/** Who else may see a file. Collabs plugs in the answer: a brand sees what was delivered to it. */
export abstract class MediaViewers {
  abstract mayView(actor: Actor, mediaId: string): Promise<boolean>;
}
