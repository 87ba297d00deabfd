/** The picture's position in its frame: the frame's aspect ratio, the zoom, and the centre, relative to the picture. */
export type Crop = Readonly<{ ratio: number; zoom: number; x: number; y: number }>;
export type Size = Readonly<{ width: number; height: number }>;

/** The aspect ratio of every portrait and round picture. */
export const portrait = 4 / 5;
export const square = 1;
export const zoomRange = { min: 1, max: 4 } as const;
/** The maximum width of an upload, in pixels. */
const widest = 1_600;

export const middleOf = (ratio: number): Crop => ({ ratio, zoom: 1, x: 0.5, y: 0.5 });

/** The visible part of the picture, in its pixels, at this zoom: as large as fits, in the frame's shape. */
function shownSize({ width, height }: Size, { ratio, zoom }: Pick<Crop, 'ratio' | 'zoom'>): Size {
  const fit = Math.min(width, height * ratio) / zoom;
  return { width: fit, height: fit / ratio };
}

/** The nearest crop that leaves no edge of the frame empty. */
export function kept(picture: Size, { ratio, zoom, x, y }: Crop): Crop {
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const near = clamp(zoom, zoomRange.min, zoomRange.max);
  const shown = shownSize(picture, { ratio, zoom: near });
  const [halfX, halfY] = [shown.width / picture.width / 2, shown.height / picture.height / 2];
  return { ratio, zoom: near, x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY) };
}

/** The part to crop, in pixels of the picture. */
export function cutOf(picture: Size, crop: Crop): Size & { left: number; top: number } {
  const { x, y, ...frame } = kept(picture, crop);
  const { width, height } = shownSize(picture, frame);
  return { left: x * picture.width - width / 2, top: y * picture.height - height / 2, width, height };
}

/** After dragging by this many pixels of a frame that is `frameWidth` wide: the picture follows the finger. */
export function dragged(picture: Size, crop: Crop, by: { x: number; y: number }, frameWidth: number): Crop {
  const scale = shownSize(picture, crop).width / frameWidth;
  return kept(picture, {
    ...crop,
    x: crop.x - (by.x * scale) / picture.width,
    y: crop.y - (by.y * scale) / picture.height,
  });
}

/** Crops the picture into a new file; keeps the name and date, by which an upload is resumed. */
export async function cutOut(image: HTMLImageElement, file: File, crop: Crop): Promise<File> {
  const { left, top, width, height } = cutOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(width, widest));
  canvas.height = Math.round(canvas.width / crop.ratio);
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('We couldn’t crop this picture.');
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;
  return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
