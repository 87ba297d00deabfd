const pattern = /^media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** What a profile or an offer remembers of a stored picture, and what the thumbnail service is asked for. */
export const filePathOf = (mediaId: string): string => `media/${mediaId}`;

/** The stored file of a path; null for everything that `filePathOf` does not make, such as `../` or an address. */
export const mediaIdOf = (filePath: string): string | null => pattern.exec(filePath)?.[1] ?? null;
