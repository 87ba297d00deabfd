import { type Actor, newId } from '../../../shared/kernel/index.js';
import type { Media } from '../domain/media.js';
import type { MediaStorage } from '../ports/repositories.js';
import type { BeginUpload } from './begin-upload.js';
import type { CompleteUpload } from './complete-upload.js';

/** Stores a file that was made here and not uploaded, such as the demo world's pictures. Checked and counted like any other. */
export class KeepFile {
  constructor(
    private readonly beginUpload: BeginUpload,
    private readonly storage: MediaStorage,
    private readonly completeUpload: CompleteUpload,
  ) {}

  /** With `collabId` it counts in the storage of the Collab's brand. */
  async execute(actor: Actor, fileName: string, content: Uint8Array, collabId: string | null = null): Promise<Media> {
    const id = newId();
    await this.beginUpload.execute(actor, id, { fileName, bytes: content.length, posterOf: null }, collabId);
    await this.storage.write(id, content);
    return this.completeUpload.execute(actor, id);
  }
}
