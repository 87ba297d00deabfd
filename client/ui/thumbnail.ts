/** The address of a stored picture, made small. `width` in pixels. */
export const thumbnail = (filePath: string, width: number): string =>
  `/api/v1/thumbs?${new URLSearchParams({ path: filePath, w: String(width) }).toString()}`;
