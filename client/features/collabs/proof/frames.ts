import type { Mark } from './seconds';

const widest = 320;
const patienceMs = 10_000;
const mostFrames = 6;

export type Frame = Readonly<{ atMs: number; url: string }>;

const happens = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(() => reject(new Error('too slow')), patienceMs);
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('cannot be shown'))),
      { once: true },
    );
  });

/** Where to look: the middle of each mark. */
export const momentsIn = (marks: readonly Mark[]): number[] =>
  marks.slice(0, mostFrames).map(({ fromMs, toMs }) => Math.round((fromMs + toMs) / 2));

/** Cuts the frames at these moments, one after the other. @throws when the browser cannot show the video */
export async function cutFrames(source: string, moments: readonly number[]): Promise<Frame[]> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: source });
  try {
    await happens(video, 'loadeddata');
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    const frames: Frame[] = [];
    for (const atMs of moments) {
      video.currentTime = Math.min(atMs / 1_000, video.duration || Infinity);
      await happens(video, 'seeked');
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      frames.push({ atMs, url: canvas.toDataURL('image/jpeg', 0.8) });
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
