import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { type DynamicModule, type LoggerService, UnsupportedMediaTypeException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { withAdditions } from './api-document/growing-lists.js';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { checkInput, refuseUnreadableAddress } from './shared/http/refusals.js';
import { nameAnswers } from './shared/http/entity-tags.js';
import { logRequests } from './shared/http/request-log.js';
import { inputPipe } from './shared/http/validation.js';
import { securityHeaders } from './shared/http/security-headers.js';
import { servePages } from './shared/http/pages.js';

const jsonBodyLimit = 256 * 1024;

export const fastifyAdapter = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  new FastifyAdapter({
    trustProxy,
    bodyLimit: jsonBodyLimit,
    genReqId: () => v7(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseUnreadableAddress,
  });

/** Everything between the socket and the controllers. */
export async function configureApp(app: NestFastifyApplication, config: Config, log: LoggerService): Promise<void> {
  app.useGlobalPipes(inputPipe());
  await app.register(fastifyCookie);
  nameAnswers(app.getHttpAdapter().getInstance());
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 2_048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, // the default, 11, is for files that are made once
  });

  const { pages, api } = securityHeaders(config);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) delete request.headers['content-type']; // an empty body counts as none, whatever it is called
    void reply.headers(isApi(request.url) ? api : pages).header('x-request-id', request.id);
    const isRefused = isApi(request.url) && isForm(request) && !isOneClick(request);
    done(isRefused ? new UnsupportedMediaTypeException() : undefined);
  });
  fastify.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    for (const input of [params, query, body]) checkInput(input);
    done();
  });
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit; // a route that takes files within its body
  });
  if (config.logLevel === 'info' || config.logLevel === 'debug') logRequests(fastify, log);

  SwaggerModule.setup('api/docs', app, openApiDocument(config.publicUrl), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Tastemaker API',
    patchDocumentOnRequest: (_request, _reply, document) => withAdditions(document),
  });
  await servePages(app);
}

const isApi = (url: string): boolean => url.startsWith('/api/v1/') || url.startsWith('/health/');

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A page can send a form without asking anybody; JSON it cannot. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;

/** Mail programs unsubscribe with a form (RFC 8058). Whose mails are stopped is signed in the address, not told by a cookie. */
const isOneClick = ({ url }: FastifyRequest): boolean => url.startsWith('/api/v1/unsubscribe/');

/** The committed document: what is published is what was reviewed. Only where it runs is said by the configuration, and by staff what they have added to lists. */
const openApiDocument = (publicUrl: string) => (): OpenAPIObject => ({
  ...(JSON.parse(readFileSync(path.resolve('docs/openapi.json'), 'utf8')) as OpenAPIObject),
  servers: [{ url: publicUrl }],
});

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
