import { mediaErrors } from './media.errors.js';

/** Pixels. Every width that is asked for becomes one of these, so that few versions of a picture have to be made. */
export const thumbnailWidths = [48, 96, 160, 320, 640, 960, 1280, 1920] as const;
export type ThumbnailWidth = (typeof thumbnailWidths)[number];

export const thumbnailFormats = ['webp', 'avif'] as const;
export type ThumbnailFormat = (typeof thumbnailFormats)[number];

/** A picture in one of its small versions. `mediaId` names the picture, which never changes. */
export type Thumbnail = Readonly<{ mediaId: string; width: ThumbnailWidth; format: ThumbnailFormat }>;

const ordinary: ThumbnailWidth = 640;
const widest: ThumbnailWidth = 1920;

/** The least of our widths that is wide enough, else the widest. @throws mediaErrors.badWidth */
export function widthFor(asked: string | undefined): ThumbnailWidth {
  if (asked === undefined) return ordinary;
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw mediaErrors.badWidth();
  return thumbnailWidths.find((width) => width >= Number(asked)) ?? widest;
}

/** AVIF, which is smaller, for those who say that they can show it; WebP, which everyone can show, for the others. */
export const formatFor = (accept: string | undefined): ThumbnailFormat =>
  (accept ?? '').split(',').some(takesAvif) ? 'avif' : 'webp';

function takesAvif(range: string): boolean {
  const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}

/** Changes only when the way in which thumbnails are made does. */
const edition = 1;

/** Names this very version of the picture: its ETag, and its file in the cache. */
export const nameOf = ({ mediaId, width, format }: Thumbnail): string => `${mediaId}-${width}-${edition}.${format}`;
