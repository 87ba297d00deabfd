import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { completeOperation, type Operation } from './api-document/complete-operation.js';
import { conventions, nameStaffVerbs, sayDefaults } from './api-document/descriptions.js';
import { groups } from './api-document/groups.js';
import { markGrowingLists } from './api-document/growing-lists.js';
import { problemComponents } from './api-document/problems.js';
import { fastifyAdapter } from './app.js';
import { AppModule } from './app.module.js';
import { loadConfig } from './config.js';
import { keyScheme } from './shared/http/keys.js';

/** OpenAPI 3.0.3: a nullable enum lists null among its values. A default of null is omitted. */
function allowNullIn(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const found = schema as { nullable?: boolean; enum?: unknown[]; default?: unknown };
  if (found.nullable && Array.isArray(found.enum)) found.enum = [...new Set([...found.enum, null])];
  if (found.default === null) delete found.default;
  Object.values(schema).forEach(allowNullIn);
}

const webhook = (message: string) => ({
  post: {
    operationId: `receive${message}`,
    summary: 'Receive an event, signed as Standard Webhooks specifies',
    security: [],
    requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${message}` } } } },
    responses: { '2XX': { description: 'Accepted.' }, '4XX': { description: 'Not accepted; we send it again.' } },
  },
});

const [, , target = 'docs/openapi.json'] = process.argv;

// `preview` instantiates no providers, so that neither database nor network is needed.
const config = { ...loadConfig({}), databaseUrl: 'postgres://nowhere', smtpUrl: 'smtp://nowhere' };
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), fastifyAdapter(config), {
  preview: true,
  logger: ['error'],
  abortOnError: false,
});
const builder = new DocumentBuilder()
  .setTitle('Tastemaker API')
  .setDescription(conventions)
  .setVersion('1')
  .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
  .addServer('{origin}', 'Where the product runs.', { origin: { default: 'http://localhost:3000' } })
  .addCookieAuth('tastemaker')
  .addBearerAuth(
    { type: 'http', scheme: 'bearer', bearerFormat: 'tmk_…', description: 'An API key, created in the preferences.' },
    keyScheme,
  );
for (const { name, description } of groups) builder.addTag(name, description);
const document = SwaggerModule.createDocument(app, builder.build(), {
  operationIdFactory: (_controller, method) => method,
});
const schemas = { ...document.components?.schemas, ...problemComponents.schemas };
document.components = { ...document.components, schemas, responses: problemComponents.responses };
for (const [address, operations] of Object.entries(document.paths) as [string, Record<string, Operation>][])
  for (const [verb, operation] of Object.entries(operations))
    operations[verb] = completeOperation(verb, address, operation);
nameStaffVerbs(document.paths as Record<string, Record<string, Operation>>);
allowNullIn(document);
sayDefaults(schemas);
markGrowingLists(document);
const messages = Object.keys(schemas).filter((name) => name.endsWith('WebhookMessage'));
Object.assign(document, { 'x-webhooks': Object.fromEntries(messages.map((name) => [name, webhook(name)])) });
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
process.exit(0);
