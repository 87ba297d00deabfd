import type { People } from '../support/world.js';

const tables = [
  ...['brands', 'influencers', 'memberships', 'offers', 'slots', 'collabs', 'deliverables'],
  ...['conversations', 'messages', 'media', 'piece_readings', 'report_links'],
];

/** One line a table that is another one as soon as anything in it is; who is signed in does not count. */
export async function fingerprint(people: People): Promise<Record<string, string>> {
  const lines = tables.map(async (table) => {
    const [row] = await people.rows<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${table} t`,
    );
    return [table, row!.print] as const;
  });
  return Object.fromEntries(await Promise.all(lines));
}
