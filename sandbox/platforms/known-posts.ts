import type pg from 'pg';
import { prepareSandbox } from '../sandbox-schema.js';

/** A post's numbers at a platform's stand-in. */
type PostNumbers = Readonly<Partial<Record<'views' | 'likes' | 'comments' | 'shares' | 'saves', number>>>;

/** The posts that the platforms' stand-ins know, with their numbers, by the part of the URL that identifies them. */
export class KnownPosts {
  constructor(private readonly pool: pg.Pool) {}

  prepare(): Promise<void> {
    return prepareSandbox(
      this.pool,
      'create table if not exists sandbox.known_posts (id text primary key, numbers jsonb not null)',
    );
  }

  async know(id: string, numbers: PostNumbers): Promise<void> {
    await this.pool.query(
      'insert into sandbox.known_posts values ($1, $2) on conflict (id) do update set numbers = excluded.numbers',
      [id, JSON.stringify(numbers)],
    );
  }

  /** All of them; or the given one. */
  async find(id?: string): Promise<readonly Readonly<{ id: string; numbers: PostNumbers }>[]> {
    const { rows } = await this.pool.query<{ id: string; numbers: PostNumbers }>(
      'select id, numbers from sandbox.known_posts where $1::text is null or id = $1 order by id',
      [id ?? null],
    );
    return rows;
  }
}
