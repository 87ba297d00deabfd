import { newId } from '../../server/shared/kernel/index.js';
import type { Database } from '../../server/shared/db/index.js';

const day = 86_400_000;

/** Pseudo-random numbers, the same each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const stages = [1, 1, 3, 4, 4, 5, 6, 6, 6, 6];
const posts = ['https://www.instagram.com/reel/a', 'https://www.tiktok.com/@a/video/1', 'https://youtu.be/abcdefghijk'];

/**
 * Collabs of two brands in the ninety days before `end`, inserted directly: pieces with none, one or two readings, some
 * corrected; no-shows, extras, a plan, and answers. Returns the brands.
 */
export async function measuredWorld(db: Database, end: Date, collabs = 120): Promise<[string, string]> {
  const some = numbersFrom(20_270_115);
  const [brandId, otherId] = [newId(), newId()];
  const influencers = Array.from({ length: 7 }, () => newId());
  const offers = { [brandId]: newId(), [otherId]: newId() };
  const before = (days: number) => new Date(end.getTime() - days * day - some(day));
  for (const [brand, offer] of Object.entries(offers))
    await db.rows(
      `insert into offers (id, brand_id, title, kind, gives, value_pence, asks, brief, venue, city, category, guests, content_due_days,
         state, created_at, updated_at, version, lat, lng, exact_place)
       values ($1, $2, 'Dinner', 'experience', 'Dinner', 9000, '[]', '', 'Ember', 'london', 'restaurants', 1, 14, 'live', $3, $3, 1, 51.5, 0, false)`,
      [offer, brand, before(100)],
    );
  for (let number = 0; number < collabs; number++) {
    const brand = number % 4 === 0 ? otherId : brandId;
    const stage = stages[some(stages.length)]!;
    const outcome =
      stage === 6
        ? 'completed'
        : stage === 4 && some(2) === 0
          ? 'no_show'
          : stage === 1 && some(2) === 0
            ? 'declined'
            : 'open';
    const [id, influencer, createdAt] = [newId(), influencers[some(influencers.length)]!, before(some(90))];
    const visitAt = stage >= 4 ? new Date(createdAt.getTime() + some(9) * day) : null;
    await db.rows(
      `insert into collabs (id, offer_id, brand_id, influencer_id, requested_by, stage, outcome, note, terms, visit_at, checked_in_at,
         checked_in_by, respond_by, created_at, updated_at, version)
       values ($1, $2, $3, $4, $5, $6, $7, '', $8, $9, $10, $11, $12, $12, $12, 1)
       on conflict do nothing`,
      [
        ...[id, offers[brand], brand, influencer, some(3) === 0 ? 'brand' : 'influencer', stage, outcome],
        ...[{ title: `Dinner ${number}`, valuePence: 1_000 * (1 + some(20)) }, visitAt],
        ...(stage >= 5 ? [visitAt, 'venue'] : [null, null]),
        createdAt,
      ],
    );
    if ((await db.rows('select from collabs where id = $1', [id])).length === 0) continue; // one open Collab a pair
    if (stage >= 5)
      await db.rows(
        `insert into gift_lines (id, collab_id, brand_id, influencer_id, kind, pence, received_at, recorded_at)
         select $2, id, brand_id, influencer_id, 'received', (terms->>'valuePence')::int, checked_in_at, checked_in_at from collabs where id = $1`,
        [id, newId()],
      );
    if (stage > 1 || outcome === 'declined')
      await db.rows(
        `insert into audit_log (aggregate_type, aggregate_id, seq, event_id, name, actor_id, actor_role, occurred_at, payload_hash, previous_hash, hash)
         values ('collab', $1, 2, $2, $3, 'u', 'brand', $4, '', '', '')`,
        [id, newId(), stage > 1 ? 'collab.approved' : 'collab.declined', new Date(createdAt.getTime() + some(5 * day))],
      );
    if (stage >= 3 && some(2) === 0)
      await db.rows(
        `insert into credit_lines (id, brand_id, collab_id, kind, source, free, kept, price_pence, plan, at, actor_id, note)
         values ($1, $2, $3, 'spent', 'invoice', 0, 0, $4, 'professional', $5, 'u', '')`,
        [newId(), brand, id, 2_500 * (1 + some(3)), createdAt],
      );
    if (stage >= 5) for (let place = 0; place < 1 + some(3); place++) await piece(id, influencer, visitAt!, place);
  }
  for (let month = 0; month < 3; month++)
    await db.rows(
      `insert into credit_lines (id, brand_id, kind, source, free, kept, price_pence, plan, period_starts_at, at, actor_id, note)
       values ($1, $2, 'granted', 'free', 3, 0, 0, $3, $4, $4, 'u', '')`,
      [newId(), brandId, month < 2 ? 'professional' : 'premium', new Date(end.getTime() - (80 - 30 * month) * day)],
    );
  return [brandId, otherId];

  async function piece(collabId: string, influencerId: string, visitAt: Date, place: number): Promise<void> {
    const [id, published, url] = [newId(), some(5) > 0, some(6) > 0 ? posts[some(3)]! : null];
    const publishedAt = new Date(visitAt.getTime() + day + some(3 * day));
    await db.rows(
      `insert into deliverables (id, collab_id, position, type, content_type, status, caption, post_url, rounds, published_at)
       values ($1, $2, $3, $4, 'video', $5, '', $6, '[]', $7)`,
      [id, collabId, place, url ? 'reel' : 'ugc', published ? 'published' : 'draft', published ? url : null, published ? publishedAt : null],
    );
    if (!published || !url) return;
    for (let reading = 0; reading < some(3); reading++) {
      const first = newId();
      const takenAt = new Date(publishedAt.getTime() + reading * day + some(day));
      const corrected = some(4) === 0;
      await read(first, null, 'declared', corrected ? end : null);
      if (corrected) await read(newId(), first, 'measured', null);
      async function read(readingId: string, corrects: string | null, basis: string, correctedAt: Date | null) {
        await db.rows(
          `insert into piece_readings (id, piece_id, influencer_id, taken_at, basis, reach, views, likes, comments, shares, saves, corrects, corrected_at, entered_by, entered_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $3, $4)`,
          [
            ...[readingId, id, influencerId, takenAt, basis, some(5) > 0 ? 1_000 + some(90_000) : null, 500 + some(150_000)],
            ...[some(900), some(4) > 0 ? some(90) : null, some(60), some(40), corrects, correctedAt],
          ],
        );
      }
    }
  } // prettier-ignore
}
