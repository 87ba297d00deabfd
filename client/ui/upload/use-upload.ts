import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DetailedError, Upload } from 'tus-js-client';
import { fileTypeOf } from '../../../server/contract/rules/file-types';
import type { Problem } from '../../../server/contract/problems';
import { call } from '../../api/client';
import { toast } from '../toast';
import { profileHeader } from '../../api/acting-as';

export type UploadState = Readonly<{
  file: File;
  /** While `waiting`, there is no connection; it continues as soon as there is one. */
  status: 'uploading' | 'waiting' | 'paused' | 'failed' | 'done';
  sentBytes: number;
  /** Since it was started or resumed. */
  bytesPerSecond: number;
  fault: string | null;
  /** What to submit; known once the upload is complete. */
  mediaId: string | null;
}>;

const chunkBytes = 8 * 1_024 * 1_024;
const retryDelays = [0, 1_000, 3_000, 5_000];

/** A device may believe it is online when nothing is reachable, and fire no event when that changes. Milliseconds. */
const tryAgainMs = 15_000;

const someBrowsers =
  'Some browsers can’t play this video. An MP4 with H.264 plays in all of them, so upload that if you can export one.';

/**
 * Uploads one file in parts, so that it can be paused and resumed: automatically when the connection is back, and after
 * a reload by choosing the same file again, since local storage remembers its URL.
 * @param collabId the Collab that it is for; null for a file of the profile
 * @param profileId the profile that lists it as unfinished; omitted if none does
 */
export function useUpload(collabId: string | null, profileId?: string) {
  const [state, setState] = useState<UploadState | null>(null);
  const upload = useRef<Upload | null>(null);
  const change = (changes: Partial<UploadState>) => setState((current) => current && { ...current, ...changes });

  useEffect(() => () => void upload.current?.abort(), []);

  const start = async (file: File) => {
    setState({ file, status: 'uploading', sentBytes: 0, bytesPerSecond: 0, fault: null, mediaId: null });
    const tus = await import('tus-js-client').catch(() => null);
    if (!tus) return change({ status: 'waiting' });
    const speedometer = speedSince();
    const next: Upload = new tus.Upload(file, {
      ...uploadTarget(),
      metadata: {
        filename: file.name,
        filetype: file.type,
        ...forCollab(collabId),
        ...(profileId && { profile: profileId }),
      },
      chunkSize: chunkBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      onProgress: (sentBytes) => change({ status: 'uploading', sentBytes, bytesPerSecond: speedometer(sentBytes) }),
      onError: (error) =>
        change(isUnanswered(error) ? { status: 'waiting' } : { status: 'failed', fault: faultOf(error) }),
      onSuccess: ({ lastResponse }) => {
        if (lastResponse.getHeader('Upload-Playback')) toast.say(someBrowsers);
        const mediaId = mediaIdOf(next);
        change({ status: 'done', sentBytes: file.size, mediaId });
        if (mediaId && fileTypeOf(file.name) === 'video') void sendPoster(file, mediaId, collabId);
      },
    });
    upload.current = next;
    const before = await next.findPreviousUploads();
    const begun = before.findLast(({ metadata }) => (metadata.collab ?? null) === collabId);
    if (upload.current !== next) return; // it has been removed
    if (begun) next.resumeFromPreviousUpload(begun);
    next.start();
  };

  const pause = () => {
    void upload.current?.abort();
    change({ status: 'paused' });
  };

  const resume = () => {
    if (state && !upload.current) return void start(state.file);
    change({ status: 'uploading', fault: null });
    upload.current?.start();
  };

  const wait = useEffectEvent(() => {
    void upload.current?.abort();
    change({ status: 'waiting' });
  });
  const goOn = useEffectEvent(() => {
    const waiting = upload.current;
    if (!waiting) return void (state && start(state.file));
    // a pending request ends first
    void waiting.abort().then(() => upload.current === waiting && waiting.start());
  });
  useEffect(() => {
    if (state?.status !== 'uploading') return;
    window.addEventListener('offline', wait);
    return () => window.removeEventListener('offline', wait);
  }, [state?.status]);
  useEffect(() => {
    if (state?.status !== 'waiting') return;
    window.addEventListener('online', goOn);
    const timer = setInterval(goOn, tryAgainMs);
    return () => {
      window.removeEventListener('online', goOn);
      clearInterval(timer);
    };
  }, [state?.status]);

  /** Cancels the upload: deletes its data and frees its storage. */
  const clear = () => {
    const [gone, mediaId] = [upload.current, state?.mediaId];
    upload.current = null;
    setState(null);
    void takeBack(gone, mediaId ?? null);
  };

  return { state, start, pause, resume, clear };
}

/** Not awaited: if it fails, the server abandons the upload after a day. */
async function takeBack(upload: Upload | null, mediaId: string | null): Promise<void> {
  const gone = mediaId ? call('DELETE /api/v1/media/{id}', { path: { id: mediaId } }) : upload?.abort(true);
  await Promise.resolve(gone).catch(() => undefined);
}

/** The upload's id is the file's. */
const mediaIdOf = ({ url }: Upload): string | null => url?.slice(url.lastIndexOf('/') + 1) ?? null;

function speedSince(): (sentBytes: number) => number {
  let first: { at: number; sentBytes: number } | null = null;
  return (sentBytes) => {
    const at = performance.now();
    first ??= { at, sentBytes };
    return at === first.at ? 0 : ((sentBytes - first.sentBytes) * 1_000) / (at - first.at);
  };
}

/** The server was unreachable: https://github.com/tus/tus-js-client/blob/main/docs/api.md#onerror */
const isUnanswered = (error: Error | DetailedError): boolean =>
  'originalRequest' in error && error.originalRequest !== null && !error.originalResponse;

const interrupted = 'The upload was interrupted. Please try again.';

/** The server's message, if it gave one. */
function faultOf(error: Error | DetailedError): string {
  const answer = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  const detail = answer ? detailOf(answer) : undefined;
  return detail ?? interrupted;
}

function detailOf(answer: string): string | undefined {
  try {
    const problem = JSON.parse(answer) as Partial<Problem>;
    return problem.detail;
  } catch {
    return undefined;
  }
}

/** Pixels. */
const widest = 1_280;
const patienceMs = 10_000;

/**
 * Takes a frame from near the beginning of a video and stores it as its poster. A video works without one, so a failure
 * isn't reported.
 */
export async function sendPoster(file: File, mediaId: string, collabId: string | null): Promise<void> {
  try {
    const poster = await cutPoster(file);
    if (!poster) return;
    const tus = await import('tus-js-client');
    new tus.Upload(poster, {
      ...uploadTarget(),
      metadata: { filename: 'poster.jpg', filetype: poster.type, ...forCollab(collabId), posterOf: mediaId },
      storeFingerprintForResuming: false,
      onError: () => undefined,
    }).start();
  } catch {
    // a browser that can't play the video can't capture a frame from it
  }
}

async function cutPoster(file: File): Promise<Blob | null> {
  const source = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: source });
    await happens(video, 'loadeddata');
    video.currentTime = Math.min(1, video.duration / 2);
    await happens(video, 'seeked');
    return await picture(video);
  } finally {
    URL.revokeObjectURL(source);
  }
}

function picture(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, widest / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

const happens = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('This video can’t be shown')), patienceMs);
    const settle = (end: () => void) => () => {
      clearTimeout(tooLong);
      end();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('This video can’t be shown'))),
      { once: true },
    );
  });

/** The upload endpoint, and the profile that owns the file. */
export const uploadTarget = () => ({
  endpoint: new URL('/api/v1/uploads', window.location.origin).href,
  headers: profileHeader(),
});

/** The storage it counts towards: with a Collab the brand's, else your own. */
export const forCollab = (collabId: string | null): { collab?: string } => (collabId ? { collab: collabId } : {});
