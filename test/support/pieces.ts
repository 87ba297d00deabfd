import type { FileFacts } from '../../server/modules/collabs/domain/golden-rules.js';

/** A video that meets the golden rules. */
export const aVideo: FileFacts = {
  kind: 'video',
  width: 1_080,
  height: 1_920,
  rotation: 0,
  durationMs: 12_000,
  codec: 'AVC',
  frameRate: 25,
  truncated: false,
  sha256: 'c0ffee'.padEnd(64, '0'),
};

export const aPicture: FileFacts = { ...aVideo, kind: 'image', durationMs: null, codec: null, frameRate: null };

/** What is handed in with it, so that nothing is missing. */
export const wholly = {
  mediaId: '00000000-0000-7000-8000-0000000000aa',
  caption: 'Ad: what a night',
  marks: [{ fromMs: 0, toMs: 6_000 }],
  attested: true,
} as const;
