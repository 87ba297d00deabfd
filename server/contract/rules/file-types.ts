const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tiff', 'svg', 'webp'];
const videoExtensions = ['mp4', 'mov', 'avi', 'mkv', 'flv', 'wmv', 'webm', 'mpg', 'mpeg', 'm4v'];

/** What can be uploaded; other types are recognised and rejected. */
export const uploadExtensions = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'tiff',
  'mp4',
  'mov',
  'm4v',
  'webm',
  'mkv',
] as const;

/** The format of iPhone photos by default. */
const heicExtensions = ['heic', 'heif'];

export const heicAdvice =
  'This photo is in the HEIC format, which we can’t take. Export it as a JPEG, then upload that. To take new photos as JPEG with an iPhone, choose Settings › Camera › Formats › Most Compatible.';

type FileType = 'image' | 'video' | 'unknown';

/** A file's type according to its name or URL. The server also checks the content. */
export function fileTypeOf(name: string): FileType {
  const extension = extensionOf(name);
  if (imageExtensions.includes(extension)) return 'image';
  if (videoExtensions.includes(extension)) return 'video';
  return 'unknown';
}

/** Why a file with this name can't be uploaded, as a sentence for the user; null when it can. */
export function uploadFault(name: string): string | null {
  const extension = extensionOf(name);
  if (uploadExtensions.some((accepted) => accepted === extension)) return null;
  if (heicExtensions.includes(extension)) return heicAdvice;
  const refused = extension
    ? `Files of the type “${extension}” can’t be uploaded.`
    : 'This file has no type in its name.';
  return `${refused} Please use one of these: ${uploadExtensions.join(', ')}.`;
}

/**
 * In lower case and without its dot; empty if there is none. In a URL, `?query` and `#hash` are ignored, though a
 * file's name may contain them.
 */
function extensionOf(name: string): string {
  const [path = ''] = /^[a-z]+:\/\//i.test(name) ? name.split(/[?#]/, 1) : [name.trimEnd()];
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}
