import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { fastifyAdapter } from './app.js';
import { AppModule } from './app.module.js';
import { loadConfig } from './config.js';
import { keyScheme } from './shared/http/keys.js';

const text = { type: 'string' as const };

/** RFC 9457, as every error is answered. */
const problemSchema = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'],
  properties: {
    type: { ...text, description: 'Where this kind of problem is explained.' },
    title: text,
    status: { type: 'integer' as const },
    detail: { ...text, description: 'A clear sentence for the person who meets it.' },
    instance: text,
    code: { ...text, description: 'Stable: match on it.' },
    requestId: text,
    errors: { type: 'object' as const, additionalProperties: text, description: 'For bad input: field → sentence.' },
  },
};

const problemResponse = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** OpenAPI 3.0.3: a nullable enumeration names null among its values. */
function allowNullIn(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { nullable, enum: values } = schema as { nullable?: boolean; enum?: unknown[] };
  if (nullable && Array.isArray(values) && !values.includes(null)) values.push(null);
  Object.values(schema).forEach(allowNullIn);
}

type Operation = { tags?: string[]; responses?: Record<string, unknown>; 'x-scope'?: string };

/** What takes a key is for partners; the rest of the audiences stands at the controllers. */
const audiencesOf = ({ tags = [], 'x-scope': scope }: Operation): string[] => [
  ...tags.filter((tag) => tag !== 'partner'),
  ...(scope ? ['partner'] : []),
];

const [, , target = 'docs/openapi.json'] = process.argv;

// `preview` builds no provider, so that neither database nor network is needed.
const config = { ...loadConfig({}), databaseUrl: 'postgres://nowhere', smtpUrl: 'smtp://nowhere' };
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), fastifyAdapter(config), {
  preview: true,
  logger: ['error'],
  abortOnError: false,
});
const description = new DocumentBuilder()
  .setTitle('Tastemaker API')
  .setDescription('Gifted collaborations between hospitality brands and influencers. Errors are RFC 9457 problem+json.')
  .setVersion('1')
  .addTag('portal', 'What the pages of brands and influencers ask.')
  .addTag('partner', 'What programs may ask by an API key with the scope that stands in x-scope.')
  .addTag('staff', 'What the staff panel asks.')
  .addTag('public', 'What everybody may ask.')
  .addTag('provider', 'What other services tell us.')
  .addTag('operations', 'For whoever runs the product.')
  .addCookieAuth('tastemaker')
  .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API key, made in the preferences.' }, keyScheme)
  .build();
const document = SwaggerModule.createDocument(app, description, {
  operationIdFactory: (_controller, method) => method,
});
document.components = { ...document.components, schemas: { ...document.components?.schemas, Problem: problemSchema } };
for (const operations of Object.values(document.paths)) {
  for (const operation of Object.values(operations) as Operation[]) {
    operation.tags = audiencesOf(operation);
    operation.responses = { ...operation.responses, default: problemResponse };
  }
}
allowNullIn(document);
writeFileSync(target, `${JSON.stringify(document, null, 2)}\n`);
process.exit(0);
