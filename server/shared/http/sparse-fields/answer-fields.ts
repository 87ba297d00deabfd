import { readFileSync } from 'node:fs';
import path from 'node:path';

type Schema = { $ref?: string; allOf?: Schema[]; items?: Schema; properties?: Record<string, Schema> };
type Answer = { content?: Record<string, { schema?: Schema } | undefined> };
type Operation = { responses: Record<string, Answer | undefined> };
type ApiDocument = {
  paths: Record<string, Record<string, Operation | undefined> | undefined>;
  components: { schemas: Record<string, Schema> };
};

/** Which fields the answer to a GET has, as the API's document says; of a list, those of each of its items. */
export class AnswerFields {
  private document?: ApiDocument;
  private readonly known = new Map<string, readonly string[]>();

  /** `route` as the router writes it: `/api/v1/offers/:id`. Empty where the answer is no JSON object or list. */
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
