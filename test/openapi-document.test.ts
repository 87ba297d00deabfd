import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { keyScopeIds } from '../server/contract/rules/scopes.js';
import { profileParameter } from '../server/shared/http/named-profile.js';

const { faultsIn } = createRequire(__filename)('../scripts/lint/voice.mjs') as { faultsIn: (text: string) => string[] };

type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;
  security?: Record<string, unknown>[];
  'x-roles'?: string[];
  'x-scope'?: string;
  'x-audience'?: string[];
};
type Document = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Operation['responses'];
    schemas: Record<string, { required?: string[]; properties?: Record<string, object> }>;
  };
};

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../docs/openapi.json'), 'utf8')) as Document;

/** Every title, summary and description below this part of the document. */
const textsIn = (part: object): string[] =>
  Object.entries(part).flatMap(([key, value]) => {
    if (typeof value === 'string') return ['title', 'summary', 'description'].includes(key) ? [value] : [];
    return typeof value === 'object' && value !== null ? textsIn(value as object) : [];
  });
const operations = Object.entries(document.paths).flatMap(([address, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ at: `${verb} ${address}`, address, ...operation })),
);
const thatLack = (isThere: (operation: (typeof operations)[number]) => unknown) =>
  operations.filter((operation) => !isThere(operation)).map(({ at }) => at);

describe('the API’s document', () => {
  it('names every operation once, in a word and in a line', () => {
    expect(thatLack(({ operationId }) => operationId)).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(
      thatLack(({ summary = '' }) => summary.length > 5 && summary.length <= 90 && !summary.endsWith('.')),
    ).toEqual([]);
  });

  it('has no sentence that sounds translated', () => {
    const texts = textsIn(document);
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap((text) => faultsIn(text).map((fault) => `${fault} ${text}`))).toEqual([]);
  });

  it('says what every operation does: it returns, creates, sends …', () => {
    expect(thatLack(({ description = '' }) => /^(Sort: |[A-Z][a-z]+s[ ,])/.test(description))).toEqual([]);
  });

  it('has groups of a readable size: each operation in one, at most 30 in each, none empty', () => {
    const sizes = document.tags.map(({ name }) => operations.filter(({ tags = [] }) => tags[0] === name).length);
    expect(thatLack(({ tags = [] }) => tags.length === 1)).toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(operations.length);
    expect([Math.min(...sizes) > 0, Math.max(...sizes) <= 30]).toEqual([true, true]);
  });

  it('asks for nothing that has a value of its own, and fills in nothing', () => {
    expect(
      thatLack(({ parameters = [] }) =>
        parameters.every(({ required, schema = {} }) => !(required && 'default' in schema)),
      ),
    ).toEqual([]);
    expect(
      thatLack(({ parameters = [] }) =>
        parameters.every(({ name, schema = {} }) => name !== 'fields' || !('example' in schema)),
      ),
    ).toEqual([]);
    const fields = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
      Object.values(properties),
    );
    expect(fields.filter((field) => 'default' in field)).toEqual([]);
    expect(document.components.schemas.MakeOfferInput!.required).toEqual(
      expect.not.arrayContaining(['rights', 'shipped', 'blackoutDates', 'draft']),
    );
  });

  it('says of every answer what is in it', () => {
    const isSaid = ([status, { content }]: [string, { content?: object }]) =>
      !status.startsWith('2') || status === '204' || content !== undefined;
    const answers = thatLack(({ responses }) => Object.entries(responses).every(isSaid));
    expect(answers.filter((at) => !at.includes('/uploads'))).toEqual([]); // tus responds in headers
  });

  it('says of every operation whom it is for, and of every problem what it looks like', () => {
    expect(thatLack((operation) => operation['x-audience']?.length)).toEqual([]);
    expect(thatLack((operation) => operation['x-roles']?.length)).toEqual([]);
    expect(thatLack(({ responses }) => responses['default'] && responses['503'] && responses['429'])).toEqual([]);
    const problems = Object.values(document.components.responses);
    expect(problems.every(({ content }) => content?.['application/problem+json']?.schema)).toBe(true);
  });

  it('says in sentences who may ask, with which key, and what comes back', () => {
    expect(thatLack(({ description = '' }) => /(For |Open to everyone)/.test(description))).toEqual([]);
    const words = (scope: string) => `API keys need the scope \`${scope}\`.`;
    expect(
      thatLack(({ description = '', 'x-scope': scope }) => scope === undefined || description.includes(words(scope))),
    ).toEqual([]);
    const answers = (responses: Operation['responses']) => Object.values(responses).filter((each) => !('$ref' in each));
    expect(thatLack(({ responses }) => answers(responses).every(({ description }) => description))).toEqual([]);
  });

  it('marks for partners what takes a key, with a scope that exists, and nothing of staff or of the card provider', () => {
    expect(thatLack((each) => each['x-audience']!.includes('partner') === Boolean(each['x-scope']))).toEqual([]);
    expect(
      thatLack(({ security = [], ...each }) => security.some(({ key }) => key) === Boolean(each['x-scope'])),
    ).toEqual([]);
    const scoped = operations.filter((each) => each['x-scope']);
    expect(scoped.filter((each) => !(keyScopeIds as readonly string[]).includes(each['x-scope']!))).toEqual([]);
    expect(scoped.filter(({ address }) => /\/(admin|functions|webhooks|auth)\//.test(address))).toEqual([]);
    expect(scoped.length).toBeGreaterThan(50);
  });

  it('has no parameter of its own that names the profile as which a request is made: that one is taken out', () => {
    const named = operations.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name));
    expect(named.filter((name) => name === profileParameter)).toEqual([]);
  });

  it('names every parameter of an address', () => {
    expect(
      thatLack(({ address, parameters = [] }) =>
        [...address.matchAll(/\{(\w+)\}/g)].every(([, name]) =>
          parameters.some((each) => each.in === 'path' && each.name === name && each.schema),
        ),
      ),
    ).toEqual([]);
  });

  it('writes values of fields as code, and speaks of the reader as you', () => {
    const foreign = /(?<![`=])\b(null|true|false)\b(?!`)|\bone[’']s\b|\bthe reader\b|\bleft out\b/i;
    const texts = textsIn(document.components);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  });
});
