import { columnsOf, type Database, isConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Media, MediaEvent } from '../../domain/media.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { MediaRepository } from '../../ports/media.repository.js';
import { MediaSchema } from './media.schema.js';

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
