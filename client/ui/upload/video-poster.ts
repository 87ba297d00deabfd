import { profileHeader } from '../../api/acting-as';

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
