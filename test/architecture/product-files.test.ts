import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path.join(folder, entry.name));
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [entry.name] : [];
  });

describe('small files that share a subject live together', () => {
  it('server, client and sandbox have at most 2,200 files, tests not included', () => {
    const found = ['server', 'client', 'sandbox'].flatMap(filesIn).length;
    expect(found).toBeGreaterThan(1_000);
    expect(found).toBeLessThanOrEqual(2_200);
  });
});
