import type { Actor } from '../../../shared/kernel/index.js';
import { mediaErrors } from '../domain/media.errors.js';
import { isOpenTo, type Media } from '../domain/media.js';
import type { MediaViewers } from '../ports/neighbours.js';
import type { PublicPictures } from '../ports/pictures.js';
import type { MediaRepository } from '../ports/repositories.js';

/** Someone wants to look at a file. */
export class OpenMedia {
  constructor(
    private readonly media: MediaRepository,
    private readonly viewers: MediaViewers,
  ) {}

  async execute(actor: Actor, id: string): Promise<Media> {
    const media = await this.media.find(id);
    if (!media) throw mediaErrors.notFound(id);
    if (!isOpenTo(media, actor) && !(await this.viewers.mayView(actor, id))) throw mediaErrors.notFound(id);

    return media;
  }
}

/** Anybody, guests among them, looks at a file that a media kit shows. */
export class OpenShownFile {
  constructor(
    private readonly media: MediaRepository,
    private readonly pictures: PublicPictures,
  ) {}

  /** @throws mediaErrors.notFound for every other file */
  async execute(id: string): Promise<Media> {
    const media = await this.media.find(id);
    if (!media || !(await this.pictures.inKit(id))) throw mediaErrors.notFound(id);
    return media;
  }
}
