import type { Actor } from '../../../shared/kernel/index.js';

/** Who else may see a file. Collabs plugs in the answers. */
export abstract class MediaViewers {
  /** A brand sees what was delivered to it. */
  abstract mayView(actor: Actor, mediaId: string): Promise<boolean>;

  /** An offer's photo is for everybody. */
  abstract isPublic(mediaId: string): Promise<boolean>;
}
