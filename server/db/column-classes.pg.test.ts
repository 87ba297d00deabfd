import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { columnClasses, type TableClasses } from './column-classes.js';

const root = path.resolve(__dirname, '../..');

const sourceOf = (holder: string): string => {
  const own = `server/modules/${holder}/adapters/persistence/${holder}-personal-data.ts`;
  const file = path.join(root, holder === 'audit' ? 'server/shared/privacy/audit-personal-data.ts' : own);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const named = (...texts: (string | undefined)[]): string[] => texts.join(' ').split(/\s+/).filter(Boolean);
const personalIn = ({ personal, sensitive }: TableClasses): string[] => named(personal, sensitive);
const columnsIn = (table: TableClasses): string[] => [...personalIn(table), ...named(table.ours, table.technical)];

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

describe('every column is classified', () => {
  it('by table and name, each once: who adds one says what it is in server/db/column-classes.ts', async () => {
    const stored = await database.db.rows<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    const classified = Object.entries(columnClasses).flatMap(([table, classes]) =>
      columnsIn(classes).map((column) => `${table}.${column}`),
    );
    expect(classified.toSorted()).toEqual(stored.map(({ name }) => name).toSorted());
  });
});

describe('what is personal', () => {
  const tables = Object.entries(columnClasses).filter(([, classes]) => personalIn(classes).length > 0);

  test.each(tables)('of %s is looked after by a holder that knows the table', (table, { holder }) => {
    expect(holder).toBeDefined();
    expect(sourceOf(holder!)).toMatch(new RegExp(`\\b${table}\\b|\\bMediaSchema\\b`));
  });

  it('has no holder where there is nothing to hold', () => {
    const idle = Object.entries(columnClasses).filter(
      ([, classes]) => classes.holder && personalIn(classes).length === 0,
    );
    expect(idle).toEqual([]);
  });
});
