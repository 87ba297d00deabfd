import { fileTypeOf, uploadFault } from '../../../server/contract/rules/file-types';

/** Bytes. */
const longestUpload = 2 * 10 ** 9;
const longestPicture = 100 * 10 ** 6;

/** Why this file can't be uploaded, before a byte is sent; null when it can. The server checks its content again. */
export function sizeOrNameFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const fault = uploadFault(name);
  if (fault) return fault;
  if (size > longestUpload) return 'This file is too large. Files can be up to 2 GB.';
  if (fileTypeOf(name) === 'image' && size > longestPicture)
    return 'This picture is too large. Pictures can be up to 100 MB.';
  return null;
}
