import { importing, type RecordsAnswer } from '../support/table-import.js';

const address = '/api/v1/admin/brand-manager/import';
const table = [
  'Company;Email address;Town;Industry;Web',
  'The Copper Ladle;Hello@Ladle.test;London;Restaurants;ladle.test',
  '“Fern” & Sons;sons@fern.test;manchester;bars and pubs;',
  'The Copper Ladle;hello@ladle.test;London;restaurants;ladle.test',
  'the copper ladle;hello@ladle.test;Leeds;restaurants;',
  ';;;;',
  'Nobody’s Address;n/a;London;Cafes;',
  'Far Away;far@away.test;Atlantis;Cafes;',
  'Odd Trade;odd@trade.test;London;Alchemy;',
  'Bad Web;bad@web.test;London;Cafes;not an address',
  `${'X'.repeat(101)};x@long.test;London;Cafes;`,
].join('\n');

describe('R440: staff import a table of brands in the panel', () => {
  const { product, staff, send, bring, found } = importing<RecordsAnswer>(address);

  it('shows first what would be, stores it when told, and changes nothing when it is run again', async () => {
    const looked = await bring(table, { dryRun: true });
    expect(looked).toMatchObject({
      headers: ['Company', 'Email address', 'Town', 'Industry', 'Web'],
      columns: { name: 0, email: 1, city: 2, category: 3, website: 4 },
      ...{ missing: null, rows: 10, created: 2, updated: 0, unchanged: 2, rejected: 6 },
    });
    expect(looked.unchangedFor).toEqual([
      { reason: 'Same as an earlier row.', count: 1, rows: [4] },
      { reason: 'The row is empty.', count: 1, rows: [6] },
    ]);
    expect(looked.rejectedFor).toEqual([
      { reason: 'An earlier row says something else of the same brand.', count: 1, rows: [5] },
      { reason: 'There’s no email address that we can write to.', count: 1, rows: [7] },
      { reason: 'We don’t know a city or town of this name in the United Kingdom.', count: 1, rows: [8] },
      { reason: 'We don’t have this category.', count: 1, rows: [9] },
      { reason: 'We can’t read the website’s address.', count: 1, rows: [10] },
      { reason: 'The name needs 1 to 100 characters.', count: 1, rows: [11] },
    ]);
    expect(looked.rejectsCsv).toContain('Far Away');
    expect(looked.rejectsCsv).not.toContain('Fern');
    expect(await found('Copper Ladle')).toEqual([]);

    expect(await bring(table)).toEqual(looked);
    expect(await found('Copper Ladle')).toMatchObject([
      {
        email: 'hello@ladle.test',
        city: 'london',
        category: 'restaurants',
        website: 'https://ladle.test',
        salesStage: 1,
      },
    ]);
    expect(await found('Fern')).toMatchObject([{ city: 'manchester', category: 'bars-and-pubs', website: null }]);
    expect((await staff().get('/sandbox/api/mail?to=sons@fern.test')).body).toEqual([]);

    const again = await bring(table);
    expect(again).toMatchObject({ created: 0, updated: 0 });
    expect(again.unchangedFor).toContainEqual({ reason: 'We already have this brand.', count: 2, rows: [2, 3] });
  });

  it('says what is missing, and takes what staff say of it', async () => {
    const text = 'Pub,Write to,Where,Kind of\nThe Moon,moon@pub.test,Leeds,Bars & Pubs\n';
    expect(await bring(text, { dryRun: true })).toMatchObject({ missing: 'name', rows: 0, created: 0 });
    const columns = { name: 0, email: 1, city: 2 };
    expect(await bring(text, { columns, dryRun: true })).toMatchObject({ missing: 'category', rows: 0 });
    expect(await bring(text, { columns: { ...columns, category: 3 } })).toMatchObject({ created: 1, missing: null });
    expect(await found('The Moon')).toMatchObject([{ name: 'The Moon', city: 'leeds' }]);
  });

  it('refuses what lacks something, is no table, or is not for this member of staff', async () => {
    expect(await send('Pub\nThe Sun\n')).toMatchObject({ status: 400, body: { code: 'profiles/column-needed' } });
    expect(await send(table, { columns: { name: 9 } })).toMatchObject({
      status: 400,
      body: { code: 'profiles/no-such-column' },
    });
    expect(await send('Name\n"open')).toMatchObject({ status: 400, body: { code: expect.any(String) } });
    expect((await send('')).status).toBe(400);
    const onlooker = await product().newStaff('read-only');
    expect((await onlooker.post(address, { text: table, dryRun: true })).status).toBe(403);
    expect((await product().visitor().post(address, { text: table, dryRun: true })).status).toBe(401);
  });
});
