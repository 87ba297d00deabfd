import { mediaErrors } from './media.errors.js';

/** Pixels. Every requested width is rounded to one of these, to limit the number of versions. */
export const thumbnailWidths = [48, 96, 160, 320, 640, 960, 1280, 1920] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

export const thumbnailFormats = ['webp', 'avif'] as const;
export type ThumbnailFormat = (typeof thumbnailFormats)[number];

/** One of an image's small versions. `mediaId` identifies the image, which is immutable. */
export type Thumbnail = Readonly<{ mediaId: string; width: ThumbnailWidth; format: ThumbnailFormat }>;

const ordinary: ThumbnailWidth = 640;
const widest: ThumbnailWidth = 1920;

/** The smallest of our widths that is wide enough, else the widest. @throws mediaErrors.badWidth */
export function widthFor(asked: string | undefined): ThumbnailWidth {
  if (asked === undefined) return ordinary;
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw mediaErrors.badWidth();
  return thumbnailWidths.find((width) => width >= Number(asked)) ?? widest;
}

/** AVIF, which is smaller, for clients that accept it; WebP, which all support, for the others. */
export const formatFor = (accept: string | undefined): ThumbnailFormat =>
  (accept ?? '').split(',').some(takesAvif) ? 'avif' : 'webp';

function takesAvif(range: string): boolean {
  const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}

/** Change only if thumbnails are generated differently. */
const edition = 1;

/** Identifies this version of the image: its ETag, and its cache file. */
export const nameOf = ({ mediaId, width, format }: Thumbnail): string => `${mediaId}-${width}-${edition}.${format}`;
