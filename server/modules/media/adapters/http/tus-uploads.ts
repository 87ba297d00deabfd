import { AsyncLocalStorage } from 'node:async_hooks';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { validate as isUuid } from 'uuid';
import { type Actor, DomainError, newId } from '../../../../shared/kernel/index.js';
import { checkAnnounced, maxUploadBytes, ownerOf } from '../../domain/media.js';
import { mediaErrors } from '../../domain/media.errors.js';
import type { CompleteUpload } from '../../use-cases/complete-upload.js';

export const uploadsPath = '/api/v1/uploads';

/** What tus remembers beside each upload. The last two are ours: whatever a client says there is replaced. */
type Remembered = Readonly<{ filename: string; filetype: string; owner: string; uploader: string }>;

const remembered = ({ metadata }: Upload): Remembered => ({
  filename: metadata?.filename ?? '',
  filetype: metadata?.filetype ?? '',
  owner: metadata?.owner ?? '',
  uploader: metadata?.uploader ?? '',
});

/** The tus protocol, for the person who is signed in: https://github.com/tus/tus-node-server/tree/main/packages/server */
export class TusUploads {
  private readonly actors = new AsyncLocalStorage<Actor>();
  private readonly store: FileStore;
  private readonly server: Server;

  constructor(
    private readonly completeUpload: CompleteUpload,
    folder: string,
  ) {
    this.store = new FileStore({ directory: folder });
    this.server = new Server({
      path: uploadsPath,
      relativeLocation: true,
      allowedOrigins: [],
      datastore: this.store,
      maxSize: maxUploadBytes,
      disableTerminationForFinishedUploads: true,
      namingFunction: newId,
      onUploadCreate: async (_request, upload) => this.begin(upload),
      onIncomingRequest: async ({ method }, id) => {
        if (method !== 'POST') await this.open(id, method);
      },
      onUploadFinish: async (_request, upload) => this.finish(upload),
      onResponseError: (_request, error) => {
        if (error instanceof DomainError) throw error; // the problem filter says it better than tus does
        return undefined;
      },
    });
  }

  /** @throws mediaErrors, for everything that tus would answer with an error of its own */
  async handle(actor: Actor, request: Request): Promise<Response> {
    const response = await this.actors.run(actor, () => this.server.handleWeb(request));
    if (response.ok) return response;
    throw this.problemOf(response.status, request.url);
  }

  private get actor(): Actor {
    return this.actors.getStore()!;
  }

  private begin(upload: Upload): { metadata: Remembered } {
    const { filename, filetype } = remembered(upload);
    checkAnnounced(filename, upload.size);
    return { metadata: { filename, filetype, owner: ownerOf(this.actor), uploader: this.actor.userId } };
  }

  /** Foreign uploads do not exist. One whose last byte came just before a crash is completed now. */
  private async open(id: string, method: string): Promise<void> {
    if (!isUuid(id)) throw mediaErrors.notFound(id);
    const upload = await this.store.getUpload(id).catch(() => null);
    if (!upload) throw mediaErrors.notFound(id);
    const { owner, uploader } = remembered(upload);
    if (owner !== ownerOf(this.actor) || uploader !== this.actor.userId) throw mediaErrors.notFound(id);
    if (upload.size !== upload.offset) return;
    await this.finish(upload);
    if (method === 'DELETE') throw mediaErrors.complete();
  }

  private async finish(upload: Upload): Promise<Record<string, never>> {
    const { filename, owner } = remembered(upload);
    await this.completeUpload.execute(this.actor, { id: upload.id, ownerUid: owner, fileName: filename });
    return {};
  }

  private problemOf(status: number, url: string): DomainError {
    if (status === 404 || status === 410) return mediaErrors.notFound(url.split('/').at(-1) ?? '');
    if (status === 409) return mediaErrors.otherOffset();
    if (status === 413) return mediaErrors.tooLarge();
    return status >= 500 && status !== 501 ? mediaErrors.notStored() : mediaErrors.notTus();
  }
}
