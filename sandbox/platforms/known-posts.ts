import type pg from 'pg';

/** What a platform's stand-in says of a post. */
export type PostNumbers = Readonly<Partial<Record<'views' | 'likes' | 'comments' | 'shares' | 'saves', number>>>;

/** The posts that the platforms' stand-ins know, each with its numbers, by the part of the address that names it. */
export class KnownPosts {
  constructor(private readonly pool: pg.Pool) {}

  /** Makes the table where it is missing; several processes may do so at once. */
  async prepare(): Promise<void> {
    await this.pool.query(`
      begin;
      select pg_advisory_xact_lock(hashtext('sandbox'));
      create schema if not exists sandbox;
      create table if not exists sandbox.known_posts (id text primary key, numbers jsonb not null);
      commit`);
  }

  async know(id: string, numbers: PostNumbers): Promise<void> {
    await this.pool.query(
      'insert into sandbox.known_posts values ($1, $2) on conflict (id) do update set numbers = excluded.numbers',
      [id, JSON.stringify(numbers)],
    );
  }

  /** All of them; or the one that is named. */
  async find(id?: string): Promise<readonly Readonly<{ id: string; numbers: PostNumbers }>[]> {
    const { rows } = await this.pool.query<{ id: string; numbers: PostNumbers }>(
      'select id, numbers from sandbox.known_posts where $1::text is null or id = $1 order by id',
      [id ?? null],
    );
    return rows;
  }
}
