import type { Database } from '../../../../shared/db/index.js';
import type { NewBrand } from '../../domain/brand.js';
import { brandKeyOf } from '../../domain/import/brand-row.js';
import { KnownBrands } from '../../ports/known-brands.js';
import { notDeleted } from './sql-deleted-profiles.js';

type Named = Pick<NewBrand, 'name' | 'email'>;

export class SqlKnownBrands extends KnownBrands {
  constructor(private readonly db: Database) {
    super();
  }

  async among(brands: readonly Named[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.manager.query<Named[]>(
      `select g.name, g.email from unnest($1::text[], $2::text[]) as g (name, email)
       where exists (select from brands
                     where lower(brands.name) = lower(g.name) and lower(brands.email) = lower(g.email) and ${notDeleted('brands.id')})`,
      [brands.map(({ name }) => name), brands.map(({ email }) => email)],
    );
    return new Set(rows.map(brandKeyOf));
  }
}
