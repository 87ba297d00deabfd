import { type ProofLink, ProofLinks } from '../../ports/proof-links.js';

export class InMemoryProofLinks extends ProofLinks {
  private links: ProofLink[] = [];

  async issue(link: ProofLink): Promise<void> {
    this.links = [...this.links.filter(({ sessionId }) => sessionId !== link.sessionId), link];
  }

  async use(tokenHash: string, userId: string, now: Date): Promise<string | null> {
    const link = this.links.find((each) => each.tokenHash === tokenHash);
    if (!link || link.userId !== userId || now >= link.expiresAt) return null;
    this.links = this.links.filter((each) => each !== link);
    return link.sessionId;
  }
}
