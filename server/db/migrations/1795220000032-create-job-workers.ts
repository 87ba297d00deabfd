import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works on jobs, and when each of them last said that it is alive. */
export class CreateJobWorkers1795220000032 implements MigrationInterface {
  name = 'CreateJobWorkers1795220000032';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create unlogged table job_workers (id text primary key, seen_at timestamptz not null);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table job_workers;');
  }
}
