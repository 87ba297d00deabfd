import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Where each package required by the design is used. */
const workplaces: Record<string, { in: string; as: RegExp }> = {
  '@nestjs/core': { in: 'server/app.ts', as: /NestFactory\.create/ },
  '@nestjs/common': { in: 'server/modules/collabs/collabs.module.ts', as: /@Module\(/ },
  '@nestjs/passport': { in: 'server/shared/http/session.guard.ts', as: /AuthGuard\(/ },
  '@nestjs/typeorm': { in: 'server/app.module.ts', as: /TypeOrmModule\.forRoot/ },
  '@nestjs/testing': { in: 'test/support/app.ts', as: /Test\.createTestingModule/ },
  typeorm: { in: 'server/modules/collabs/adapters/persistence/collab.schema.ts', as: /new EntitySchema/ },
  pg: { in: 'server/shared/realtime/notify-listener.ts', as: /new pg\.Client/ },
  'passport-jwt': { in: 'server/shared/http/session.strategy.ts', as: /PassportStrategy\(Strategy/ },
  stripe: { in: 'server/modules/billing/adapters', as: /new Stripe\(/ },
  'class-validator': { in: 'server/modules/offers/adapters/http/offers.dto.ts', as: /@IsIn\(/ },
  react: { in: 'client/shell', as: /use(State|Effect|Memo|Context)\(/ },
  'react-admin': { in: 'client/admin', as: /<Admin|<AdminContext|<CoreAdmin/ },
  'ra-data-simple-rest': { in: 'client/admin', as: /simpleRest\w*\(/ },
  '@mui/material': { in: 'client/app/theme', as: /createTheme|extendTheme/ },
  jest: { in: 'package.json', as: /"jest": "\d/ },
};

const filesIn = (place: string): string[] => {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(place)) return [full];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(full, file));
};

/** What `npm start` builds and runs, without the packages in test/package.json. */
describe('the product', () => {
  const namesIn = (folder: string, ...kinds: string[]): string[] => {
    const listed = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Record<string, object>;
    return kinds.flatMap((kind) => Object.keys(listed[kind] ?? {}));
  };
  const own = ['', 'sandbox'].flatMap((folder) => namesIn(folder, 'dependencies', 'devDependencies'));
  const forTests = namesIn('test', 'devDependencies');
  const onlyForTests = /\.(test|contract)\.tsx?$|in-memory-|^(client|server)\/test\//;
  const sources = ['server', 'sandbox', 'client'].flatMap(filesIn).map((file) => path.relative(root, file));
  const imported = /(?:from|import\() ?'((?:@[\w-]+\/)?[a-z][\w.-]*)/g;

  it('imports no package that npm start leaves out', () => {
    const found = sources
      .filter((file) => !onlyForTests.test(file))
      .flatMap((file) => {
        const names = [...readFileSync(path.join(root, file), 'utf8').matchAll(imported)].map(([, name]) => name!);
        return names.filter((name) => forTests.includes(name)).map((name) => `${file}: ${name}`);
      });
    expect(sources.length).toBeGreaterThan(1_000);
    expect(found).toEqual([]);
  });

  it('and its tests name no package twice', () => expect(forTests.filter((name) => own.includes(name))).toEqual([]));
});

describe('the packages that were asked for do the work they are for', () => {
  test.each(Object.entries(workplaces))('%s', (name, { in: place, as }) => {
    const imports = new RegExp(`from '${name}(/[^']*)?'`);
    const working = filesIn(place).filter((file) => {
      const text = readFileSync(file, 'utf8');
      return as.test(text) && (place.endsWith('package.json') || imports.test(text));
    });
    expect(working).not.toEqual([]);
  });
});
