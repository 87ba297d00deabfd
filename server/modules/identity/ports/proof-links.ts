/** A link that is mailed to somebody who is signed in, so that they show that it is still they. */
export type ProofLink = Readonly<{ tokenHash: string; sessionId: string; userId: string; expiresAt: Date }>;

/** Where such links wait. The promises below are executable: see proof-links.contract.ts. */
export abstract class ProofLinks {
  /** Only the newest of a session works. */
  abstract issue(link: ProofLink): Promise<void>;

  /** Uses the link up, for its own person only, and answers the session that asked for it; null when there is none to use. */
  abstract use(tokenHash: string, userId: string, now: Date): Promise<string | null>;
}
