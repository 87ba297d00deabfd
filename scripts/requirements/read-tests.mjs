import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folders = ['server', 'sandbox', 'client', 'test'];
const isTest = (file) => /\.(test|spec|contract)\.tsx?$/.test(file) && !file.includes('violations');
const runners = new Set(['it', 'test', 'describe']);

/** Line numbers at the start of a title, such as `R83`, `R83, R84` or `R83–R86`, and the text after the colon. */
const titleForm = /^((?:R\d+(?:[–-]R\d+)?)(?:, R\d+(?:[–-]R\d+)?)*)(?:: | ?$)(.*)$/s;

/**
 * Every test that names a line, in the order of files and lines.
 * @returns {{ line: number, words: string, file: string }[]} `file` is relative to the repository
 */
export function readTests(root) {
  return folders
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isTest(file) && !file.includes('node_modules'))
    .sort()
    .flatMap((file) =>
      titlesIn(file, fs.readFileSync(path.join(root, file), 'utf8')).flatMap((title) => claimsOf(title, file)),
    );
}

function claimsOf(title, file) {
  const [, heads, words = ''] = titleForm.exec(title) ?? [];
  if (heads === undefined) return [];
  return linesOf(heads).map((line) => ({ line, words: words.trim(), file }));
}

/** `R83, R85–R87` are 83, 85, 86 and 87. */
function linesOf(heads) {
  return heads.split(', ').flatMap((head) => {
    const [from, to = from] = head.split(/[–-]/).map((part) => Number(part.slice(1)));
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

/** The titles of a file's tests, as far as they are literal. */
export function titlesIn(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The title of `it('…')` or `test.each(rows)('…')`; nothing when the call isn't a test. */
function titlesOf({ expression, arguments: [first] }, source) {
  const title = first && textOf(first);
  if (title === undefined) return [];
  if (isRunner(expression)) return [title];
  const each = ts.isCallExpression(expression) ? expression : undefined;
  if (!each || !ts.isPropertyAccessExpression(each.expression) || each.expression.name.text !== 'each') return [];
  if (!isRunner(each.expression.expression)) return [];
  const rows = rowsOf(each.arguments[0], source);
  return rows.length > 0 ? rows.map((row) => filled(title, row)) : [title];
}

/** `it`, `test.only`, `test.describe`, `describe.serial` and the like. */
function isRunner(expression) {
  if (ts.isIdentifier(expression)) return runners.has(expression.text);
  return (
    ts.isPropertyAccessExpression(expression) && expression.name.text !== 'each' && isRunner(expression.expression)
  );
}

/** The cells of each row, as far as they are literal; a name is resolved within the file. */
function rowsOf(table, source) {
  const array = unwrapped(table);
  if (array && ts.isIdentifier(array)) return rowsOf(declarationOf(array.text, source), source);
  if (!array || !ts.isArrayLiteralExpression(array)) return [];
  return array.elements.map((row) => {
    const cells = unwrapped(row);
    return ts.isArrayLiteralExpression(cells) ? cells.elements.map(cellOf) : [cellOf(cells)];
  });
}

function declarationOf(name, source) {
  let found;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) found ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function unwrapped(node) {
  while (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)))
    node = node.expression;
  return node;
}

const cellOf = (node) => textOf(node) ?? shortened(node.getText());
const shortened = (code) => (code.length > 40 ? '…' : code.replace(/\s+/g, ' '));

/** A string's text; interpolations are `…`. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function filled(title, cells) {
  const rest = [...cells];
  return title.replace(/%[sdipjo]/g, () => rest.shift() ?? '…').replace(/\$[\w.]+/g, '…');
}
