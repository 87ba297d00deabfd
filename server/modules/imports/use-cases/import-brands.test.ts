import { nameTowns } from '../../../contract/lists/index.js';
import { DomainError, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryImportFiles, InMemorySeenRows } from '../adapters/in-memory-imports.js';
import { brandKeyOf, type NewBrand } from '../domain/brand-row.js';
import { Brands } from '../ports/neighbours.js';
import { ImportBrands } from './import-brands.js';

/** Accepts every brand except one. */
class EveryBrandButOne extends Brands {
  readonly made: NewBrand[] = [];
  refused?: string;

  known = async () => new Set(this.made.map(brandKeyOf));
  create = async (_: unknown, brand: NewBrand) => {
    if (brand.name === this.refused) throw new DomainError('conflict', 'no', 'No.');
    this.made.push(brand);
  };
}

const table = [
  ['Brand', 'Email', 'Town', 'Industry'],
  ['The Gilded Fork', 'olivia@fork.test', 'London', 'Restaurants'],
  ['The Gilded Fork', 'Olivia@fork.test', 'London', 'Restaurants'],
  ['Bath House', 'no address', 'Bath', 'Hotels'],
  ['Bath House', 'ben@bath.test', 'Bath', 'Hotels'],
];

function world(rows = table) {
  const brands = new EveryBrandButOne();
  const run = async (dryRun = false) => {
    const files = new InMemoryImportFiles(rows);
    const order = { file: 'brands.csv', rejectsFile: 'rejects.csv', dryRun };
    const watcher = { began: () => undefined, progressed: () => undefined };
    const { created, skipped } = await new ImportBrands(files, new InMemorySeenRows(), brands).execute(
      theProduct,
      order,
      watcher,
    );
    return { created, skipped: Object.keys(skipped).sort(), rejected: files.rejected.map(({ row }) => row) };
  };
  return { brands, run };
}

describe('a table of brands', () => {
  it('becomes brands, each once; a bad row takes no other with it', async () => {
    const { brands, run } = world();

    expect(await run()).toEqual({ created: 2, skipped: ['brand-email', 'duplicate'], rejected: [4] });
    expect(brands.made.map(({ name, city }) => [name, city])).toEqual([
      ['The Gilded Fork', 'london'],
      ['Bath House', 'bath'],
    ]);
  });

  it('takes what people write into cells: several addresses, one of its kind, accents', async () => {
    const { brands, run } = world([
      table[0]!,
      ['Fern', 'Sons <Sons@fern.test>; hi@fern.test', ' leeds', 'Café'],
      ['Moss', 'mailto:hi@moss.test', 'LEEDS', 'restaurant'],
    ]);
    expect(await run()).toMatchObject({ created: 2, rejected: [] });
    expect(brands.made).toMatchObject([
      { email: 'sons@fern.test', city: 'leeds', category: 'cafes' },
      { email: 'hi@moss.test', city: 'leeds', category: 'restaurants' },
    ]);
  });

  it('takes any town of the United Kingdom, however it is written, and none abroad', async () => {
    const lynn = { id: 'town-2645456', label: 'King’s Lynn', within: 'Norfolk', country: 'GB', lat: 52.75, lng: 0.4 };
    nameTowns([lynn, { ...lynn, id: 'town-3413829', label: 'Reykjavík', country: 'IS' }]);
    const { brands, run } = world([
      table[0]!,
      ['Duke’s Head', 'olivia@duke.test', 'KINGS LYNN', 'Hotels'],
      ['Kaffi', 'ari@kaffi.test', 'Reykjavík', 'Cafes'],
    ]);
    expect(await run()).toMatchObject({ created: 1, skipped: ['brand-city'] });
    expect(brands.made).toMatchObject([{ name: 'Duke’s Head', city: lynn.id }]);
    nameTowns([]);
  });

  it('run again changes nothing, and a dry run stores nothing', async () => {
    const { brands, run } = world();
    expect(await run(true)).toMatchObject({ created: 2 });
    expect(brands.made).toEqual([]);

    await run();
    expect(await run()).toMatchObject({ created: 0, skipped: ['brand-email', 'brand-known', 'duplicate'] });
  });

  it('continues after a refused brand', async () => {
    const { brands, run } = world();
    brands.refused = 'The Gilded Fork';

    expect(await run()).toMatchObject({ created: 1, rejected: [2, 4] });
  });
});
