import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFoodRiskAnswers1797206400000 implements MigrationInterface {
  name = 'CreateFoodRiskAnswers1797206400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table food_risk_answers (
        collab_id uuid primary key references collabs (id) on delete cascade,
        guests jsonb not null default '[]',
        asked_at timestamptz,
        told_at timestamptz
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table food_risk_answers');
  }
}
