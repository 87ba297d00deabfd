import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { servePages } from './pages.js';

let folder: string;
let fastify: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-pages-'));
  writeFileSync(path.join(folder, 'index.html'), '<title>Tastemaker</title>');
  writeFileSync(path.join(folder, 'check-in.html'), '<title>Check-in</title>');
  mkdirSync(path.join(folder, 'check-in'));
  for (const file of ['sw.js', 'sw.js.br']) writeFileSync(path.join(folder, 'check-in', file), '');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
  fastify = Fastify();
  const adapter = { getInstance: () => fastify };
  await servePages({ register: fastify.register.bind(fastify), getHttpAdapter: () => adapter } as never, folder);
});
afterAll(async () => {
  await fastify.close();
  rmSync(folder, { recursive: true });
});

const ask = async (url: string, accept = '*/*') => {
  const { statusCode, headers } = await fastify.inject({ url, headers: { accept } });
  return `${statusCode} ${String(headers['content-type']).split(';', 1)[0]}`;
};

it.each(['/', '/join?tier=basic', '/JOIN/', '/i/mila.eats', '/check-in/abc', '/app', '/app/brand/anything'])(
  '%s is a page',
  async (url) => {
    expect(await ask(url)).toBe('200 text/html');
  },
);

it.each([
  '/mcp',
  '/llms.txt',
  '/metrics',
  '/.well-known/openid-configuration',
  '/application',
  '/join/us',
  '/wp-login.php',
])('%s is not found: programs get JSON, people a page that helps them on', async (url) => {
  expect(await ask(url)).toBe('404 application/json');
  expect(await ask(url, 'text/html,*/*;q=0.8')).toBe('404 text/html');
});

it('what is a file is a file, and what the server answers itself is no page', async () => {
  expect(await ask('/robots.txt')).toBe('200 text/plain');
  expect(await ask('/assets/gone.js', 'text/html')).toBe('404 application/json');
});

it.each(['/check-in', '/check-in/', '/CHECK-IN?s=a', '/check-in/of-ember'])(
  '%s is the page at the door',
  async (url) => {
    expect((await fastify.inject({ url })).body).toContain('<title>Check-in</title>');
  },
);

it('the worker of the page at the door may keep all its addresses, and no others', async () => {
  for (const encoding of ['identity', 'br']) {
    const { headers } = await fastify.inject({ url: '/check-in/sw.js', headers: { 'accept-encoding': encoding } });
    expect([encoding, headers['service-worker-allowed']]).toEqual([encoding, '/check-in']);
  }
  expect((await fastify.inject({ url: '/robots.txt' })).headers).not.toHaveProperty('service-worker-allowed');
});
