import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';

export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
export type Parameter = Readonly<{ in: 'path' | 'query' | 'header'; name: string; schema: Schema }>;
export type Operation = Readonly<{
  id: string;
  method: Method;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  /** The scope with which an API key can also use it; undefined accepts no key. */
  scope: string | undefined;
  roles: readonly string[];
}>;

type Documented = {
  operationId: string;
  parameters?: Parameter[];
  'x-scope'?: string;
  'x-roles'?: string[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | undefined>;
};
type Document = {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema> };
};

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../docs/openapi.json'), 'utf8')) as Document;

/** The schema itself, with references resolved. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;

/** The schema of one record at a path, if it can be read. */
export const answerOf = (address: string): Schema | undefined => {
  const answer = document.paths[address]?.get?.responses['200']?.content?.['application/json']?.schema;
  return answer && resolved(answer);
};

/** Every operation of the published document. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([address, verbs]) =>
  Object.entries(verbs).map(([verb, { operationId, parameters = [], requestBody, ...marks }]) => ({
    id: operationId,
    scope: marks['x-scope'],
    roles: marks['x-roles'] ?? [],
    method: verb.toUpperCase() as Method,
    path: address,
    parameters,
    body: requestBody && Object.values(requestBody.content)[0]!.schema,
  })),
);

const isProblem = new Ajv({ strict: false, validateFormats: false }).compile(document.components.schemas.Problem!);

type Answered = { statusCode: number; headers: Record<string, string | number | string[] | undefined>; body: string };

/** Why this response to a refused request isn't an RFC 9457 problem; undefined when it is. */
export function faultInProblem(method: Method, { statusCode, headers, body }: Answered): string | undefined {
  const type = String(headers['content-type'] ?? '');
  if (method === 'HEAD') return undefined; // has no body
  if (!type.startsWith('application/problem+json')) return `is ${type || 'nothing'}, not problem+json`;
  const problem = JSON.parse(body) as { status?: unknown };
  if (!isProblem(problem)) return `is no problem: ${JSON.stringify(isProblem.errors)}`;
  return problem.status === statusCode ? undefined : `says ${String(problem.status)} and is ${statusCode}`;
}
