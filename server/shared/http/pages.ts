import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { isDoorPage, isPage } from '../../contract/rules/portal-paths.js';

const yearInSeconds = 31_536_000;

/** The catch-all route. */
export const everyPage = '/*';

/** Serves the built client: hashed assets for ever, its two pages never from a stale cache. */
export async function servePages(
  app: Pick<NestFastifyApplication, 'register' | 'getHttpAdapter'>,
  folder = path.resolve('dist/client'),
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false, // a route for each file would be a thousand routes to make at every start
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
      // A scanned code opens /check-in itself, which is above the folder of its worker.
      if (/check-in[\\/]sw\.js(\.br|\.gz)?$/.test(file)) reply.header('service-worker-allowed', '/check-in');
    },
  });
  const files = addressesIn(folder);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get(everyPage, (request, reply) => {
    const [address] = request.url.split('?', 1);
    if (files.has(address!)) return reply.sendFile(address!);
    if (isDoorPage(address!)) return reply.sendFile('check-in.html');
    if (isPage(address!)) return reply.sendFile('index.html');
    return isReadByPerson(request) && !isServers(address!)
      ? reply.code(404).sendFile('index.html')
      : reply.callNotFound();
  });
}

/** Compressed files are served in place of the originals, and have no address of their own. */
const addressesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(
        ({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`,
      ),
  );

/** Whether a browser asks for a page, so that an unknown address shows a way on. */
export const isReadByPerson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') ?? false;

/** Paths with their own handlers. */
const isServers = (address: string): boolean => /^\/(api|docs|health|sandbox|assets|monitoring)(\/|$)/.test(address);
