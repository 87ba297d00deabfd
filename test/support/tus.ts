const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A tus client's metadata about a file. */
export const announcement = (length: number, metadata: Readonly<Record<string, string>>): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  'upload-length': String(length),
  'upload-metadata': Object.entries(metadata)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(','),
});

/** The headers of one part. */
export const pieceAt = (offset: number): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

type Asks<Answer> = { raw(method: 'POST', url: string, headers: Record<string, string>): Promise<Answer> };

/** Announces a file and returns the response; the upload's URL is in `location`. */
export const announce = <Answer>(
  visitor: Asks<Answer>,
  length: number,
  fileName: string,
  more: Record<string, string> = {},
): Promise<Answer> =>
  visitor.raw('POST', '/api/v1/uploads', announcement(length, { filename: fileName, filetype: '', ...more }));
