import type { MigrationInterface, QueryRunner } from 'typeorm';

const covering = [
  {
    name: 'piece_readings_newest',
    on: 'piece_readings (piece_id, taken_at desc, id desc)',
    include: 'basis, reach, views, likes, comments, shares, saves',
    where: 'where corrected_at is null',
  },
  {
    name: 'deliverables_published',
    on: 'deliverables (collab_id, published_at)',
    include: 'id, post_url',
    where: "where status = 'published'",
  },
  {
    name: 'collabs_brand_created',
    on: 'collabs (brand_id, created_at)',
    include: 'id, stage, outcome, requested_by, approval_asked_by',
    where: '',
  },
];

/** A brand's Collabs, its pieces and their newest numbers are told by the indexes alone, and nobody looks for who never came among all. */
export class TellNumbersByIndex1795220000075 implements MigrationInterface {
  name = 'TellNumbersByIndex1795220000075';

  async up(db: QueryRunner): Promise<void> {
    for (const { name, on, include, where } of covering)
      await db.query(`drop index ${name}; create index ${name} on ${on} include (${include}) ${where}`);
    await db.query(`create index collabs_never_came on collabs (brand_id, visit_at) where outcome = 'no_show'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index collabs_never_came');
    for (const { name, on, where } of covering)
      await db.query(`drop index ${name}; create index ${name} on ${on} ${where}`);
  }
}
