/** The address of a stored picture, made small. `width` in pixels. */
export const thumbnail = (filePath: string, width: number): string =>
  `/api/v1/thumbs?${new URLSearchParams({ path: filePath, w: String(width) }).toString()}`;

/** Pictures, each at least this wide, as many as the screen is long. */
export const pictureGrid = (least: string) =>
  ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 4,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}), 1fr))`,
  }) as const;
