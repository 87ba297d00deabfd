import { readdirSync } from 'node:fs';
import path from 'node:path';

const modules = path.resolve(__dirname, '../../server/modules');

const filesOf = (module: string) =>
  readdirSync(path.join(modules, module), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('a module can be read in ten minutes', () => {
  const names = readdirSync(modules, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test.each(names.map(({ name }) => name))('%s has at most 130 files, tests included', (name) => {
    expect(filesOf(name).length).toBeLessThanOrEqual(130);
  });
});
