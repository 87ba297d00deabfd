export type { BrandEvent } from './domain/brand.js';
export type { InfluencerEvent } from './domain/influencer.js';
