import { newId } from '../../../shared/kernel/index.js';

/** What a brand has said for all of its Collabs. */
export type ResultSettings = Readonly<{
  brandId: string;
  /** Where links lead unless a Collab has its own address; null if the brand hasn't said. */
  targetUrl: string | null;
  /** What remains of a guest's bill, in whole per cent; null if the brand hasn't said. */
  marginPercent: number | null;
}>;

export const unsaid = (brandId: string): ResultSettings => ({ brandId, targetUrl: null, marginPercent: null });

/** Where a brand's booking system posts its guests. One for each brand. */
export type BookingHook = Readonly<{
  id: string;
  brandId: string;
  /** Encrypted; shown once. */
  sealedSecret: string;
  createdAt: Date;
}>;

export const newHookId = newId;
