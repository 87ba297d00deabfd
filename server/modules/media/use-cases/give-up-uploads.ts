import { eachByItself } from '../../../shared/kernel/index.js';
import { uploadRests } from '../domain/upload.js';
import type { UploadRepository } from '../ports/upload.repository.js';
import type { DiscardUpload } from './discard-upload.js';

const atOnce = 50;

/** Nobody goes on with these: they have rested for a day. Also clears up after crashes. Answers how many there were. */
export class GiveUpUploads {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly discardUpload: DiscardUpload,
  ) {}

  async execute(now: Date): Promise<number> {
    const resting = await this.uploads.resting(new Date(now.getTime() - uploadRests), atOnce);
    await eachByItself(resting, ({ id }) => this.discardUpload.execute(id));
    return resting.length;
  }
}
