import { filePathOf } from '../../../../contract/rules/file-path.js';
import type { Database } from '../../../../shared/db/index.js';
import { PublicPictures } from '../../ports/public-pictures.js';

/** The pictures of profiles and the files of media kits, which profiles publish as views. */
export class TypeOrmPublicPictures extends PublicPictures {
  constructor(private readonly db: Database) {
    super();
  }

  async has(mediaId: string): Promise<boolean> {
    const rows = await this.db.rows(
      'select from profile_pictures where path = $1 limit 1',
      [filePathOf(mediaId)],
      'media-is-public',
    );
    return rows.length > 0;
  }

  async inKit(mediaId: string): Promise<boolean> {
    const rows = await this.db.rows(
      'select from profile_kit_files where path = $1 limit 1',
      [filePathOf(mediaId)],
      'media-is-in-kit',
    );
    return rows.length > 0;
  }
}
