import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dataProvider } from './data-provider';

type Asked = Readonly<{ url: URL; options: RequestInit }>;

let asked: Asked[];
let answer: { status: number; body: unknown };
const outside = globalThis.fetch;

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: [] };
  globalThis.fetch = async (url, options = {}) => {
    asked.push({ url: new URL(url as string, 'http://tastemaker.test'), options });
    const headers = new Headers({ 'content-range': 'brand-manager 50-99/120' });
    return {
      status: answer.status,
      statusText: '',
      headers,
      text: async () => JSON.stringify(answer.body),
    } as Response;
  };
});
afterEach(() => {
  globalThis.fetch = outside;
});

const sent = () => JSON.parse(asked[0]?.options.body as string) as unknown;
const parameter = (name: string) => JSON.parse(asked[0]?.url.searchParams.get(name) ?? 'null') as unknown;

describe('the staff panel’s data provider', () => {
  it('asks for a page with the session’s cookie, and reads the total from Content-Range', async () => {
    const { total } = await dataProvider.getList('brand-manager', {
      pagination: { page: 2, perPage: 50 },
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'salt', city: null, category: '' },
    });

    expect(asked[0]?.url.pathname).toBe('/api/v1/admin/brand-manager');
    expect(asked[0]?.options.credentials).toBe('same-origin');
    expect(parameter('range')).toEqual([50, 99]);
    expect(parameter('sort')).toEqual(['name', 'ASC']);
    expect(parameter('filter')).toEqual({ q: 'salt' });
    expect(total).toBe(120);
  });

  it('sends only what was changed', async () => {
    const previousData = { id: 'b1', name: 'Salt Yard', salesStage: 1, createdAt: '2026-11-01T00:00:00.000Z' };
    answer.body = previousData;

    await dataProvider.update('brand-manager', { id: 'b1', previousData, data: { ...previousData, salesStage: 2 } });

    expect(asked[0]?.options.method).toBe('PUT');
    expect(sent()).toEqual({ salesStage: 2 });
  });

  it('R440: says which version a change was made from', async () => {
    const previousData = { id: 'b1', name: 'Salt Yard', version: 7 };
    await dataProvider.update('brand-manager', { id: 'b1', previousData, data: { ...previousData, name: 'Salt' } });
    expect(new Headers(asked[0]?.options.headers).get('if-match')).toBe('"7"');
    expect(sent()).toEqual({ name: 'Salt' });

    await dataProvider.update('user-explorer', { id: 'u1', previousData: { id: 'u1' }, data: { id: 'u1', name: 'A' } });
    expect(new Headers(asked[1]?.options.headers).has('if-match')).toBe(false);
  });

  it('hands a problem on in its own words, with the fields that are wrong', async () => {
    const errors = { email: 'Someone else has this email.' };
    answer = { status: 400, body: { detail: 'Please correct the marked fields.', code: 'request/invalid', errors } };

    await expect(dataProvider.create('brand-manager', { data: { name: 'Salt Yard' } })).rejects.toMatchObject({
      message: 'Please correct the marked fields.',
      status: 400,
      body: { errors },
    });
  });

  it('hands a problem on that no field is to blame for as one of the whole form, so that nothing counts as saved', async () => {
    answer = { status: 409, body: { detail: 'This step is not allowed.', code: 'profiles/step' } };
    const root = { serverError: 'This step is not allowed.' };

    await expect(dataProvider.create('brand-manager', { data: { name: 'Salt Yard' } })).rejects.toMatchObject({
      message: root.serverError,
      body: { code: 'profiles/step', errors: { root } },
    });
  });

  it('says so when nobody answers', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

    await expect(dataProvider.getOne('brand-manager', { id: 'b1' })).rejects.toMatchObject({
      message: 'We couldn’t reach Tastemaker. Please check your connection and try again.',
      status: 0,
    });
  });
});
