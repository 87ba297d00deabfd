type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
};
type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  'x-roles'?: string[];
  'x-scope'?: string;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Requirements on what goes `in` may be relaxed, and what comes `out` may be extended. */
type Direction = 'in' | 'out';

class Comparison {
  readonly found: string[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly before: ApiDocument,
    private readonly after: ApiDocument,
  ) {}

  operations(): string[] {
    for (const [path, verbs] of Object.entries(this.before.paths))
      for (const [verb, operation] of Object.entries(verbs)) {
        const now = this.after.paths[path]?.[verb];
        if (now) this.operation(`${verb.toUpperCase()} ${path}`, operation, now);
        else this.found.push(`${verb.toUpperCase()} ${path} is gone`);
      }
    return this.found;
  }

  private operation(at: string, before: Operation, after: Operation): void {
    for (const role of before['x-roles'] ?? [])
      if (!after['x-roles']?.includes(role) && !after['x-roles']?.includes('public'))
        this.found.push(`${at} is not for ${role} any more`);
    if (before['x-scope'] && before['x-scope'] !== after['x-scope'])
      this.found.push(`${at} is not opened by ${before['x-scope']} any more`);
    this.parameters(at, before.parameters ?? [], after.parameters ?? []);
    this.contents(`${at} body`, before.requestBody?.content, after.requestBody?.content, 'in');
    if (after.requestBody?.required && !before.requestBody?.required) this.found.push(`${at} needs a body now`);
    for (const [status, { content }] of Object.entries(before.responses)) {
      if (!status.startsWith('2')) continue;
      if (after.responses[status]) this.contents(`${at} ${status}`, content, after.responses[status].content, 'out');
      else this.found.push(`${at} does not answer ${status} any more`);
    }
  }

  private parameters(at: string, before: Parameter[], after: Parameter[]): void {
    const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
    for (const parameter of before) {
      const now = after.find(same(parameter));
      if (now) this.schema(`${at} ${parameter.name}`, parameter.schema, now.schema, 'in');
      else this.found.push(`${at} does not take ${parameter.name} any more`);
    }
    for (const parameter of after)
      if (parameter.required && !before.find(same(parameter))?.required)
        this.found.push(`${at} needs ${parameter.name} now`);
  }

  private contents(at: string, before: Content = {}, after: Content = {}, direction: Direction): void {
    for (const [type, { schema }] of Object.entries(before))
      if (after[type]) this.schema(at, schema, after[type].schema, direction);
      else this.found.push(`${at} is not ${type} any more`);
  }

  private schema(at: string, one: Schema = {}, other: Schema = {}, direction: Direction): void {
    const key = `${direction} ${one.$ref} ${other.$ref}`;
    if (one.$ref && other.$ref && this.seen.has(key)) return;
    this.seen.add(key);
    const before = flat(one, this.before);
    const after = flat(other, this.after);
    if (before.type !== after.type) this.found.push(`${at} was ${before.type}, is ${after.type}`);
    this.values(at, before, after, direction);
    if (before.items || after.items) this.schema(`${at}[]`, before.items, after.items, direction);
    for (const [name, property] of Object.entries(before.properties ?? {})) {
      const now = after.properties?.[name];
      if (now) this.schema(`${at}.${name}`, property, now, direction);
      else this.found.push(`${at}.${name} is gone`);
    }
    const [must, was] = direction === 'in' ? [after, before] : [before, after];
    for (const name of must.required ?? [])
      if (!was.required?.includes(name))
        this.found.push(direction === 'in' ? `${at} needs ${name} now` : `${at}.${name} may be missing now`);
  }

  private values(at: string, before: Schema, after: Schema, direction: Direction): void {
    const [wide, narrow] = direction === 'in' ? [before, after] : [after, before];
    if (wide.nullable && !narrow.nullable)
      this.found.push(direction === 'in' ? `${at} may not be null any more` : `${at} may be null now`);
    if (direction === 'out') return; // responses are read tolerantly: they may contain new values
    for (const value of before.enum ?? [])
      if (after.enum && !after.enum.includes(value)) this.found.push(`${at} does not take ${String(value)} any more`);
    for (const limit of ['maxLength', 'maximum', 'maxItems'] as const)
      if ((after[limit] ?? Infinity) < (before[limit] ?? Infinity)) this.found.push(`${at} takes less: ${limit}`);
  }
}

/** A schema with its references resolved. */
function flat(schema: Schema, document: ApiDocument): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const parts = [...allOf, ...($ref ? [document.components?.schemas?.[$ref.split('/').at(-1)!] ?? {}] : [])];
  return parts
    .map((part) => flat(part, document))
    .reduce<Schema>(
      (all, part) => ({
        ...part,
        ...all,
        properties: { ...part.properties, ...all.properties },
        required: [...(all.required ?? []), ...(part.required ?? [])],
      }),
      own,
    );
}

/** Breaking changes between two documents for existing clients, one per line. */
export const breakingChanges = (before: ApiDocument, after: ApiDocument): string[] =>
  new Comparison(before, after).operations();
