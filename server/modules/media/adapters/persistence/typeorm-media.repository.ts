import { type Database, isConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Media, MediaEvent } from '../../domain/media.js';
import { MediaRepository } from '../../ports/media.repository.js';
import { MediaSchema } from './media.schema.js';

export class TypeOrmMediaRepository extends MediaRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  find(id: string): Promise<Media | null> {
    return this.db.manager.findOneBy(MediaSchema, { id });
  }

  async add(media: Media, event: MediaEvent): Promise<Media> {
    try {
      await this.db.inTransaction(async () => {
        await this.db.manager.insert(MediaSchema, media);
        await this.outbox.append([event]);
      });
      return media;
    } catch (error) {
      const first = isConflict(error, 'media_pkey') ? await this.find(media.id) : null;
      if (first) return first;
      throw error;
    }
  }
}
