import { filePathOf } from '../../../../contract/rules/file-path.js';
import type { Database } from '../../../../shared/db/index.js';
import { PublicPictures, type Showing } from '../../ports/pictures.js';

/** Pictures of profiles and files of media kits, from views published by profiles. */
export class SqlPublicPictures extends PublicPictures {
  constructor(private readonly db: Database) {
    super();
  }

  shownBy(mediaId: string): Promise<Showing[]> {
    return this.db.quickRead<Showing>(
      'select profile_uid as "profileUid", open from profile_pictures where path = $1 order by open desc limit 20',
      [filePathOf(mediaId)],
      'media-shown-by',
    );
  }

  async inKit(mediaId: string): Promise<boolean> {
    const rows = await this.db.quickRead(
      'select from profile_kit_files where path = $1 limit 1',
      [filePathOf(mediaId)],
      'media-is-in-kit',
    );
    return rows.length > 0;
  }
}
