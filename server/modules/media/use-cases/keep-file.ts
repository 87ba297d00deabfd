import { type Actor, newId } from '../../../shared/kernel/index.js';
import type { Media } from '../domain/media.js';
import type { MediaStorage } from '../ports/media-storage.js';
import type { CompleteUpload } from './complete-upload.js';

/** Stores a file that was made here and not uploaded, such as the demo world's pictures. Checked like any other. */
export class KeepFile {
  constructor(
    private readonly storage: MediaStorage,
    private readonly completeUpload: CompleteUpload,
  ) {}

  async execute(actor: Actor, ownerUid: string, fileName: string, content: Uint8Array): Promise<Media> {
    const id = newId();
    await this.storage.write(id, content);
    return this.completeUpload.execute(actor, { id, ownerUid, fileName });
  }
}
