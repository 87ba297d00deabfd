export type { CollabEvent } from './domain/collab.js';
export type { OfferEvent } from './domain/offer.js';
