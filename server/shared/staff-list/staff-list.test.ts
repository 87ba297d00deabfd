import { contains, contentRange, type StaffListFields, staffListSql } from './staff-list.js';

const fields: StaffListFields = {
  sortable: { name: 'lower(b.name)', seenAt: 'b.seen_at' },
  nullable: ['seenAt'],
  filterable: {
    city: 'b.city = ?',
    q: { text: 'words', where: 'b.id in (select id from brand_words where ?)', handle: 'id in (select called(?))' },
    id: 'b.id = any(?)',
    gone: { true: 'b.gone', false: 'not b.gone' },
  },
  defaultSort: ['name', 'ASC'],
  tieBreaker: 'b.id',
};

describe('the list dialect of the staff panel', () => {
  it('R386: without parameters gives the first 50 in the default order', () => {
    expect(staffListSql(fields, {})).toEqual({
      where: 'true', values: [], limit: 50, offset: 0, orderBy: 'lower(b.name) ASC, b.id ASC',
    }); // prettier-ignore
  });

  it('searches a text as it is folded, so that accents and case do not matter', () => {
    const filterable = { q: contains('t.title') };
    expect(staffListSql({ ...fields, filterable }, { filter: '{"q":"Café"}' })).toMatchObject({
      ...{ where: '(folded(t.title) like word_pattern($1))', values: ['Café'] },
    });
  });

  it('puts every value beside the statement, never into it', () => {
    const { where, values, orderBy, limit, offset } = staffListSql(fields, {
      sort: '["name","DESC"]',
      range: '[50,74]',
      filter: `{"city":"london","q":"'drop -- table;"}`,
    });
    expect(where).toBe(
      '(b.city = $1) and (b.id in (select id from brand_words where words like word_pattern($2) and words like word_pattern($3)))',
    );
    expect(values).toEqual(['london', `'drop`, 'table;']);
    expect([orderBy, limit, offset]).toEqual(['lower(b.name) DESC, b.id DESC', 25, 50]);
  });

  it('looks for a handle among accounts, if the list says how', () => {
    const { where, values } = staffListSql(fields, { filter: '{"q":"zoe @zoe.eats"}' });
    expect(where).toContain('words like word_pattern($1) and id in (select called($2))');
    expect(values).toEqual(['zoe', '@zoe.eats']);
  });

  it('leaves all where nothing is typed, and none where no word is', () => {
    const where = (q: string) => staffListSql(fields, { filter: JSON.stringify({ q }) }).where;
    expect([where(' '), where('%'), where("'")]).toEqual(['(true)', '(false)', '(false)']);
  });

  it('plans yes and no apart, where they are conditions of their own', () => {
    expect(staffListSql(fields, { filter: '{"gone":true,"city":"leeds"}' })).toMatchObject({
      ...{ where: '(b.gone) and (b.city = $1)', values: ['leeds'] },
    });
    expect(staffListSql(fields, { filter: '{"gone":false}' })).toMatchObject({ where: '(not b.gone)', values: [] });
  });

  it('puts what is unknown last, either way', () => {
    expect(staffListSql(fields, { sort: '["seenAt","DESC"]' }).orderBy).toBe('b.seen_at DESC nulls last, b.id DESC');
  });

  test.each([
    ['a field that is not named', { sort: '["password_hash","ASC"]' }],
    ['a field of every object', { sort: '["constructor","ASC"]' }],
    ['a direction that is none', { sort: '["name","ASC; drop table brands"]' }],
    ['a sort that is no list', { sort: '{}' }],
    ['a sort by what is no field', { sort: '[{"toString":1},"ASC"]' }],
    ['a filter that is not named', { filter: '{"salary":1}' }],
    ['a filter of every object', { filter: '{"__proto__x":1}' }],
    ['an object as a value', { filter: '{"city":{"$ne":1}}' }],
    ['several searches at once', { filter: '{"q":["a","b"]}' }],
    ['neither yes nor no', { filter: '{"gone":"perhaps"}' }],
    ['R387: more than 1,000 rows', { range: '[0,1000]' }],
    ['a range that runs backwards', { range: '[10,5]' }],
    ['a range of fractions', { range: '[0,1.5]' }],
    ['what is not JSON', { filter: '{city' }],
    ['a filter that is a list', { filter: '[1]' }],
  ])('refuses %s', (_, query) => {
    expect(() => staffListSql(fields, query)).toThrow(expect.objectContaining({ code: 'request/bad-list-query' }));
  });

  it('says which rows of how many', () => {
    expect(contentRange('brand-manager', { rows: [1, 2], total: 9, offset: 4 })).toBe('brand-manager 4-5/9');
    expect(contentRange('brand-manager', { rows: [], total: 0, offset: 0 })).toBe('brand-manager */0');
  });
});
