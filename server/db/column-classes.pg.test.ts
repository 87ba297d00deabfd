import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { columnClasses, type TableClasses } from './column-classes/index.js';

const named = (...texts: (string | undefined)[]): string[] => texts.join(' ').split(/\s+/).filter(Boolean);
const personalIn = ({ personal, sensitive }: TableClasses): string[] => named(personal, sensitive);
const columnsIn = (table: TableClasses): string[] => [...personalIn(table), ...named(table.ours, table.technical)];

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

describe('every column is classified', () => {
  it('by table and name, each once: who adds one says what it is in server/db/column-classes/', async () => {
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
  it('has no holder where there is nothing to hold', () => {
    const idle = Object.entries(columnClasses).filter(
      ([, classes]) => classes.holder && personalIn(classes).length === 0,
    );
    expect(idle).toEqual([]);
  });
});
