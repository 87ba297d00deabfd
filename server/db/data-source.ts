import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { EntitySchema } from 'typeorm';
import { stayingInTouch } from '../shared/db/index.js';
import { migrations } from './migrations/index.js';
import { schemas } from './schemas.js';

/** TypeORM's settings for our database. Ids come from the application, so no extension is needed. */
export const dataSourceOptions = (url: string, pool: number): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  entities: schemas as EntitySchema[],
  migrations,
  migrationsTableName: 'migrations',
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  synchronize: false,
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  extra: { ...stayingInTouch, max: pool, application_name: 'tastemaker' },
});
