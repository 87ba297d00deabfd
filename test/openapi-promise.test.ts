import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type ApiDocument, breakingChanges } from './support/breaking-changes.js';

const { promiseOf } = createRequire(__filename)('../scripts/openapi/release.mjs') as {
  promiseOf: (document: ApiDocument) => ApiDocument;
};
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
const document = read(path.resolve(__dirname, '../docs/openapi.json'));

/** Written by each release; until the first one, what a release would write today. */
const released = path.resolve(__dirname, '../docs/released/v1.json');
const promised = existsSync(released) ? read(released) : promiseOf(document);

const offer = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'string' },
    title: { type: 'string', maxLength: 80 },
    slots: { type: 'array', items: { $ref: '#/components/schemas/Slot' } },
  },
};
const slot = {
  type: 'object',
  required: ['from'],
  properties: { from: { type: 'string' }, state: { type: 'string', enum: ['free', 'taken'] } },
};

/** A small API, with changes: `POST /offers` accepts an offer and returns it. */
const api = ({
  Offer = {},
  Slot = {},
  operation = {},
}: {
  Offer?: object;
  Slot?: object;
  operation?: object;
} = {}): ApiDocument => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Offer' } } };
  return {
    paths: {
      '/offers': {
        post: {
          'x-roles': ['brand', 'admin'],
          'x-scope': 'offers:write',
          parameters: [{ name: 'draft', in: 'query', schema: { type: 'boolean' } }],
          requestBody: { required: true, content },
          responses: { 201: { content } },
          ...operation,
        },
      },
    },
    components: { schemas: { Offer: { ...offer, ...Offer }, Slot: { ...slot, ...Slot } } },
  };
};
const after = (changes: Parameters<typeof api>[0]) => breakingChanges(api(), api(changes));

describe('what programs rely on', () => {
  it('holds since the last release: nothing was renamed, removed or given another meaning', () => {
    expect(breakingChanges(promised, document)).toEqual([]);
  });

  it('covers every operation that a release writes down', () => {
    const operations = Object.entries(promised.paths).flatMap(([at, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${at} is gone`),
    );
    expect(operations.length).toBeGreaterThan(100);
    expect(breakingChanges(promised, { paths: {} })).toEqual(operations);
  });

  it('covers fields, also those whose names are words of the document', () => {
    const withTitle = (title: object): ApiDocument => api({ Offer: { properties: { ...offer.properties, title } } });
    const described = withTitle({ type: 'string', maxLength: 80, description: 'What people read first' });
    expect(promiseOf(described)).toEqual(api());
    const { title: _, ...others } = offer.properties;
    expect(breakingChanges(promiseOf(described), api({ Offer: { properties: others } }))).toContain(
      'POST /offers 201.title is gone',
    );
  });

  it('does not mind new fields that may be left out, nor new values in answers', () => {
    const more = { ...offer.properties, note: { type: 'string' } };
    expect(after({ Offer: { properties: more } })).toEqual([]);
    expect(after({ Slot: { properties: { ...slot.properties, state: { type: 'string' } } } })).toEqual([]);
    expect(after({ operation: { 'x-roles': ['public'] } })).toEqual([]);
  });

  it('says what is gone, also deep inside', () => {
    expect(breakingChanges(api(), { paths: {} })).toEqual(['POST /offers is gone']);
    const { from } = slot.properties;
    expect(after({ Slot: { properties: { from } } })).toEqual([
      'POST /offers body.slots[].state is gone',
      'POST /offers 201.slots[].state is gone',
    ]);
    expect(after({ operation: { responses: { 200: {} } } })).toEqual(['POST /offers does not answer 201 any more']);
    expect(after({ operation: { parameters: [] } })).toEqual(['POST /offers does not take draft any more']);
  });

  it('says what is asked for beyond what was, or taken no more', () => {
    expect(after({ Offer: { required: ['id', 'title', 'slots'] } })).toEqual(['POST /offers body needs slots now']);
    expect(after({ Offer: { required: ['id'] } })).toEqual(['POST /offers 201.title may be missing now']);
    const shorter = { ...offer.properties, title: { type: 'string', maxLength: 60 } };
    expect(after({ Offer: { properties: shorter } })).toEqual(['POST /offers body.title takes less: maxLength']);
    const fewer = { ...slot.properties, state: { type: 'string', enum: ['free'] } };
    expect(after({ Slot: { properties: fewer } })).toEqual([
      'POST /offers body.slots[].state does not take taken any more',
    ]);
  });

  it('says what means something else, and whom it is closed to', () => {
    const numbered = { ...offer.properties, id: { type: 'integer' } };
    expect(after({ Offer: { properties: numbered } })).toContain('POST /offers 201.id was string, is integer');
    const empty = { ...offer.properties, title: { type: 'string', maxLength: 80, nullable: true } };
    expect(after({ Offer: { properties: empty } })).toEqual(['POST /offers 201.title may be null now']);
    expect(after({ operation: { 'x-roles': ['admin'], 'x-scope': 'collabs:write' } })).toEqual([
      'POST /offers is not for brand any more',
      'POST /offers is not opened by offers:write any more',
    ]);
  });
});
