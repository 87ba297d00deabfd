import { filePathOf, mediaIdOf } from '../../contract/rules/file-path.js';

/** Which uploaded picture is to stand: undefined leaves what is there, null takes it away. */
export type PictureId = string | null | undefined;

/** Whoever may choose it, and what they are told. */
type Asked = Readonly<{
  /** What the file is; null when it is not theirs. Asked in the transaction that stores the path, nobody deletes the file meanwhile. */
  kindOf: (mediaId: string) => Promise<'image' | 'video' | null>;
  missing: () => Error;
  noPicture: () => Error;
}>;

/**
 * The path of the picture that is to stand from now on. What stands already, perhaps from someone else, is not asked for again.
 * @throws what `missing` and `noPicture` make
 */
export async function pictureFor(
  stands: string | null,
  chosen: PictureId,
  { kindOf, missing, noPicture }: Asked,
): Promise<string | null> {
  if (chosen === undefined) return stands;
  if (chosen === null) return null;
  const mediaId = chosen.toLowerCase(); // a UUID may come in capitals; a path never holds them
  if (stands !== null && mediaIdOf(stands) === mediaId) return stands;
  const kind = await kindOf(mediaId);
  if (!kind) throw missing();
  if (kind !== 'image') throw noPicture();
  return filePathOf(mediaId);
}
