import type { Actor } from '../../../shared/kernel/index.js';

/** Who acts, and in which of their sessions. */
export type SignedInAs = Readonly<{ actor: Actor; sessionId: string }>;
