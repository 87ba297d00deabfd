/** A list of pictures of which each is at least so wide, as long as the screen is. */
export const pictureGrid = (least: string) =>
  ({
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 4,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}), 1fr))`,
  }) as const;
