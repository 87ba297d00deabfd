import { pictureFor, type PictureId } from '../../../shared/kernel/index.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { PortfolioFiles } from '../ports/neighbours.js';

type Pictured = Readonly<{ id: string; avatarPath: string | null }>;

/**
 * The path of the picture that a profile is to have: one of its own.
 * @throws profiles/no-such-file, profiles/picture-needed
 */
export const pictureOf = (
  files: PortfolioFiles,
  { id, avatarPath }: Pictured,
  chosen: PictureId,
): Promise<string | null> =>
  pictureFor(avatarPath, chosen, {
    kindOf: async (mediaId) => (await files.ownedBy(id, mediaId))?.kind ?? null,
    missing: () => profileErrors.noSuchFile('avatar'),
    noPicture: profileErrors.pictureNeeded,
  });
