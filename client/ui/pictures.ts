import { asThisProfile } from '../api/acting-as';

/** The URL of a stored picture's thumbnail. `width` in pixels. */
export const thumbnail = (filePath: string, width: number): string =>
  `/api/v1/thumbs?${new URLSearchParams({ path: filePath, w: String(width) }).toString()}`;

/** The same for a private picture. */
export const privateThumbnail = (filePath: string, width: number): string => asThisProfile(thumbnail(filePath, width));

/** The URL of a private stored file at full size. */
export const contentOf = (mediaId: string): string => asThisProfile(`/api/v1/media/${mediaId}/content`);

/** Pictures, each at least this wide, as many as fill the screen. */
export const pictureGrid = (least: string) =>
  ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 4,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}), 1fr))`,
  }) as const;

/** "Harbour Lights" becomes "HL"; a handle gives its first letter. */
export const initialsOf = (name: string): string =>
  name
    .replace(/^@/, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
