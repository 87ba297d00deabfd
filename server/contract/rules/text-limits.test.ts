import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkText, textLimits } from './text-limits.js';

const root = path.resolve(__dirname, '../../..');
const sources = ['client', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$|schema\.d\.ts$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(path.join(root, folder, file), 'utf8') })),
);

describe('R388: the limits of texts', () => {
  it.each(Object.entries(textLimits))('%s: is checked at its edges', (_, limit) => {
    expect(checkText(limit, ` ${'a'.repeat(limit.most)} `)).toBe(true);
    expect(checkText(limit, 'a'.repeat(limit.most + 1))).toBe(limit.says);
    expect(checkText(limit, 'a'.repeat(limit.least))).toBe(true);
    if (limit.least > 0) expect(checkText(limit, 'a'.repeat(limit.least - 1))).toBe(limit.says);
  });

  it.each(Object.entries(textLimits))(
    '%s: only the contract sets it; the document states it, and the form reads it there',
    (name, { says }) => {
      expect(sources.filter(({ text }) => text.includes(says)).map(({ file }) => file)).toEqual([
        'server/contract/rules/text-limits.ts',
      ]);
      const readers = sources.filter(({ text }) => text.includes(`textLimits.${name}`)).map(({ file }) => file);
      expect(new Set(readers.map((file) => file.split('/')[0]))).toEqual(new Set(['server']));
    },
  );
});
