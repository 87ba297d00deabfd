import type { Database } from '../../server/shared/db/index.js';
import { newId } from '../../server/shared/kernel/index.js';

type Said = Readonly<{ title: string; gives: string; state?: 'draft' | 'live' }>;

/** An offer with this text; returns its id. */
export async function storeOffer(db: Database, { title, gives, state = 'live' }: Said): Promise<string> {
  const id = newId();
  await db.rows(
    `insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests,
       content_due_days, state, lat, lng, created_at, updated_at, version)
     values ($1, $2, $3, 'experience', $4, 5000, '[]', '', 'The pier', 'leeds', 'hotels', 1, 14, $5, 53.8, -1.55, now(), now(), 1)`,
    [id, newId(), title, gives, state],
  );
  return id;
}
