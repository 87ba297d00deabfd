import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { DomainError } from '../../kernel/index.js';
import { AnswerFields } from './answer-fields.js';

const wrongFields = (sentence: string) =>
  new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', { errors: { fields: sentence } });

/**
 * A GET that accepts API keys answers only the requested `fields`, separated by commas. For a list they are fields of its items;
 * the fields around the items stay.
 */
@Injectable()
export class SparseFieldsInterceptor implements NestInterceptor {
  constructor(private readonly answers: AnswerFields) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const query = request.query as { fields?: unknown };
    if (query.fields === undefined || request.method !== 'GET') return next.handle();
    const wanted = wantedOf(query.fields, this.answers.of(request.routeOptions.url ?? ''));
    delete query.fields; // no handler knows of it
    return next.handle().pipe(map((answer) => sparse(asRead(answer), wanted)));
  }
}

/** @throws request/invalid */
function wantedOf(fields: unknown, there: readonly string[]): ReadonlySet<string> {
  if (there.length === 0) throw wrongFields('This answer has no fields to choose from.');
  if (typeof fields !== 'string') throw wrongFields('fields is one list of names with commas between them.');
  const wanted = new Set(fields.split(',').map((name) => name.trim()));
  for (const name of wanted)
    if (!there.includes(name)) throw wrongFields(`There is no such field. There are: ${there.join(', ')}.`);
  return wanted;
}

/** Some answers are text that the database has made. */
const asRead = (answer: unknown): unknown => (typeof answer === 'string' ? JSON.parse(answer) : answer);

function sparse(answer: unknown, wanted: ReadonlySet<string>): unknown {
  const chosen = (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)));
  if (Array.isArray(answer)) return answer.map((item: object) => chosen(item));
  const { items } = answer as { items?: unknown };
  return Array.isArray(items)
    ? { ...(answer as object), items: items.map((item: object) => chosen(item)) }
    : chosen(answer as object);
}
