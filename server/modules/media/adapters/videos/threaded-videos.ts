import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { newId } from '../../../../shared/kernel/index.js';
import { mediaErrors } from '../../domain/media.errors.js';
import { type CleanVideo, type ReadBytes, type StoredVideo, Videos } from '../../ports/videos.js';
import { Turns } from '../pictures/sharp-pictures.js';
import { collect } from '../storage/disk-stores.js';
import type { Ask, Outcome, Task, Told } from './rewrite.js';

const atOnce = 2;
const waiting = 200;
const mebibyte = 1_024 * 1_024;

/** How much of a file a thread may read and write, so that a small one can't fill the disk. */
const atMost = (bytes: number) => ({ read: 4 * bytes + 64 * mebibyte, write: 2 * bytes + mebibyte });
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Each video is processed in its own thread, so that a malicious file affects nothing else: the thread is terminated
 * when it is idle for too long, reads or writes too much, or uses too much memory.
 */
export class ThreadedVideos extends Videos {
  private readonly turns = new Turns(atOnce, waiting);

  constructor(
    /** Where a video is stored while it is written. */
    private readonly folder: string,
    private readonly patienceMs = 60_000,
  ) {
    super();
  }

  clean<T>(video: StoredVideo, keep: (clean: CleanVideo) => Promise<T>): Promise<T> {
    const mimeType = video.mimeType === 'video/x-m4v' ? 'video/mp4' : video.mimeType;
    return this.turns.take(() =>
      this.aside(async (file) => {
        const outcome = await this.inThread({ bytes: video.bytes, mimeType }, video, file);
        if ('refused' in outcome)
          throw outcome.refused === 'codec' ? mediaErrors.unknownCodec() : mediaErrors.unreadableVideo();
        const { facts, bytes } = outcome;
        return keep({ ...facts, mimeType, bytes, content: contentOf(file, bytes) });
      }),
    );
  }

  /** An unlinked file, so that nothing is left even if the process is killed. */
  private async aside<T>(work: (file: FileHandle) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const place = path.join(this.folder, `${newId()}.aside`);
    const file = await open(place, 'wx+');
    try {
      await rm(place);
      return await work(file);
    } finally {
      await file.close();
    }
  }

  private async inThread(task: Task, { read }: StoredVideo, file: FileHandle): Promise<Outcome> {
    const thread = new Worker(new URL('./video-thread.js', import.meta.url), {
      workerData: task,
      resourceLimits,
      execArgv: [], // the process's preloads don't apply to threads
    });
    const left = atMost(task.bytes);
    let serving = 0;
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        const giveUp = () => resolve({ refused: 'unreadable' });
        const timer = setTimeout(() => (serving > 0 ? timer.refresh() : giveUp()), this.patienceMs).unref();
        thread.on('error', giveUp);
        thread.on('exit', giveUp);
        thread.on('message', (told: Told) => {
          if (told.what === 'done') return resolve(told.outcome);
          left[told.what] -= told.what === 'read' ? told.last - told.first : told.content.length;
          if (left[told.what] < 0) return giveUp();
          serving++;
          serve(told, read, file).then((content) => {
            serving--;
            timer.refresh();
            thread.postMessage({ id: told.id, content });
          }, reject);
        });
      });
    } finally {
      await thread.terminate();
    }
  }
}

/** Makes no request after it has returned the last byte, so the file can be closed then. */
async function* contentOf(file: FileHandle, bytes: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < bytes;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mebibyte), 0, mebibyte, position);
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Returns what was read. */
async function serve(ask: Ask, read: ReadBytes, file: FileHandle): Promise<Uint8Array | undefined> {
  if (ask.what === 'read') return collect(read({ first: ask.first, last: ask.last }));
  const { content, position } = ask;
  for (let done = 0; done < content.length;)
    done += (await file.write(content, done, content.length - done, position + done)).bytesWritten;
  return undefined;
}
