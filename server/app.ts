import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import type { DynamicModule, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { checkDepth } from './shared/http/depth.js';
import { inputPipe } from './shared/http/validation.js';
import { servePages } from './shared/http/pages.js';

const jsonBodyLimit = 256 * 1024;

const contentSecurityPolicy = {
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://js.stripe.com'],
    'frame-src': ["'self'", 'https://js.stripe.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'upgrade-insecure-requests': null,
  },
};

export const fastifyAdapter = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  new FastifyAdapter({
    trustProxy,
    bodyLimit: jsonBodyLimit,
    genReqId: () => v7(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });

/** Everything between the socket and the controllers. */
export async function configureApp(app: NestFastifyApplication, config: Config, log: LoggerService): Promise<void> {
  app.useGlobalPipes(inputPipe());
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy,
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 2_048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, // the default, 11, is for files that are made once
  });

  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!hasBody(request)) delete request.headers['content-type']; // an empty body counts as none, whatever it is called
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'private, no-cache');
  });
  fastify.addHook('preValidation', async ({ body }) => checkDepth(body));
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, url, id: requestId } = request;
    const address = url.split('?')[0];
    log.log({
      requestId,
      method,
      url: address,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });

  SwaggerModule.setup('api/docs', app, openApiDocument, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Tastemaker API',
  });
  await servePages(app);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The committed document: what is published is what was reviewed. */
const openApiDocument = (): OpenAPIObject =>
  JSON.parse(readFileSync(path.resolve('docs/openapi.json'), 'utf8')) as OpenAPIObject;

/** The product, wired and configured, not yet listening. */
export async function createApp(
  config: Config,
  log: LoggerService,
  more: NonNullable<DynamicModule['imports']> = [],
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, more), fastifyAdapter(config), {
    rawBody: true,
    logger: log,
    abortOnError: false,
  });
  await configureApp(app, config, log);
  return app;
}
