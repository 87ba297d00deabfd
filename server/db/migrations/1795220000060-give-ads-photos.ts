import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An ad shows a photo that staff have uploaded; without one, the cover of its category. */
export class GiveAdsPhotos1795220000060 implements MigrationInterface {
  name = 'GiveAdsPhotos1795220000060';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ads add column photo_path text;
      create index ads_photo on ads (photo_path) where photo_path is not null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table ads drop column photo_path');
  }
}
