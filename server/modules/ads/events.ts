export type { AdEvent } from './domain/ad.js';
