import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { columnsOf, type Database, isConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { mediaErrors } from '../../domain/media.errors.js';
import type { Media, MediaEvent } from '../../domain/media.js';
import { nearBands, nearBits } from '../../domain/picture-look.js';
import { MediaRepository, type NearFile } from '../../ports/repositories.js';
import { filePathOf } from '../../../../contract/rules/file-path.js';
import { PublicPictures, type Showing } from '../../ports/pictures.js';

/** A bigint column of bytes: the driver returns a string. */
const bytes = { to: (value: number) => value, from: Number };

const fact: EntitySchemaColumnOptions = { type: 'int', nullable: true };

/** Fields that files have had since they are uploaded. */
export const fileColumns = {
  id: { type: 'uuid', primary: true },
  ownerUid: { type: 'uuid', name: 'owner_uid' },
  uploadedBy: { type: 'uuid', name: 'uploaded_by' },
  accountUid: { type: 'uuid', name: 'account_uid' },
  fileName: { type: 'text', name: 'file_name' },
  bytes: { type: 'bigint', transformer: bytes },
  posterOf: { type: 'uuid', name: 'poster_of', nullable: true },
} satisfies Record<string, EntitySchemaColumnOptions>;

export const MediaSchema = new EntitySchema<Media>({
  name: 'Media',
  tableName: 'media',
  columns: {
    ...fileColumns,
    mimeType: { type: 'text', name: 'mime_type' },
    kind: { type: 'text' },
    uploadedBytes: { type: 'bigint', name: 'uploaded_bytes', transformer: bytes },
    storageKey: { type: 'text', name: 'storage_key' },
    width: fact,
    height: fact,
    rotation: { ...fact, type: 'smallint' },
    durationMs: { ...fact, name: 'duration_ms' },
    codec: { ...fact, type: 'text' },
    frameRate: { ...fact, type: 'float8', name: 'frame_rate' },
    truncated: { type: 'boolean' },
    sha256: { ...fact, type: 'text' },
    looks: { type: 'text', array: true, nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

/** $1 the looks, $2 their bands and their variants, $3 how many bits may differ, $4 not this file, $5 at most. */
export const nearFiles = `
  select coalesce(poster_of, id) as id, look_difference(looks, $1) as difference from media
  where looks is not null and look_bands(looks) && $2::int[] and look_difference(looks, $1) <= $3
    and coalesce(poster_of, id) <> $4
  order by difference, created_at desc limit $5`;

export class TypeOrmMediaRepository extends MediaRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(id: string): Promise<Media | null> {
    const [media] = await this.db.quickRead<Media>(
      `select ${columnsOf(MediaSchema)} from media where id = $1`,
      [id],
      'media-find',
    );
    return media ?? null;
  }

  hold(id: string): Promise<Media | null> {
    return this.db.inTransaction(() =>
      this.db.manager.findOne(MediaSchema, { where: { id }, lock: { mode: 'pessimistic_write' } }),
    );
  }

  posterOf(videoId: string): Promise<Media | null> {
    return this.db.manager.findOneBy(MediaSchema, { posterOf: videoId });
  }

  async add(media: Media, event: MediaEvent): Promise<Media> {
    try {
      await this.db.inTransaction(async () => {
        await this.closeUpload(media.id);
        await this.db.manager.insert(MediaSchema, media);
        await this.outbox.append([event]);
      });
      return media;
    } catch (error) {
      const first = await this.find(media.id);
      if (first) return first;
      throw isConflict(error, 'media_poster') ? mediaErrors.hasPoster() : error;
    }
  }

  async near(id: string, atMost: number): Promise<readonly NearFile[]> {
    const { looks } = (await this.posterOf(id)) ?? (await this.find(id)) ?? { looks: null };
    if (!looks) return [];
    return this.db.rows<NearFile>(nearFiles, [looks, looks.flatMap(nearBands), nearBits, id, atMost]);
  }

  asSent(kind: Media['kind'], after: string | null, atMost: number): Promise<Media[]> {
    return this.db.rows<Media>(
      `select ${columnsOf(MediaSchema)} from media
       where kind = $1 and storage_key = id::text and ($2::uuid is null or id > $2) order by id limit $3`,
      [kind, after, atMost],
    );
  }

  unseen(after: string | null, atMost: number): Promise<Media[]> {
    return this.db.rows<Media>(
      `select ${columnsOf(MediaSchema)} from media
       where kind = 'image' and looks is null and ($1::uuid is null or id > $1) order by id limit $2`,
      [after, atMost],
    );
  }

  async replaceContent(storageKey: string, media: Media): Promise<boolean> {
    const { affected } = await this.db.manager.update(MediaSchema, { id: media.id, storageKey }, media);
    return affected === 1;
  }

  async remove({ id, accountUid, uploadedBytes }: Media, event: MediaEvent): Promise<void> {
    await this.db.inTransaction(async () => {
      if ((await this.db.affected('delete from media where id = $1', [id])) === 0) return;
      await this.db.affected('update storage_accounts set used_bytes = used_bytes - $2 where uid = $1', [
        accountUid,
        uploadedBytes,
      ]);
      await this.outbox.append([event]);
    });
  }

  private async closeUpload(id: string): Promise<void> {
    const closed = `update uploads set state = 'complete' where id = $1 and state = 'open'`;
    if ((await this.db.affected(closed, [id])) === 0) throw mediaErrors.notFound(id);
  }
}

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
