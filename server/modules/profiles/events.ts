export type { DeletionEvent } from './domain/deletion.js';
export type { BrandEvent } from './domain/brand.js';
export type { InfluencerEvent } from './domain/influencer.js';
