import { pictureFor, type PictureId } from '../../../shared/kernel/index.js';
import { offerErrors } from '../domain/offer.errors.js';
import type { DeliverableFiles } from '../ports/deliverable-files.js';

/** The photo that an offer has: its path, whose offer it is, and which file is to show it from now on. */
type Asked = Readonly<{ brandId: string; photoPath: string | null; photoId: PictureId }>;

/**
 * The path of the photo that is to show an offer: one of the brand's own pictures.
 * @throws collabs/offer-photo-missing, collabs/offer-photo-no-picture
 */
export const photoPathFor = (files: DeliverableFiles, { brandId, photoPath, photoId }: Asked): Promise<string | null> =>
  pictureFor(photoPath, photoId, {
    kindOf: async (mediaId) => (await files.ownedBy(brandId, mediaId))?.kind ?? null,
    missing: offerErrors.photoMissing,
    noPicture: offerErrors.photoNoPicture,
  });
