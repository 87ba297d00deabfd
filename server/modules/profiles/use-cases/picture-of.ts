import { profileErrors } from '../domain/profile.errors.js';
import type { PortfolioFiles } from '../ports/portfolio-files.js';

/**
 * The path of the uploaded picture that a profile is to have; null takes it away. Asked in the transaction that stores it, so
 * that nobody deletes the file meanwhile.
 * @throws profiles/no-such-file, profiles/picture-needed
 */
export async function pictureOf(
  files: PortfolioFiles,
  profileUid: string,
  mediaId: string | null,
): Promise<string | null> {
  if (mediaId === null) return null;
  const file = await files.ownedBy(profileUid, mediaId);
  if (!file) throw profileErrors.noSuchFile('avatar');
  if (file.kind !== 'image') throw profileErrors.pictureNeeded();
  return file.filePath;
}
