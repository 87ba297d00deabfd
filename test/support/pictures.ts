import sharp, { type Sharp } from 'sharp';

/** The metadata in every phone photo, which must stay private. */
export const secretPlace = 'Taken behind the old bakery';

/** A photo of 60 × 40 pixels on its side, with a location, a camera and a comment. Upright it is 40 × 60. */
export const photoWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#7d2e2a' } })
    .withExif({
      IFD0: { Make: 'Camera maker', ImageDescription: secretPlace, Artist: secretPlace },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A picture with this many frames, 20 × 10 pixels, each shown for 100 ms. */
export async function movingPicture(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
  const colours = ['#0b5b45', '#c4553b', '#f0c96b', '#2f3e57'];
  const stills = await Promise.all(
    Array.from({ length: frames }, (_, number) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background: colours[number % colours.length]! } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = sharp(stills, { join: { animated: true } });
  const delay = stills.map(() => 100);
  return (format === 'gif' ? moving.gif({ delay }) : moving.webp({ delay })).toBuffer();
}

/** Its directory is after its 270 kB of pixels. */
export const largeTiff = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#3f6b6b' } })
    .tiff({ compression: 'none' })
    .toBuffer();

export const still = (format: 'jpeg' | 'png' | 'webp' | 'tiff' | 'gif', width = 30, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3f6b6b' } })
    .toFormat(format)
    .toBuffer();

/** What our decoder finds in a picture. */
export const insideOf = (picture: Uint8Array) => sharp(picture, { animated: true }).metadata();

const drawnSize = 480;

/** Discs on grey, different for each seed. The product doesn't read SVG. */
export function drawn(seed: number): Sharp {
  const discs = Array.from({ length: 9 }, (_, number) => {
    const at = (factor: number) => ((seed * 37 + number * 53) * factor) % drawnSize;
    return { x: at(7), y: at(11), radius: 50 + (at(5) % 70), colour: [at(13) % 256, at(17) % 256, at(19) % 256] };
  });
  const pixels = new Uint8Array(drawnSize * drawnSize * 3).fill(128);
  for (const { x, y, radius, colour } of discs)
    for (let row = 0; row < drawnSize; row += 1)
      for (let column = 0; column < drawnSize; column += 1)
        if (Math.hypot(row - y, column - x) < radius) pixels.set(colour, (row * drawnSize + column) * 3);
  return sharp(pixels, { raw: { width: drawnSize, height: drawnSize, channels: 3 } });
}
