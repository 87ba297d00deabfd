import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { limitsOf, limitsWanted } = createRequire(__filename)('../scripts/openapi/limits.mjs') as {
  limitsOf: (document: object, wanted: readonly string[]) => Record<string, string>;
  limitsWanted: (folder: string) => string[];
};
const client = path.resolve(__dirname, '../client');
const made = path.join(client, 'api/limits');

it('R388: forms are made the lengths, ranges and patterns of the document’s inputs, with their sentences', () => {
  const properties = {
    name: { type: 'string', minLength: 2, maxLength: 100, 'x-says': 'Please enter a name.' },
    guests: { type: 'number', minimum: 0, maximum: 20, 'x-says': 'Please enter 0 to 20.' },
    handle: { type: 'string', pattern: '^@', 'x-says': 'Please begin with @.' },
    reason: { type: 'string', maxLength: 500 },
    slots: { type: 'array', maxItems: 200 },
    kind: { type: 'string' },
  };
  const schemas = { SayInput: { properties }, UnreadInput: { properties } };
  const files = limitsOf({ components: { schemas } }, ['SayInput']);
  expect(Object.keys(files)).toEqual(['SayInput.json']);
  expect(JSON.parse(files['SayInput.json']!)).toEqual({
    name: { least: 2, most: 100, says: 'Please enter a name.' },
    guests: { least: 0, most: 20, says: 'Please enter 0 to 20.' },
    handle: { pattern: '^@', says: 'Please begin with @.' },
    reason: { most: 500 },
    slots: { most: 200 },
  });
});

it('R388: there are limits of those inputs alone whose forms read them', () => {
  expect(readdirSync(made)).toEqual(limitsWanted(client).map((name) => `${name}.json`));
});

it('R388: no form repeats what the document says about a field', () => {
  const sentences = readdirSync(made).flatMap((file) => {
    const limits = JSON.parse(readFileSync(path.join(made, file), 'utf8')) as Record<string, { says?: string }>;
    return Object.values(limits).flatMap(({ says }) => says ?? []);
  });
  expect(sentences.length).toBeGreaterThan(20);
  const forms = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const repeating = forms.filter((file) => {
    const text = readFileSync(path.join(client, file), 'utf8');
    return sentences.some((sentence) => text.includes(sentence));
  });
  expect(repeating).toEqual([]);
});
