import type { CollabOutcome, CollabStage } from '../../../contract/lists/index.js';

/** What proves what happened in a Collab, as plain values. All of it goes into the dossier; this is what is asked after here. */
export type Evidence = Readonly<{
  collab: Readonly<{ id: string; stage: CollabStage; outcome: CollabOutcome; reason: string | null }>;
  terms: Readonly<{ title: string }>;
  /** When the brand took what there was for the whole. */
  content: Readonly<{ acceptedAt: Date | null }>;
  brand: Readonly<{ id: string; name: string }>;
  influencer: Readonly<{ id: string; name: string; handle: string }>;
}>;
