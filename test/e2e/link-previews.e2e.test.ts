import { TestApp } from '../support/app.js';

let product: TestApp;
beforeAll(async () => void (product = await TestApp.start()));
afterAll(() => product?.stop());

const head = async (path: string) => {
  const { statusCode, headers, body } = await product.app.inject({ url: path, headers: { accept: 'text/html' } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  return body;
};
const og = (page: string, name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1];

it.each([
  ['/', /^Tastemaker – gifted Collabs/],
  ['/join?tier=starter', /^Join as a brand/],
  ['/i', /^Join as a creator/],
  ['/schedule-call', /^Schedule a call/],
  ['/privacy', /^Privacy notice/],
  ['/terms', /^Terms/],
  ['/cookies', /^Cookies/],
])('%s says what it is where its address is passed on, with a picture', async (path, title) => {
  const page = await head(path);
  const { publicUrl } = product.config;
  expect(og(page, 'title')).toMatch(title);
  expect(og(page, 'url')).toBe(new URL(path.split('?')[0]!, publicUrl).href);
  expect(og(page, 'image')).toBe(`${publicUrl}/home/preview.jpg`);
  expect(og(page, 'type')).toBe('website');
  expect(page).not.toContain('noindex');
});

it('a page that has not changed is not sent again', async () => {
  const { headers } = await product.app.inject('/join');
  const again = await product.app.inject({ url: '/join', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['/shortlist/abc', 'A shortlist to vote on – Tastemaker'],
  ['/reports/abc', 'A live report – Tastemaker'],
])('%s names nobody, and is not for search engines', async (path, title) => {
  const page = await head(path);
  expect(og(page, 'title')).toBe(title);
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain('abc');
});
