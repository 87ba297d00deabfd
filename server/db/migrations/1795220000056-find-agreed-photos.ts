import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The photos of offers as they were when Collabs were asked for: those Collabs go on showing them. */
export class FindAgreedPhotos1795220000056 implements MigrationInterface {
  name = 'FindAgreedPhotos1795220000056';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index collabs_agreed_photo on collabs ((terms ->> 'photoPath')) where terms ->> 'photoPath' is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index collabs_agreed_photo');
  }
}
