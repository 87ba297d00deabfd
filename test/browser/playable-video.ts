import path from 'node:path';
import type { Browser } from '@playwright/test';

type Canvas = { getContext(kind: '2d'): { fillStyle: string; fillRect(...sides: number[]): void } };

/** The encoder's API in the page (https://mediabunny.dev). */
type Encoder = {
  Output: new (options: object) => {
    addVideoTrack(source: object, facts: object): void;
    start(): Promise<void>;
    finalize(): Promise<void>;
  };
  WebMOutputFormat: new () => object;
  BufferTarget: new () => { buffer: ArrayBuffer };
  CanvasSource: new (canvas: Canvas, options: object) => { add(at: number, lasts: number): Promise<void> };
};

const facts = { width: 1_080, height: 1_920, seconds: 8, frameRate: 5 };

/** A video with decodable frames, each in a different colour: encoded by the browser, upright, eight seconds long. */
export async function playableVideo(browser: Browser): Promise<Buffer> {
  const studio = await browser.newContext({ bypassCSP: true }); // the encoder isn't one of the portal's scripts
  const page = await studio.newPage();
  await page.goto('/robots.txt');
  await page.addScriptTag({ path: path.resolve('node_modules/mediabunny/dist/bundles/mediabunny.min.cjs') });
  const bytes = await page.evaluate(async ({ width, height, seconds, frameRate }) => {
    const { Mediabunny, document } = globalThis as unknown as {
      Mediabunny: Encoder;
      document: { createElement(name: 'canvas'): Canvas };
    };
    const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = Mediabunny;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const ink = canvas.getContext('2d');
    const target = new BufferTarget();
    const output = new Output({ format: new WebMOutputFormat(), target });
    const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 500_000 });
    output.addVideoTrack(source, { frameRate });
    await output.start();
    for (let frame = 0; frame < seconds * frameRate; frame++) {
      ink.fillStyle = `hsl(${frame * 9} 60% 50%)`;
      ink.fillRect(0, 0, width, height);
      await source.add(frame / frameRate, 1 / frameRate);
    }
    await output.finalize();
    return [...new Uint8Array(target.buffer)];
  }, facts);
  await studio.close();
  return Buffer.from(bytes);
}
