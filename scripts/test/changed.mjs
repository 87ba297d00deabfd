import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const known = (name) => {
  try {
    return git('rev-parse', '--verify', '--quiet', name)[0];
  } catch {
    return undefined;
  }
};

/** Files that differ from where this branch left main (on main itself: from what was last pushed), and new ones. */
export function changedFiles() {
  const onMain = git('branch', '--show-current')[0] === 'main';
  const base = (onMain ? known('origin/main') : known('main')) ?? 'HEAD';
  const since = git('merge-base', base, 'HEAD')[0];
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => fs.existsSync(file));
}

const textsIn = (folder, ending) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => ({ file: path.join(folder, file), text: fs.readFileSync(path.join(folder, file), 'utf8') }))
    : [];

const route = /@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g;

/** A controller's paths, each up to its first parameter: `/api/v1/offers`. */
function addressesOf(text) {
  const [, , prefix = ''] = /@Controller\((['`])([^'`]*)\1\)/.exec(text) ?? [];
  const [, resource = ''] = /const resource = '([^']+)'/.exec(text) ?? [];
  return [...text.matchAll(route)]
    .map(([, own = '']) => `/${prefix.replace('${resource}', resource)}${own ? `/${own}` : ''}`.split('/:')[0])
    .filter((address) => address.length > '/api/v1/'.length);
}

const named = /\/api\/v1\/[\w/-]+/g;

/**
 * Whether a test is about these paths: at least one in four of those it mentions. Otherwise it only passes through them.
 */
function isAbout(text, addresses) {
  const all = text.match(named) ?? [];
  const theirs = all.filter((name) => addresses.some((address) => name.startsWith(address)));
  return theirs.length > 0 && theirs.length * 4 >= all.length;
}

/** HTTP tests about the paths of these files' modules, and HTTP tests among the files. */
export function httpTestsOf(files) {
  const modules = new Set(files.flatMap((file) => /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));
  const addresses = [...modules]
    .flatMap((module) => textsIn(`server/modules/${module}/adapters`, /\.controller\.ts$/))
    .flatMap(({ text }) => addressesOf(text));
  return ['test/e2e', 'test/security']
    .flatMap((folder) => textsIn(folder, /(?<!\.long)\.test\.ts$/))
    .filter(({ file, text }) => files.includes(file) || isAbout(text, addresses))
    .map(({ file }) => file);
}
