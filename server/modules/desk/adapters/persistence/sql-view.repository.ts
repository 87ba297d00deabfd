import { type Database, orConflict } from '../../../../shared/db/index.js';
import { deskErrors } from '../../domain/desk.errors.js';
import type { View } from '../../domain/view.js';
import { ViewRepository } from '../../ports/repositories.js';

export class SqlViewRepository extends ViewRepository {
  constructor(private readonly db: Database) {
    super();
  }

  visibleTo(ownerId: string): Promise<readonly View[]> {
    return this.db.rows<View>(
      `select id, owner_id as "ownerId", resource, name, query, shared, created_at as "createdAt"
       from desk_views where owner_id = $1 or shared order by lower(name), id limit 2000`,
      [ownerId],
      'desk-views',
    );
  }

  async add({ id, ownerId, resource, name, query, shared, createdAt }: View): Promise<void> {
    const insert = this.db.affected(
      `insert into desk_views (id, owner_id, resource, name, query, shared, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, ownerId, resource, name, JSON.stringify(query), shared, createdAt],
    );
    await orConflict(insert, deskErrors.viewNameTaken());
  }

  async remove(ownerId: string, id: string): Promise<boolean> {
    return (await this.db.affected('delete from desk_views where id = $1 and owner_id = $2', [id, ownerId])) === 1;
  }
}
