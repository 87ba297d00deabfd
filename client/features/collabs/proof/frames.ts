import type { Mark } from './seconds';

const widest = 320;
const mostFrames = 6;

export type Frame = Readonly<{ atMs: number; url: string }>;

/** Where to look: the middle of each mark. */
export const momentsIn = (marks: readonly Mark[]): number[] =>
  marks.slice(0, mostFrames).map(({ fromMs, toMs }) => Math.round((fromMs + toMs) / 2));

/**
 * Decodes the frames that show at these moments; of the file only those parts are fetched that hold them.
 * @throws when the browser cannot decode the video
 */
export async function cutFrames(source: string, moments: readonly number[]): Promise<Frame[]> {
  const { CanvasSink, Input, MP4, QTFF, UrlSource, WEBM } = await import('mediabunny');
  const input = new Input({ source: new UrlSource(new URL(source, window.location.href)), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error('cannot be shown');
    const width = Math.min(widest, await track.getDisplayWidth());
    const sink = new CanvasSink(track, { width });
    const frames: Frame[] = [];
    let index = 0;
    for await (const shown of sink.canvasesAtTimestamps(moments.map((ms) => ms / 1_000))) {
      const atMs = moments[index++]!;
      if (shown) frames.push({ atMs, url: await pictureOf(shown.canvas) });
    }
    return frames;
  } finally {
    input.dispose();
  }
}

async function pictureOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<string> {
  if ('toDataURL' in canvas) return canvas.toDataURL('image/jpeg', 0.8);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }));
}
