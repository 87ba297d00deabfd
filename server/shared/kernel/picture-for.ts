import { filePathOf, mediaIdOf } from '../../contract/rules/file-path.js';

/** The uploaded picture to set: undefined keeps the current one, null removes it. */
export type PictureId = string | null | undefined;

/** Who can choose it, and the errors they get. */
type Asked = Readonly<{
  /**
   * The file's type; null if it isn't theirs. Within the transaction that stores the path, the file is locked against
   * deletion.
   */
  kindOf: (mediaId: string) => Promise<'image' | 'video' | null>;
  missing: () => Error;
  noPicture: () => Error;
}>;

/**
 * The picture's new path. The current one, perhaps someone else's, isn't checked again.
 * @throws the results of `missing` and `noPicture`
 */
export async function pictureFor(
  stands: string | null,
  chosen: PictureId,
  { kindOf, missing, noPicture }: Asked,
): Promise<string | null> {
  if (chosen === undefined) return stands;
  if (chosen === null) return null;
  const mediaId = chosen.toLowerCase(); // a UUID may be in upper case; a path never is
  if (stands !== null && mediaIdOf(stands) === mediaId) return stands;
  const kind = await kindOf(mediaId);
  if (!kind) throw missing();
  if (kind !== 'image') throw noPicture();
  return filePathOf(mediaId);
}
