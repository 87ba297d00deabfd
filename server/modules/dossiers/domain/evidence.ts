import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';

/** The evidence of a Collab, as plain values. All of it goes into the dossier; these are the fields used here. */
export type Evidence = Readonly<{
  collab: Readonly<{ id: string; stage: CollabStage; outcome: CollabOutcome; reason: string | null }>;
  terms: Readonly<{ title: string }>;
  /** When the brand accepted what had been delivered as complete. */
  content: Readonly<{ acceptedAt: Date | null }>;
  brand: Readonly<{ id: string; name: string }>;
  influencer: Readonly<{ id: string; name: string; handle: string }>;
}>;
