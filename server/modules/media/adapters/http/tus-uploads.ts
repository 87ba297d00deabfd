import { AsyncLocalStorage } from 'node:async_hooks';
import { type DataStore, Server, type Upload as TusUpload } from '@tus/server';
import { validate as isUuid } from 'uuid';
import { type Actor, DomainError, newId } from '../../../../shared/kernel/index.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { type Media, playsEverywhere } from '../../domain/media.js';
import { maxUploadBytes } from '../../domain/upload.js';
import type { BeginUpload, CompleteUpload, DiscardUpload, OpenUpload } from '../../use-cases/uploads.js';

export const uploadsPath = '/api/v1/uploads';

/** One request: who asks, and which upload it has begun. */
type Visit = { readonly actor: Actor; begun: string | null };

/** The tus protocol, for the person who is signed in: https://github.com/tus/tus-node-server/tree/main/packages/server */
export class TusUploads {
  private readonly visits = new AsyncLocalStorage<Visit>();
  private readonly server: Server;

  constructor(
    private readonly beginUpload: BeginUpload,
    private readonly openUpload: OpenUpload,
    private readonly completeUpload: CompleteUpload,
    private readonly discardUpload: DiscardUpload,
    private readonly store: DataStore,
  ) {
    this.server = new Server({
      path: uploadsPath,
      relativeLocation: true,
      allowedOrigins: [],
      datastore: store,
      maxSize: maxUploadBytes,
      disableTerminationForFinishedUploads: true,
      namingFunction: newId,
      onUploadCreate: async (_request, upload) => this.begin(upload),
      onUploadFinish: async (_request, { id }) => {
        const media = await this.completeUpload.execute(this.visit.actor, id);
        return { headers: playbackOf(media) };
      },
      onResponseError: (_request, error) => {
        if (error instanceof DomainError) throw error; // the problem filter says it better than tus does
        return undefined;
      },
    });
  }

  /** @throws mediaErrors, for everything that tus would answer with an error of its own */
  async handle(actor: Actor, request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.slice(uploadsPath.length + 1);
    if (request.method !== 'POST') {
      const known = await this.open(actor, id, request);
      if (known) return known;
    }
    const visit: Visit = { actor, begun: null };
    try {
      const response = await this.visits.run(visit, () => this.server.handleWeb(request));
      if (!response.ok) throw this.problemOf(response.status, id);
      if (request.method === 'DELETE') await this.discardUpload.execute(id);
      return response;
    } catch (error) {
      if (visit.begun) await this.discardUpload.execute(visit.begun); // its answer has no one to go to
      throw error;
    }
  }

  private get visit(): Visit {
    return this.visits.getStore()!;
  }

  private async begin({ id, size, metadata }: TusUpload): Promise<Pick<TusUpload, 'metadata'>> {
    if (size === undefined) throw mediaErrors.notTus(); // room is reserved before the first byte
    const { filename = null, filetype = null, collab = null, posterOf = null } = metadata ?? {};
    for (const reference of [collab, posterOf])
      if (reference !== null && !isUuid(reference)) throw mediaErrors.notFound(reference);
    const announced = { fileName: filename ?? '', bytes: size, posterOf };
    await this.beginUpload.execute(this.visit.actor, id, announced, collab);
    this.visit.begun = id;
    return { metadata: { filename, filetype } };
  }

  /** Answers for an upload that is complete; one whose last byte came just before a crash is completed now. */
  private async open(actor: Actor, id: string, { method, headers }: Request): Promise<Response | null> {
    if (!isUuid(id)) throw mediaErrors.notFound(id);
    const { isComplete, bytes } = await this.openUpload.execute(actor, id);
    if (!isComplete) {
      const { offset } = await this.store.getUpload(id).catch(() => Promise.reject(mediaErrors.notFound(id)));
      if (offset !== bytes) return null;
    }
    const media = await this.completeUpload.execute(actor, id);
    if (method === 'DELETE') throw mediaErrors.complete();
    if (method === 'PATCH' && headers.get('upload-offset') !== String(bytes)) throw mediaErrors.otherOffset();
    return allOf(bytes, method, media);
  }

  private problemOf(status: number, id: string): DomainError {
    if (status === 404 || status === 410) return mediaErrors.notFound(id);
    if (status === 409) return mediaErrors.otherOffset();
    if (status === 413) return mediaErrors.tooLarge();
    return status >= 500 && status !== 501 ? mediaErrors.notStored() : mediaErrors.notTus();
  }
}

/** Says of a video that not every browser plays it. */
const playbackOf = (media: Media): Record<string, string> =>
  playsEverywhere(media) ? {} : { 'upload-playback': 'some-browsers' };

/** Every byte is there. */
const allOf = (bytes: number, method: string, media: Media): Response =>
  new Response(null, {
    status: method === 'PATCH' ? 204 : 200,
    headers: {
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-offset': String(bytes),
      'upload-length': String(bytes),
      ...playbackOf(media),
    },
  });
