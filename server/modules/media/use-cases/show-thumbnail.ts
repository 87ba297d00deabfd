import { mediaIdOf } from '../../../contract/rules/file-path.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { isOpenTo, type Media } from '../domain/media.js';
import { mediaErrors } from '../domain/media.errors.js';
import type { MediaRepository } from '../ports/repositories.js';
import type { MediaViewers, PromotedPictures } from '../ports/neighbours.js';
import type { PublicPictures, Showing } from '../ports/pictures.js';

/** A file's thumbnail, and whether it is public. */
export type Shown = Readonly<{ picture: Media; isPublic: boolean }>;

/** Anyone, including visitors, requests a thumbnail of a stored file. A video shows its poster. */
export class ShowThumbnail {
  constructor(
    private readonly media: MediaRepository,
    private readonly pictures: PublicPictures,
    private readonly viewers: MediaViewers,
    private readonly promoted: PromotedPictures,
  ) {}

  /**
   * @throws mediaErrors.notFound for any path other than a stored file that this person can see, mediaErrors.noPicture
   */
  async execute(actor: Actor | null, filePath: string): Promise<Shown> {
    const id = mediaIdOf(filePath);
    const media = id && (await this.media.find(id));
    if (!media) throw mediaErrors.notFound(filePath);

    const profiles = await this.pictures.shownBy(media.id);
    const isPublic = profiles.some(({ open }) => open) || (await this.isForEverybody(media.id));
    if (!isPublic && !(actor && (await this.mayView(actor, media, profiles)))) throw mediaErrors.notFound(filePath);

    const picture = media.kind === 'image' ? media : await this.media.posterOf(media.id);
    if (!picture) throw mediaErrors.noPicture();
    return { picture, isPublic };
  }

  private async isForEverybody(id: string): Promise<boolean> {
    return (await this.viewers.isPublic(id)) || this.promoted.isShown(id);
  }

  /** A profile may show a file that it doesn't own: one that staff have put there. */
  private async mayView(actor: Actor, media: Media, profiles: readonly Showing[]): Promise<boolean> {
    const isOwn = profiles.some(({ profileUid }) => profileUid === actor.profile?.uid);
    return isOwn || isOpenTo(media, actor) || this.viewers.mayView(actor, media.id);
  }
}
