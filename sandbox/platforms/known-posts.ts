import type pg from 'pg';

/** A post's numbers at a platform's stand-in. */
type PostNumbers = Readonly<Partial<Record<'views' | 'likes' | 'comments' | 'shares' | 'saves', number>>>;

/** Where a post is visible; `gone` posts were deleted. */
export const visibilities = ['public', 'private', 'gone'] as const;
type PostState = Readonly<{
  caption?: string;
  visibility?: (typeof visibilities)[number];
  adLabel?: boolean;
  story?: boolean;
}>;
/** The API's id of a story isn't the one in its address. */
export const mediaIdOf = (id: string): string => `180${id}`;

type KnownPost = PostNumbers & PostState;

/** The posts that the platforms' stand-ins know, with their numbers, by the part of the URL that identifies them. */
export class KnownPosts {
  constructor(private readonly pool: pg.Pool) {}

  async know(id: string, numbers: KnownPost): Promise<void> {
    await this.pool.query(
      'insert into sandbox.known_posts values ($1, $2) on conflict (id) do update set numbers = known_posts.numbers || excluded.numbers',
      [id, JSON.stringify(numbers)],
    );
  }

  /** All of them; or the given one. */
  async find(id?: string): Promise<readonly Readonly<{ id: string; numbers: KnownPost }>[]> {
    const { rows } = await this.pool.query<{ id: string; numbers: KnownPost }>(
      'select id, numbers from sandbox.known_posts where $1::text is null or id = $1 order by id',
      [id ?? null],
    );
    return rows;
  }

  /** Without those that only their owner sees, if anyone. */
  async findPublic(id?: string) {
    const all = await this.find(id);
    return all.filter(({ numbers: { visibility = 'public' } }) => visibility === 'public');
  }

  /** oEmbed's answer about a URL: unless it was said otherwise, the post is there. */
  async isEmbeddable(url: string): Promise<boolean> {
    const { pathname, searchParams } = new URL(url);
    const id = searchParams.get('v') ?? pathname.split('/').findLast((part) => part !== '') ?? '';
    return (await this.find(id)).length === (await this.findPublic(id)).length;
  }
}
