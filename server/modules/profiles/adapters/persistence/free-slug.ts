import { type Database, isConflict } from '../../../../shared/db/index.js';

/**
 * Inserts with the first free slug. The unique index decides, so concurrent inserts both succeed; each attempt has a
 * savepoint, because a failed statement aborts a transaction.
 * @param index the unique index on the slug
 */
export async function insertWithFreeSlug(
  db: Database,
  slugs: Iterable<string>,
  index: string,
  insert: (slug: string) => Promise<unknown>,
): Promise<string> {
  for (const slug of slugs) {
    await db.rows('savepoint free_slug');
    try {
      await insert(slug);
      await db.rows('release savepoint free_slug');
      return slug;
    } catch (error) {
      if (!isConflict(error, index)) throw error;
      await db.rows('rollback to savepoint free_slug');
    }
  }
  throw new Error('The slugs to try never end.');
}
