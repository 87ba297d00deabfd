import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { type DynamicModule, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { swaggerUi } from './api-document/swagger-ui.js';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { checkInput, KnownMethods, refuseUnreadableAddress } from './shared/http/refusals.js';
import { crossOriginHeaders } from './shared/http/origins.js';
import { nameAnswers } from './shared/http/entity-tags.js';
import { refuse } from './shared/http/problem.filter.js';
import { logRequests } from './shared/http/pino-logger.js';
import { inputPipe } from './shared/http/validation.js';
import { inlineScripts, securityHeaders } from './shared/http/security-headers.js';
import { everyPage, servePages } from './shared/http/pages.js';
import { emptyPage } from './shared/http/portal-page.js';
import { DomainError } from './shared/kernel/index.js';

const jsonBodyLimit = 256 * 1024;
/** For a request that is on its way when a stop begins. */
const firstRequestWithinMs = 500;

/** Of a kind that Fastify's types don't know: they have one for each server. */
const servedBy = (tls: Config['tls']): object => (tls ? { https: { ...tls, minVersion: 'TLSv1.2' } } : {});

export function fastifyAdapter({ trustProxy, tls }: Pick<Config, 'trustProxy' | 'tls'>): FastifyAdapter {
  const adapter = new FastifyAdapter({
    ...servedBy(tls),
    trustProxy,
    bodyLimit: jsonBodyLimit,
    genReqId: () => v7(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseUnreadableAddress,
  });
  closeUnused(adapter.getInstance(), tls ? 'secureConnection' : 'connection');
  return adapter;
}

/**
 * To Node, a connection is busy until its first request has ended. Browsers open some in advance: a stop would wait a
 * minute for their first request.
 */
function closeUnused(fastify: FastifyInstance, opened: 'connection' | 'secureConnection'): void {
  const unused = new Set<Socket>();
  fastify.server.on(opened, (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  fastify.server.on('request', ({ socket }) => unused.delete(socket));
  fastify.addHook('preClose', (done) => {
    setTimeout(() => unused.forEach((socket) => socket.destroy()), firstRequestWithinMs).unref();
    done();
  });
}

/** Everything between the socket and the controllers. */
export async function configureApp(app: NestFastifyApplication, config: Config, log: LoggerService): Promise<void> {
  app.useGlobalPipes(inputPipe());
  await app.register(fastifyCookie);
  nameAnswers(app.getHttpAdapter().getInstance());
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 2_048,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, // the default, 11, is meant for static files
  });

  const { pages, api } = securityHeaders(config, inlineScripts(emptyPage()));
  const fastify = app.getHttpAdapter().getInstance();
  const methods = new KnownMethods(fastify);
  const crossOrigin = crossOriginHeaders(config.apiOrigins);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) delete request.headers['content-type']; // an empty body counts as none, whatever its content type
    void reply.headers(isApi(request.url) ? api : pages).header('x-request-id', request.id);
    if (isShared(request.url)) void reply.headers(crossOrigin(request));
    if (reply.hasHeader('access-control-allow-methods')) return void reply.code(204).send();
    const refusal = refusalOf(request, reply, methods);
    if (refusal) refuse(refusal, request, reply);
    else done();
  });
  fastify.addHook('preValidation', (request, reply, done) => {
    try {
      const { takesAnyText = false } = request.routeOptions.config as { takesAnyText?: boolean };
      for (const input of [request.params, request.query, takesAnyText ? null : request.body]) checkInput(input);
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      return refuse(fault, request, reply);
    }
    done();
  });
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit; // a route that accepts files within its body
  });
  if (config.logLevel === 'info' || config.logLevel === 'debug') logRequests(fastify, log);

  SwaggerModule.setup('api/docs', app, openApiDocument(config.publicUrl), swaggerUi);
  await servePages(app);
}

const isApi = (url: string): boolean => url.startsWith('/api/v1/') || url.startsWith('/health/');

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Pages of the configured origins can read the API and its document. */
const isShared = (url: string): boolean => url.startsWith('/api/');

/**
 * Parsers for bodies other than JSON. In a one-click unsubscribe form (RFC 8058), the URL identifies the person, not a
 * cookie; Meta signs its forms.
 */
const otherBodies: Readonly<Record<string, string>> = {
  '/api/v1/unsubscribe/': 'application/x-www-form-urlencoded',
  '/api/v1/webhooks/instagram/': 'application/x-www-form-urlencoded',
  '/api/v1/uploads': 'application/offset+octet-stream',
};

/** Pages on other sites can send a form or text without a preflight request, but not JSON. */
function isTaken({ url, headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';', 1)[0]!.trim().toLowerCase();
  const other = Object.entries(otherBodies).find(([begin]) => url.startsWith(begin));
  return type === 'application/json' || (other !== undefined && type === other[1]);
}

/** Checks before authentication. */
function refusalOf(request: FastifyRequest, reply: FastifyReply, known: KnownMethods): 405 | 415 | undefined {
  const isUnknown = request.is404 || request.routeOptions.url === everyPage;
  const methods = isUnknown ? known.at(request.url) : [];
  if (methods.length > 0) {
    void reply.header('allow', methods.join(', '));
    return 405;
  }
  return isApi(request.url) && hasBody(request) && !isTaken(request) ? 415 : undefined;
}

/**
 * Serves the committed document, so that what is published has been reviewed. Only the server URL comes from the
 * configuration, and list values from staff's additions.
 */
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
