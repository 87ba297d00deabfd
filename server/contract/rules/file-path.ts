const pattern = /^media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** A stored picture's path, as profiles and offers store it and the thumbnail service expects it. */
export const filePathOf = (mediaId: string): string => `media/${mediaId}`;

/** The stored file of a path; null for anything that `filePathOf` can't produce, such as `../` or a URL. */
export const mediaIdOf = (filePath: string): string | null => pattern.exec(filePath)?.[1] ?? null;
