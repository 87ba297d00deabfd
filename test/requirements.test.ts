import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { paths } from '../client/app/paths.js';
import { addresses } from './browser/addresses.js';
import { claimedLines } from './requirements/claimed.js';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the table of lines and tests', () => {
  const tested = new Set([...read('docs/requirements.md').matchAll(/^\| R(\d+) \|/gm)].map(([, line]) => Number(line)));

  it('says what the tests say', () => {
    const check = () =>
      execFileSync(process.execPath, ['scripts/requirements.mjs', '--check'], { cwd: root, stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  it('has a test for every line that is claimed', () => {
    const claimed = claimedLines.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step),
    );
    expect(claimed.length).toBeGreaterThan(200);
    expect(claimed.filter((line) => !tested.has(line)).map((line) => `R${line}`)).toEqual([]);
  });
});

/** Every route in the router, such as `/app/brand/offers/:id`. */
const routedAddresses = (): string[] => ['router.tsx', 'guarded-pages.ts'].flatMap(addressesIn);

function addressesIn(file: string): string[] {
  const source = ts.createSourceFile(file, read(`client/app/${file}`), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const valueOf = (expression: ts.Expression) => String(runInNewContext(expression.getText(source), { paths }));
  const visit = (node: ts.Node, under: string): void => {
    let here = under;
    if (
      ts.isCallExpression(node) &&
      node.expression.getText(source) === 'page' &&
      node.arguments[0]!.getText(source) !== 'path'
    ) {
      const address = valueOf(node.arguments[0]!);
      here = address.startsWith('/') || address === '*' ? address : `${under}/${address}`;
      found.push(here);
    }
    // A list of paths that share one page.
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ts.isArrayLiteralExpression(node.expression.expression)
    )
      found.push(...node.expression.expression.elements.map(valueOf));
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, '');
  return found;
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0]!;

/** Whether any visited path matches: parameters match one segment, a star the rest. */
function isLookedAt(routed: string, lookedAt: readonly string[]): boolean {
  const pattern = new RegExp(`^${routed.replace(/\*/, '.*').replace(/:\w+/g, '[^/]+')}$`);
  return lookedAt.some((address) => pattern.test(address));
}

it('every address of the portal is among those that are looked at in the browser', () => {
  const lookedAt = Object.values(addresses).flat().map(pathOf);
  const routed = routedAddresses();
  expect(routed.length).toBeGreaterThan(50);
  expect(routed.filter((address) => !isLookedAt(address, lookedAt))).toEqual([]);
});
