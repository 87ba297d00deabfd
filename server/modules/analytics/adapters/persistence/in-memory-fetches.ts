import type { Platform } from '../../../../contract/lists/social.js';
import { platformOfUrl } from '../../../../contract/rules/platform-addresses.js';
import { type DueFetch, Fetches, leaseMs, oldestMs } from '../../ports/fetches.js';

type Noted = Readonly<{ at: Date | null; failures: number; next: Date | null }>;

export class InMemoryFetches extends Fetches {
  readonly noted = new Map<string, Noted>();
  constructor(private readonly posts: readonly Omit<DueFetch, 'failures'>[]) {
    super();
  }

  async take(platform: Platform, now: Date, most: number): Promise<DueFetch[]> {
    const due = this.posts
      .filter(({ piece, post }) => platformOfUrl(post.url) === platform && this.isDue(piece, now))
      .slice(0, most)
      .map(({ piece, post }) => ({ piece, post, failures: this.failuresOf(piece) }));
    const next = new Date(now.getTime() + leaseMs);
    for (const { piece, failures } of due)
      this.noted.set(piece.id, { at: this.noted.get(piece.id)?.at ?? null, failures, next });
    return due;
  }

  async note(pieceId: string, noted: Noted): Promise<void> {
    this.noted.set(pieceId, noted);
  }

  private isDue({ id, publishedAt }: DueFetch['piece'], now: Date): boolean {
    const noted = this.noted.get(id);
    if (!noted) return now.getTime() - publishedAt.getTime() < oldestMs;
    return noted.next === null ? this.isAnew({ id, publishedAt }) : noted.next <= now;
  }

  private failuresOf(piece: DueFetch['piece']): number {
    return this.isAnew(piece) ? 0 : (this.noted.get(piece.id)?.failures ?? 0);
  }

  private isAnew({ id, publishedAt }: Pick<DueFetch['piece'], 'id' | 'publishedAt'>): boolean {
    const at = this.noted.get(id)?.at;
    return !!at && at < publishedAt;
  }
}
