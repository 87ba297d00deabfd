import type { EventBus } from '../../../../shared/events/index.js';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { DueWork } from '../../../../shared/time/index.js';
import { cleanKey } from '../../domain/upload.js';
import type { MediaStorage } from '../../ports/repositories.js';
import type { Thumbnails } from '../pictures/thumbnails.js';
import type { CleanVideos, RecognisePictures } from '../../use-cases/renew-files.js';
import type { GiveUpUploads } from '../../use-cases/uploads.js';

const everyNight = '53 3 * * *';

/** How media reacts to events and deadlines. */
export class MediaSubscriptions {
  constructor(
    bus: EventBus,
    due: DueWork,
    jobs: Jobs,
    storage: MediaStorage,
    thumbnails: Thumbnails,
    giveUpUploads: GiveUpUploads,
    cleanVideos: CleanVideos,
    recognisePictures: RecognisePictures,
  ) {
    bus.subscribe({
      id: 'media.remove-bytes',
      hears: ['media.deleted'],
      handle: async ({ aggregate: { id } }) => {
        await storage.remove(id);
        await storage.remove(cleanKey(id));
        await thumbnails.forget(id);
      },
    });
    due.add('media.give-up-uploads', (now) => giveUpUploads.execute(now));
    jobs.every(everyNight, 'media.clean-videos', async () => void (await cleanVideos.execute()));
    jobs.every(everyNight, 'media.recognise-pictures', async () => void (await recognisePictures.execute()));
  }
}
