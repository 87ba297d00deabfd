import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Answer = { $ref?: string; content?: Record<string, { schema: object }> };
type Operation = { responses: Record<string, Answer> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
};

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../docs/openapi.json'), 'utf8')) as Document;
const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, code: { optimize: false } });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
ajv.addSchema({ $id: 'openapi', components: withNull(document.components) as object });

/** OpenAPI 3.0 says `nullable` where JSON Schema says "or null". */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = opened(schema) as { nullable?: unknown };
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNull(value)]));
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

/** Staff can extend lists that are marked so; ids of additions are plain words. */
function opened(schema: object): object {
  if (!('x-list' in schema)) return schema;
  const { enum: _, ...rest } = schema as { enum?: unknown };
  return { ...rest, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
}

const validators = new Map<string, ValidateFunction>();

const templates = Object.keys(document.paths)
  .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => b.template.replace(/\{[^}]+\}/g, '').length - a.template.replace(/\{[^}]+\}/g, '').length);

function validatorFor(method: string, template: string, status: number, type: string): ValidateFunction | undefined {
  const key = `${method} ${template} ${status} ${type}`;
  const known = validators.get(key);
  if (known) return known;
  const { responses } = document.paths[template]![method]!;
  const answer = responses[status] ?? (status >= 400 ? responses.default : undefined);
  const named = answer?.$ref && document.components.responses[answer.$ref.split('/').at(-1)!];
  const schema = (named || answer)?.content?.[type]?.schema;
  if (!schema) return undefined;
  const validator = ajv.compile(
    JSON.parse(JSON.stringify(withNull(schema)).replaceAll('"#/components', '"openapi#/components')) as object,
  );
  validators.set(key, validator);
  return validator;
}

/** Fails when a response of the API doesn't match docs/openapi.json. URLs outside /api/v1 aren't documented there. */
export function expectDocumented(
  method: string,
  address: string,
  status: number,
  contentType: string,
  body: unknown,
): void {
  const pathname = address.split('?')[0]!;
  if (!pathname.startsWith('/api/v1/')) return;
  const verb = method.toLowerCase();
  const found = templates.find(({ template, pattern }) => pattern.test(pathname) && document.paths[template]![verb]);
  if (!found) {
    if (status === 404 || status === 405) return;
    throw new Error(`${method} ${pathname} is not in docs/openapi.json`);
  }
  const type = contentType.split(';')[0]!.trim();
  if (!type) return;
  const validate = validatorFor(verb, found.template, status, type);
  if (!validate) {
    if (type === 'application/json')
      throw new Error(`${method} ${found.template} answers ${status} as ${type}, which is not documented`);
    return;
  }
  if (!validate(body)) {
    throw new Error(`${method} ${found.template} ${status} is not as documented: ${ajv.errorsText(validate.errors)}`);
  }
}
