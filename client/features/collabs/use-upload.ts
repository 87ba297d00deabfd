import { useEffect, useRef, useState } from 'react';
import type { DetailedError, Upload } from 'tus-js-client';

export type UploadState = Readonly<{
  file: File;
  status: 'uploading' | 'paused' | 'failed' | 'done';
  sentBytes: number;
  /** Since it was started or resumed. */
  bytesPerSecond: number;
  fault: string | null;
  /** What to hand in; known once all of it has arrived. */
  mediaId: string | null;
}>;

const chunkBytes = 8 * 1_024 * 1_024;
const retryDelays = [0, 1_000, 3_000, 5_000];

/** Sends one file in pieces, so that it can be paused, and taken up again where it stopped, even after a reload. */
export function useUpload() {
  const [state, setState] = useState<UploadState | null>(null);
  const upload = useRef<Upload | null>(null);
  const change = (changes: Partial<UploadState>) => setState((current) => current && { ...current, ...changes });

  useEffect(() => () => void upload.current?.abort(), []);

  const start = async (file: File) => {
    setState({ file, status: 'uploading', sentBytes: 0, bytesPerSecond: 0, fault: null, mediaId: null });
    const tus = await import('tus-js-client');
    const speedometer = speedSince();
    const next: Upload = new tus.Upload(file, {
      endpoint: new URL('/api/v1/uploads', window.location.origin).href,
      metadata: { filename: file.name, filetype: file.type },
      chunkSize: chunkBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      onProgress: (sentBytes) => change({ sentBytes, bytesPerSecond: speedometer(sentBytes) }),
      onError: (error) => change({ status: 'failed', fault: faultOf(error) }),
      onSuccess: () => change({ status: 'done', sentBytes: file.size, mediaId: mediaIdOf(next) }),
    });
    upload.current = next;
    const [begun] = await next.findPreviousUploads();
    if (begun) next.resumeFromPreviousUpload(begun);
    next.start();
  };

  const pause = () => {
    void upload.current?.abort();
    change({ status: 'paused' });
  };

  const resume = () => {
    change({ status: 'uploading', fault: null });
    upload.current?.start();
  };

  const clear = () => {
    void upload.current?.abort();
    setState(null);
  };

  return { state, start, pause, resume, clear };
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

/** What the server said, else that it could not be reached. */
function faultOf(error: Error | DetailedError): string {
  const answer = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  const detail = answer ? detailOf(answer) : undefined;
  return detail ?? 'The upload was interrupted. Please check your connection and try again.';
}

function detailOf(answer: string): string | undefined {
  try {
    const problem = JSON.parse(answer) as { detail?: unknown };
    return typeof problem.detail === 'string' ? problem.detail : undefined;
  } catch {
    return undefined;
  }
}
