import { filePathOf, mediaIdOf } from '../../../contract/rules/file-path.js';
import { offerErrors } from '../domain/offer.errors.js';
import type { DeliverableFiles } from '../ports/deliverable-files.js';

/** The photo that an offer has: its path, whose offer it is, and which file is to show it from now on. */
type Asked = Readonly<{ brandId: string; photoPath: string | null; photoId: string | null | undefined }>;

/**
 * The path of the photo that is to show an offer: undefined leaves what is there, null takes it away, and what is there
 * already is not asked for again. Asked in the transaction that stores it, so that nobody deletes the file meanwhile.
 * @throws collabs/offer-photo-missing, collabs/offer-photo-no-picture
 */
export async function photoPathFor(
  files: DeliverableFiles,
  { brandId, photoPath, photoId }: Asked,
): Promise<string | null> {
  if (photoId === undefined) return photoPath;
  if (photoId === null) return null;
  if (photoPath !== null && mediaIdOf(photoPath) === photoId) return photoPath;
  const file = await files.ownedBy(brandId, photoId);
  if (!file) throw offerErrors.photoMissing();
  if (file.kind !== 'image') throw offerErrors.photoNoPicture();
  return filePathOf(photoId);
}
