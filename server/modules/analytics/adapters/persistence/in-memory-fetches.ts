import { type Platform } from '../../../../contract/lists/social.js';
import { platformOfUrl } from '../../../../contract/rules/post-url.js';
import { type DueFetch, Fetches, leaseMs, oldestMs } from '../../ports/fetches.js';

type Noted = Readonly<{ failures: number; next: Date | null }>;

export class InMemoryFetches extends Fetches {
  readonly noted = new Map<string, Noted>();
  constructor(private readonly posts: readonly Omit<DueFetch, 'failures'>[]) {
    super();
  }

  async take(platform: Platform, now: Date, most: number): Promise<DueFetch[]> {
    const due = this.posts
      .filter(({ piece, post }) => platformOfUrl(post.url) === platform && this.isDue(piece, now))
      .slice(0, most)
      .map(({ piece, post }) => ({ piece, post, failures: this.noted.get(piece.id)?.failures ?? 0 }));
    const next = new Date(now.getTime() + leaseMs);
    for (const { piece, failures } of due) this.noted.set(piece.id, { failures, next });
    return due;
  }

  async note(pieceId: string, { failures, next }: Noted): Promise<void> {
    this.noted.set(pieceId, { failures, next });
  }

  private isDue({ id, publishedAt }: DueFetch['piece'], now: Date): boolean {
    const noted = this.noted.get(id);
    if (!noted) return now.getTime() - publishedAt.getTime() < oldestMs;
    return noted.next !== null && noted.next <= now;
  }
}
