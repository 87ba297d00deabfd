import { eventually } from '../support/eventually.js';
import type { People } from '../support/world.js';

const tables = [
  ...['brands', 'influencers', 'memberships', 'offers', 'slots', 'collabs', 'deliverables'],
  ...['conversations', 'conversation_places', 'messages', 'media', 'piece_readings', 'report_links'],
];

/**
 * One line per table, which changes as soon as anything in it does; sign-ins don't count. It waits for automatic follow-ups of
 * earlier changes, such as a new Collab's conversation.
 */
export async function fingerprint(people: People): Promise<Record<string, string>> {
  await eventually(async () => {
    const waiting = await people.rows('select 1 from outbox where done_at is null and parked_at is null limit 1');
    return waiting.length === 0;
  });
  const lines = tables.map(async (table) => {
    const [row] = await people.rows<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${table} t`,
    );
    return [table, row!.print] as const;
  });
  return Object.fromEntries(await Promise.all(lines));
}
