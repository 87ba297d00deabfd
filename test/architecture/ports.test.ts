import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = ['server', 'test/support'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file)),
);
const textOf = new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const moduleOf = (file: string) => /modules\/([^/]+)\//.exec(file)?.[1];
const isTwin = (file: string) => /^test\/|in-memory|\.test\.ts$/.test(file);

/** Where a port gets its adapter; `plugged` with a neighbour's class. */
type Filling = Readonly<{ file: string; plugged: boolean }>;

/**
 * What implements a port, `module/Port`, as declared in each file: `class SmtpMailer extends Mailer`, `plug(Mailer,
 * …)`.
 */
function* fillingsIn(file: string, text: string): Generator<readonly [port: string, Filling]> {
  const origin = new Map<string, string | undefined>();
  for (const [, names, from] of text.matchAll(/import (?:type )?\{([^}]+)\} from '(\.[^']+)'/g)) {
    const module = moduleOf(path.join(path.dirname(file), from!));
    for (const name of names!.split(',')) origin.set(name.trim().replace('type ', ''), module);
  }
  const filled = /class (?:\w+ )?(?:extends|implements) ([\w, ]+?)(?: implements ([\w, ]+?))? \{|plug\((\w+)/g;
  for (const [all, ...ports] of text.matchAll(filled))
    for (const port of ports.flatMap((some) => some?.split(/,\s*/) ?? []))
      yield [`${origin.get(port) ?? moduleOf(file)}/${port}`, { file, plugged: all.startsWith('plug') }];
}

const fillings = new Map<string, Filling[]>();
for (const [file, text] of textOf)
  for (const [port, filling] of fillingsIn(file, text)) fillings.set(port, [...(fillings.get(port) ?? []), filling]);

/** Ports with behaviour: a policy is a value from the configuration. */
const ports = sources
  .filter((file) => /\/ports\/[^/]+\.ts$/.test(file) && !/\.(test|contract)\.ts$/.test(file))
  .flatMap((file) =>
    [...textOf.get(file)!.matchAll(/^export abstract class (\w+)[^{]*\{(.*?)^\}/gms)]
      .filter(([, , body]) => /\(/.test(body!.replace(/\/\*.*?\*\//gs, '')))
      .map(([, name]) => `${moduleOf(file)}/${name}`),
  );

const isWorthIt = (port: string): boolean => {
  const by = fillings.get(port) ?? [];
  return (
    by.length > 1 || by.some(({ file, plugged }) => plugged || isTwin(file) || moduleOf(file) !== port.split('/')[0])
  );
};

describe('a port', () => {
  it('has a twin, a second adapter, or another module that fills it', () => {
    expect(ports.length).toBeGreaterThan(100);
    expect(ports.filter((port) => !isWorthIt(port))).toEqual([]);
  });
});
