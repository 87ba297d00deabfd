import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { DomainError } from '../kernel/index.js';

type Schema = { $ref?: string; allOf?: Schema[]; items?: Schema; properties?: Record<string, Schema> };
type Answer = { content?: Record<string, { schema?: Schema } | undefined> };
type Operation = { responses: Record<string, Answer | undefined> };
type ApiDocument = {
  paths: Record<string, Record<string, Operation | undefined> | undefined>;
  components: { schemas: Record<string, Schema> };
};

/** The fields in a GET's response, according to the API document; for a list, those of each item. */
export class AnswerFields {
  private document?: ApiDocument;
  private readonly known = new Map<string, readonly string[]>();

  /** `route` as the router writes it: `/api/v1/offers/:id`. Empty if the response isn't a JSON object or list. */
  of(route: string): readonly string[] {
    const found = this.known.get(route) ?? this.read(route);
    this.known.set(route, found);
    return found;
  }

  private read(route: string): readonly string[] {
    this.document ??= JSON.parse(readFileSync(path.resolve('docs/openapi.json'), 'utf8')) as ApiDocument;
    const operation = this.document.paths[route.replaceAll(/:(\w+)/g, '{$1}')]?.get;
    const schema = operation?.responses['200']?.content?.['application/json']?.schema;
    const whole = this.propertiesOf(schema);
    const item = schema?.items ?? whole.items?.items;
    return Object.keys(item ? this.propertiesOf(item) : whole);
  }

  private propertiesOf({ $ref, allOf = [], properties }: Schema = {}): Record<string, Schema> {
    const named = $ref && this.document!.components.schemas[$ref.split('/').at(-1)!];
    const parts = [...(named ? [named] : []), ...allOf].map((part) => this.propertiesOf(part));
    return Object.assign({}, ...parts, properties) as Record<string, Schema>;
  }
}

const wrongFields = (sentence: string) =>
  new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', { errors: { fields: sentence } });

/**
 * A GET that accepts API keys returns only the requested `fields`, separated by commas. For a list they are fields of
 * its items; the fields around the items stay.
 */
@Injectable()
export class SparseFieldsInterceptor implements NestInterceptor {
  constructor(private readonly answers: AnswerFields) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const query = request.query as { fields?: unknown };
    if (query.fields === undefined || request.method !== 'GET') return next.handle();
    const wanted = wantedOf(query.fields, this.answers.of(request.routeOptions.url ?? ''));
    delete query.fields; // handlers don't know about it
    return next.handle().pipe(map((answer) => sparse(asRead(answer), wanted)));
  }
}

/** @throws request/invalid */
function wantedOf(fields: unknown, there: readonly string[]): ReadonlySet<string> {
  if (there.length === 0) throw wrongFields('This answer has no fields to choose from.');
  if (typeof fields !== 'string') throw wrongFields('fields is one list of names with commas between them.');
  const wanted = new Set(fields.split(',').map((name) => name.trim()));
  for (const name of wanted)
    if (!there.includes(name)) throw wrongFields(`There’s no such field. The fields are: ${there.join(', ')}.`);
  return wanted;
}

/** Some responses are text built by the database. */
const asRead = (answer: unknown): unknown => (typeof answer === 'string' ? JSON.parse(answer) : answer);

function sparse(answer: unknown, wanted: ReadonlySet<string>): unknown {
  const chosen = (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)));
  if (Array.isArray(answer)) return answer.map((item: object) => chosen(item));
  const { items } = answer as { items?: unknown };
  return Array.isArray(items)
    ? { ...(answer as object), items: items.map((item: object) => chosen(item)) }
    : chosen(answer as object);
}
