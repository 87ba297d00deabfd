import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const yearInSeconds = 31_536_000;

/** Serves the built client: hashed assets for ever, the page itself never from a stale cache. */
export async function servePages(app: NestFastifyApplication, folder = path.resolve('dist/client')): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'], // served in place of the file itself; a route for each would more than double their number
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/*', (request, reply) => (isServers(request.url) ? reply.callNotFound() : reply.sendFile('index.html')));
}

/** Addresses that answer for themselves; every other one is a page, and the client knows which of them exist. */
const isServers = (url: string): boolean => /^\/(api|docs|health|sandbox|assets|monitoring)(\/|\?|$)/.test(url);
