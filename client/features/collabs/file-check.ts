import type { ContentType } from '../../../server/contract/lists/collab';
import { goldenRules } from '../../../server/contract/rules/constants';
import { fileTypeOf } from '../../../server/contract/rules/file-types';
import { sizeOrNameFault } from '../../ui/upload/size-or-name-fault';

/** Why this file can't be this piece, before a byte is sent; null when it can. The server checks its content again. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>, contentType: ContentType): string | null {
  const fault = sizeOrNameFault({ name, size });
  if (fault) return fault;
  if (contentType !== 'mix' && fileTypeOf(name) !== contentType) return `This piece was agreed as ${contentType}.`;
  return null;
}

/** The golden rules' message about a video's size; null when it is large enough. In pixels. */
export function sizeWarning(width: number, height: number): string | null {
  const rule = goldenRules.find(({ id }) => id === 'full-hd');
  const least = rule && 'minShorterSidePixels' in rule ? rule.minShorterSidePixels : 0;
  if (Math.min(width, height) >= least) return null;
  return `This video is ${width} × ${height}. ${rule?.text ?? ''} We can only accept it if the brand waives this rule.`;
}

/** Reads a video's size in the browser; null when the browser can't, or it isn't a video. */
export function measureVideo(file: File): Promise<{ width: number; height: number } | null> {
  if (fileTypeOf(file.name) !== 'video') return Promise.resolve(null);
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const source = URL.createObjectURL(file);
    const finish = (size: { width: number; height: number } | null) => {
      URL.revokeObjectURL(source);
      resolve(size);
    };
    video.preload = 'metadata';
    video.onloadedmetadata = () => finish({ width: video.videoWidth, height: video.videoHeight });
    video.onerror = () => finish(null);
    video.src = source;
  });
}
