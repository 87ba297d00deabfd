import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The brands that are deleted and could come back: lists of what they left live pass them by before they count a page. */
export class PassDeletedBrandsBy1795220000068 implements MigrationInterface {
  name = 'PassDeletedBrandsBy1795220000068';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index deleted_profiles_brands on deleted_profiles (profile_uid) where profile_type = 'brand' and erased_at is null;
      create view profile_deleted_brands as
        select profile_uid as id from deleted_profiles where profile_type = 'brand' and erased_at is null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view profile_deleted_brands; drop index deleted_profiles_brands;');
  }
}
