import { readFileSync } from 'node:fs';
import path from 'node:path';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils, type HttpError } from 'ra-core';
import { TestApp } from '../support/app.js';
import { fillStaffLists, staffInputs } from '../support/staff-records.js';
import type { Visitor } from '../support/visitor.js';

type Operation = {
  operationId: string;
  description?: string;
  responses: Record<string, { headers?: Record<string, unknown> }>;
};
type Row = Readonly<Record<string, unknown> & { id: string }>;

const { paths } = JSON.parse(readFileSync(path.resolve('docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const admin = '/api/v1/admin';

/** Every list of the staff panel, from the document. */
const lists = Object.keys(paths)
  .filter((address) => /^\/api\/v1\/admin\/[a-z-]+$/.test(address))
  .filter((address) => paths[address]!.get?.responses['200']?.headers?.['content-range'])
  .map((address) => address.split('/').at(-1)!);

const has = (verb: 'post' | 'put' | 'delete', list: string): boolean =>
  Boolean(paths[verb === 'post' ? `${admin}/${list}` : `${admin}/${list}/{id}`]?.[verb]);

/** All other lists for staff, within a record or without pages. */
const others = Object.entries(paths).filter(
  ([address, { get }]) =>
    get?.operationId.startsWith('staffList') && !lists.some((list) => address === `${admin}/${list}`),
);
const isPaged = ([, { get }]: (typeof others)[number]) =>
  get!.responses['200']?.headers?.['content-range'] !== undefined;

/** The part of a list's description after `Sort:` or `Filter:`. */
const named = (what: 'Sort' | 'Filter', list: string): string[] =>
  new RegExp(`${what}: ([^.]*)\\.`)
    .exec(paths[`${admin}/${list}`]!.get!.description!)![1]!
    .replaceAll(/ \([^)]*\)/g, '')
    .split(', ');

/** The changed field of a record, where staff can change one. */
const changes: Readonly<Record<string, object>> = {
  'ad-manager': { headline: 'Another headline' },
  'brand-manager': { about: 'By the water.' },
  features: { kind: 'lock', reason: 'An incident' },
  'influencer-list-explorer': { notes: 'For spring.' },
  'list-additions': { withdrawn: true },
  settings: { set: null },
  tasks: { title: 'Call back' },
};

const unknown = '01980000-0000-7000-8000-000000000000';

const page = (field = 'id', order: 'ASC' | 'DESC' = 'ASC') => ({
  pagination: { page: 1, perPage: 2 },
  sort: { field, order },
});

let product: TestApp;
let provider: DataProvider;
let staff: Visitor;
let browser: Record<string, string>;

beforeAll(async () => {
  product = await TestApp.listening();
  staff = await product.newStaff('super-user');
  await fillStaffLists(product, staff);
  browser = { cookie: staff.cookie(), origin: product.config.publicUrl };
  const signedIn: typeof fetchUtils.fetchJson = (url, options = {}) => {
    const headers = new Headers(options.headers);
    for (const [name, value] of Object.entries(browser)) headers.set(name, value);
    return fetchUtils.fetchJson(url, { ...options, headers });
  };
  provider = simpleRestProvider(`${product.config.publicUrl}${admin}`, signedIn);
});
afterAll(() => product?.stop());

const rowsOf = async (list: string, order: 'ASC' | 'DESC' = 'ASC'): Promise<Row[]> =>
  (await provider.getList<Row>(list, { ...page('id', order), filter: {} })).data;

/** The response to a program that tries something the list does not support. */
async function refused(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', address: string): Promise<string> {
  const url = `${product.config.publicUrl}${admin}/${address}`;
  const answer = await fetch(url, { method, headers: browser });
  expect([address, answer.status]).toEqual([address, 405]);
  expect(await answer.json()).toMatchObject({ status: 405, code: 'request/method-not-allowed' });
  return answer.headers.get('allow')!;
}

const timeless = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/(At|Since|version)$/.test(name)));

it('every list of the panel speaks the dialect', () => {
  expect(lists.toSorted()).toEqual([
    ...[
      'ad-manager',
      'brand-manager',
      'collab-explorer',
      'colleagues',
      'delivered-twins',
      'features',
      'influencer-list-explorer',
    ],
    ...[
      'influencer-manager',
      'influencer-reviews',
      'list-additions',
      'mail-templates',
      'message-reports',
      'plan-usage',
    ],
    ...[
      'review-appeals',
      'saved-views',
      'settings',
      'sign-contests',
      'subscriptions',
      'tasks',
      'usage-explorer',
      'user-explorer',
    ],
    'webhooks',
  ]);
});

describe.each(lists)('ra-data-simple-rest with %s', (list) => {
  it('lists it page by page, by every order that the document names', async () => {
    for (const field of named('Sort', list)) {
      const up = await provider.getList<Row>(list, { ...page(field), filter: {} });
      expect([field, up.data.length]).toEqual([field, 2]);
      const rest = await provider.getList<Row>(list, {
        ...page(field),
        pagination: { page: 2, perPage: 2 },
        filter: {},
      });
      expect(rest.total).toBe(up.total);
      const ids = [...up.data, ...rest.data].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    await expect(provider.getList(list, { ...page('password'), filter: {} })).rejects.toMatchObject({ status: 400 });
  });

  it('reads one, many, and those that belong to another record', async () => {
    const rows = await rowsOf(list);
    const ids = rows.map(({ id }) => id);
    const many = await provider.getMany<Row>(list, { ids });
    expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set(ids));
    const { data: one } = await provider.getOne<Row>(list, { id: ids[0]! });
    expect(timeless(one)).toMatchObject(timeless(rows[0]!));
    await expect(provider.getOne(list, { id: unknown })).rejects.toMatchObject({
      ...{ status: 404 },
    });
    for (const target of named('Filter', list).filter((name) => typeof rows[0]![name] === 'string' && name !== 'id')) {
      const of = await provider.getManyReference<Row>(list, {
        ...page(),
        target,
        id: rows[0]![target] as string,
        filter: {},
      });
      expect([target, of.data.every((row) => row[target] === rows[0]![target]), of.total! > 0]).toEqual([
        target,
        true,
        true,
      ]);
    }
  });

  it(has('put', list) ? 'changes one and many' : 'changes none, and says so', async () => {
    const [row] = await rowsOf(list);
    if (!has('put', list)) return expect(await refused('PUT', `${list}/${row!.id}`)).toMatch(/^GET, HEAD/);
    const { data: same } = await provider.update<Row>(list, { id: row!.id, data: { ...row }, previousData: row! });
    expect(timeless(same)).toEqual(timeless(row!));
    const { data: changed } = await provider.updateMany(list, { ids: [row!.id], data: { ...changes[list] } });
    expect(changed).toEqual([row!.id]);
    expect((await provider.getOne<Row>(list, { id: row!.id })).data).toMatchObject(changes[list]!);
  });

  it(has('post', list) ? 'makes one' : 'makes none, and says so', async () => {
    if (!has('post', list)) return expect(await refused('POST', list)).toBe('GET, HEAD');
    const { data: made } = await provider.create<Row>(list, { data: staffInputs[list]!(3) });
    expect((await provider.getOne<Row>(list, { id: made.id })).data).toMatchObject(timeless(made));
  });

  it(has('delete', list) ? 'deletes one and many' : 'deletes none, and says so', async () => {
    const [first, second] = await rowsOf(list, 'DESC'); // the newest, which no other list needs
    if (!has('delete', list)) return expect(await refused('DELETE', `${list}/${first!.id}`)).not.toContain('DELETE');
    const gone = await provider.delete<Row>(list, { id: first!.id, previousData: first });
    expect(gone.data.id).toBe(first!.id);
    expect((await provider.deleteMany(list, { ids: [second!.id] })).data).toEqual([second!.id]);
    const left = await provider.getList<Row>(list, { ...page(), filter: {} });
    expect(left.data.map(({ id }) => id)).not.toEqual(expect.arrayContaining([first!.id]));
  });
});

describe('everything else that is listed', () => {
  it('is paged within a record, or no list for react-admin, as the document says', () => {
    const named = (wanted: boolean) =>
      others
        .filter((each) => isPaged(each) === wanted)
        .map(([address]) => address.slice(admin.length + 1))
        .toSorted();
    expect(named(true)).toEqual(['influencer-list-explorer/{id}/members', 'webhooks/{id}/deliveries']);
    expect(named(false)).toEqual([
      ...['calls-of/{id}', 'desk-cards/{kind}', 'desk-tags/{kind}', 'influencer-duplicates'],
      ...['influencer-list-explorer/{id}/links', 'influencer-manager/{id}/claims', 'influencer-manager/{id}/flags'],
      ...['profile-keys/{kind}/{uid}', 'subscriptions/{id}/invoices'],
    ]);
    for (const each of others)
      expect([each[0], each[1].get!.description]).toEqual([
        each[0],
        expect.stringContaining(
          isPaged(each) ? 'For react-admin: getList, getMany, getManyReference.' : 'Not a list for react-admin',
        ),
      ]);
  });

  it('says what it takes to a program that tries something else', async () => {
    for (const [address, verbs] of others) {
      const there = address
        .slice(admin.length + 1)
        .replace('{kind}', 'brand')
        .replaceAll(/{u?id}/g, unknown);
      const takes = ['GET', 'HEAD', ...['POST', 'PUT'].filter((method) => method.toLowerCase() in verbs)];
      for (const method of (['POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((each) => !takes.includes(each)))
        expect([address, await refused(method, there)]).toEqual([address, takes.join(', ')]);
    }
  });

  it('is read page by page within a record', async () => {
    const ids = (await rowsOf('influencer-manager')).map(({ id }) => id);
    const [list] = await rowsOf('influencer-list-explorer');
    await staff.post(`${admin}/influencer-list-explorer/${list!.id}/members`, { influencerIds: ids });
    const members = `influencer-list-explorer/${list!.id}/members`;
    const [first, last] = await Promise.all(
      (['ASC', 'DESC'] as const).map((order) =>
        provider.getList<Row>(members, { ...page('handle', order), filter: {} }),
      ),
    );
    expect([first!.total, first!.data.map(({ id }) => id)]).toEqual([2, last!.data.map(({ id }) => id).toReversed()]);
    const many = await provider.getMany<Row>(members, { ids: [ids[1]!] });
    expect(many.data.map(({ id }) => id)).toEqual([ids[1]]);
  });
});

it('what is stored and not theirs to change is refused by name; what has changed since only when it would be lost', async () => {
  const [brand] = await rowsOf('brand-manager');
  const update = (data: object) => provider.update('brand-manager', { id: brand!.id, data, previousData: brand! });
  const refusal = async (data: object) => ((await update(data).catch((error: HttpError) => error)) as HttpError).body;
  expect(await refusal({ ...brand, slug: 'mine', email: 'mine@brand.test' })).toMatchObject({
    ...{ status: 400, code: 'request/invalid' },
    errors: { slug: 'This can’t be changed here.', email: 'This can’t be changed here.' },
  });
  expect(await refusal({ ...brand, id: unknown })).toMatchObject({
    errors: { id: 'This can’t be changed here.' },
  });
  expect(await refusal({ ...brand, colour: 'green' })).toMatchObject({ errors: { colour: expect.any(String) } });
  await update({ ...brand, updatedAt: '2020-01-01T00:00:00Z', about: 'Since 1904.' });
  expect(await refusal({ ...brand, about: 'An older page.' })).toMatchObject({ status: 412 });
});
