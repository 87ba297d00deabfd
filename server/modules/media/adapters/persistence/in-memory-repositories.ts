import { Readable } from 'node:stream';
import { mediaErrors } from '../../domain/media.errors.js';
import type { Media, MediaEvent, Facts } from '../../domain/media.js';
import { differenceOf, nearBits } from '../../domain/picture-look.js';
import type { Upload } from '../../domain/upload.js';
import {
  MediaRepository,
  UploadRepository,
  MediaStorage,
  type NearFile,
  type Stream,
} from '../../ports/repositories.js';
import type { Source } from '../../ports/pictures.js';
import { type CleanVideo, type StoredVideo, Videos } from '../../ports/videos.js';
import { VirusScanner } from '../../ports/neighbours.js';
import { collect, fingerprintOf } from '../storage/disk-stores.js';
import { fileTypeFromBuffer } from 'file-type/core';

export class InMemoryUploadRepository extends UploadRepository {
  private readonly uploads = new Map<string, Upload>();
  private readonly used = new Map<string, number>();

  async begin(upload: Upload, limitBytes: number | null): Promise<boolean> {
    const used = (this.used.get(upload.accountUid) ?? 0) + upload.bytes; // reading and writing must not be interleaved
    if (limitBytes !== null && used > limitBytes) return false;
    this.used.set(upload.accountUid, used);
    this.uploads.set(upload.id, upload);
    return true;
  }

  async find(id: string): Promise<Upload | null> {
    return this.uploads.get(id) ?? null;
  }

  async touch(id: string, now: Date): Promise<boolean> {
    return this.change(id, { touchedAt: now }) !== null;
  }

  async abandon(id: string): Promise<boolean> {
    const upload = this.change(id, { state: 'abandoned' });
    if (upload) this.giveBack(upload.accountUid, upload.bytes);
    return upload !== null;
  }

  async forget(id: string): Promise<void> {
    if (this.uploads.get(id)?.state !== 'open') this.uploads.delete(id);
  }

  async resting(before: Date, atMost: number): Promise<Upload[]> {
    return [...this.uploads.values()]
      .filter(({ touchedAt }) => touchedAt < before)
      .sort((a, b) => a.touchedAt.getTime() - b.touchedAt.getTime())
      .slice(0, atMost);
  }

  async usedBy(accountUid: string): Promise<number> {
    return this.used.get(accountUid) ?? 0;
  }

  /** The file operations that the twin needs. */
  complete(id: string): boolean {
    return this.change(id, { state: 'complete' }) !== null;
  }

  giveBack(accountUid: string, bytes: number): void {
    this.used.set(accountUid, (this.used.get(accountUid) ?? 0) - bytes);
  }

  private change(id: string, changes: Partial<Upload>): Upload | null {
    const upload = this.uploads.get(id);
    if (upload?.state !== 'open') return null;
    this.uploads.set(id, { ...upload, ...changes });
    return upload;
  }
}

export class InMemoryMediaRepository extends MediaRepository {
  readonly events: MediaEvent[] = [];
  private readonly media = new Map<string, Media>();

  constructor(private readonly uploads: InMemoryUploadRepository) {
    super();
  }

  async find(id: string): Promise<Media | null> {
    return this.media.get(id) ?? null;
  }

  hold(id: string): Promise<Media | null> {
    return this.find(id);
  }

  async posterOf(videoId: string): Promise<Media | null> {
    return [...this.media.values()].find(({ posterOf }) => posterOf === videoId) ?? null;
  }

  async add(media: Media, event: MediaEvent): Promise<Media> {
    const first = this.media.get(media.id);
    if (first) return first;
    if (media.posterOf && (await this.posterOf(media.posterOf))) throw mediaErrors.hasPoster();
    if (!this.uploads.complete(media.id)) throw mediaErrors.notFound(media.id);
    this.media.set(media.id, media);
    this.events.push(event);
    return media;
  }

  async near(id: string, atMost: number): Promise<readonly NearFile[]> {
    const { looks } = (await this.posterOf(id)) ?? (await this.find(id)) ?? { looks: null };
    return [...this.media.values()]
      .map((each) => ({ id: each.posterOf ?? each.id, difference: differenceOf(looks ?? [], each.looks ?? []) }))
      .filter((each) => each.id !== id && each.difference <= nearBits)
      .sort((one, other) => one.difference - other.difference)
      .slice(0, atMost);
  }

  asSent(kind: Media['kind'], after: string | null, atMost: number): Promise<Media[]> {
    return this.after(after, atMost, (media) => media.kind === kind && media.storageKey === media.id);
  }

  unseen(after: string | null, atMost: number): Promise<Media[]> {
    return this.after(after, atMost, ({ kind, looks }) => kind === 'image' && looks === null);
  }

  private async after(id: string | null, atMost: number, fits: (media: Media) => boolean): Promise<Media[]> {
    return [...this.media.values()]
      .filter((media) => fits(media) && media.id > (id ?? ''))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, atMost);
  }

  async replaceContent(storageKey: string, media: Media): Promise<boolean> {
    if (this.media.get(media.id)?.storageKey !== storageKey) return false;
    this.media.set(media.id, media);
    return true;
  }

  async remove({ id, accountUid, uploadedBytes }: Media, event: MediaEvent): Promise<void> {
    if (!this.media.delete(id)) return;
    this.uploads.giveBack(accountUid, uploadedBytes);
    this.events.push(event);
  }
}

/** Of eicar.org's test file. */
const virus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/** Knows one virus. */
export class InMemoryVirusScanner extends VirusScanner {
  async check(content: Source): Promise<void> {
    if ((await collect(content)).includes(virus)) throw mediaErrors.infected();
  }
}

/** ISO 6709. */
const position = /[+-]\d{2}\.\d+[+-]\d{3}\.\d+(?:[+-]\d+\.\d+)?\//g;

/** Gives the same measurements for every complete video of plausible size, and finds positions by their pattern. */
export class InMemoryVideos extends Videos {
  private readonly facts: Facts = {
    ...{ width: 1_080, height: 1_920, rotation: 90, durationMs: 6_000 },
    ...{ codec: 'AVC', frameRate: 25, truncated: false },
  };

  async clean<T>({ bytes, mimeType, read }: StoredVideo, keep: (clean: CleanVideo) => Promise<T>): Promise<T> {
    const sent = await collect(read({ first: 0, last: bytes })); // one byte more than a complete one has
    if (sent.length !== bytes || bytes < 100) throw mediaErrors.unreadableVideo();
    const content = Buffer.from(sent.toString('latin1').replace(position, ''), 'latin1');
    return keep({ ...this.facts, mimeType, bytes: content.length, content: Readable.from([content]) });
  }
}

export class InMemoryMediaStorage extends MediaStorage {
  private readonly files = new Map<string, Uint8Array>();

  async write(key: string, content: Uint8Array | Stream): Promise<void> {
    this.files.set(key, content instanceof Uint8Array ? content : await collect(content.content));
  }

  async settle(key: string): Promise<{ mimeType: string | undefined; bytes: number }> {
    const content = this.files.get(key);
    if (!content) throw mediaErrors.notFound(key);
    return { mimeType: (await fileTypeFromBuffer(content))?.mime, bytes: content.length };
  }

  async *read(key: string, { first, last }: { first: number; last: number }): AsyncIterable<Uint8Array> {
    const content = this.files.get(key);
    if (!content) throw mediaErrors.notFound(key);
    yield content.subarray(first, last + 1);
  }

  fingerprint(key: string, bytes: number): Promise<string> {
    return fingerprintOf(this.read(key, { first: 0, last: bytes - 1 }));
  }

  async remove(key: string): Promise<void> {
    this.files.delete(key);
  }
}
