import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './programs.mjs';
import { showingTime } from './progress.mjs';

/** A marker is in a folder that every build empties, so that one made by hand can't pass for another. */
const builds = {
  server: {
    sources: [
      'server',
      'sandbox',
      'scripts/bundle-server.mjs',
      'nest-cli.json',
      'tsconfig.json',
      'tsconfig.build.json',
      'package-lock.json',
    ],
    result: 'dist/server/main.js',
    marker: 'dist/server/built-from',
  },
  client: {
    sources: ['client', 'server/contract', 'package-lock.json'],
    result: 'dist/client/index.html',
    marker: 'dist/render/built-from', // the other folder is served
  },
};
const onlyForTests = /\.(test|contract)\.tsx?$|[\\/]in-memory-|^client[\\/]test[\\/]/;

function* filesIn(source) {
  if (fs.statSync(source).isFile()) return yield source;
  for (const name of fs.readdirSync(source).sort()) yield* filesIn(path.join(source, name));
}

/** A fingerprint of all build inputs by what `of` tells of a file: its content, or what is quicker to ask. */
function fingerprint(sources, of) {
  const hash = createHash('sha256');
  for (const source of sources.filter((each) => fs.existsSync(each)))
    for (const file of filesIn(source))
      if (!onlyForTests.test(file)) hash.update(file).update('\0').update(of(file)).update('\0');
  return hash.digest('hex');
}
const content = (file) => fs.readFileSync(file);
const sizeAndTime = (file) => {
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
};

/**
 * What to note of a build once it's made; null if nothing has to be built. It goes by content, so that switching
 * branches can't confuse it; files that are as old and as large as when they were last read aren't read again.
 */
function noteOfNext({ sources, result, marker }) {
  const [madeOf, asSeen] =
    fs.existsSync(result) && fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8').split('\n') : [];
  const seen = fingerprint(sources, sizeAndTime);
  if (asSeen === seen) return null;
  const contents = fingerprint(sources, content);
  const note = `${contents}\n${seen}`;
  if (madeOf !== contents) return note;
  try {
    fs.writeFileSync(marker, note);
  } catch {
    // a folder that can only be read is read whole each time
  }
  return null;
}

async function build(name, note) {
  const { marker } = builds[name];
  fs.rmSync(marker, { force: true });
  const code = await run('npm', ['run', '--silent', `build:${name}`], { quiet: true });
  if (code === 0) fs.writeFileSync(marker, note);
  return code === 0;
}

/**
 * Builds what is stale of `server` and `client`, both by default. Returns whether all is built. An installation without
 * sources (a container image) is used as it is.
 */
export async function buildIfNeeded(...names) {
  const stale = (names.length ? names : Object.keys(builds))
    .filter((name) => fs.existsSync(path.join(name, name === 'server' ? 'main.ts' : 'main.tsx')))
    .map((name) => ({ name, note: noteOfNext(builds[name]) }))
    .filter(({ note }) => note);
  if (stale.length === 0) return true;
  const work = Promise.all(stale.map(({ name, note }) => build(name, note)));
  return (await showingTime(`Building ${stale.map(({ name }) => name).join(' and ')}`, work)).every(Boolean);
}

/** The same, for scripts that can't continue without it. */
export async function builtOrExit(...names) {
  if (await buildIfNeeded(...names)) return;
  console.error('The build has failed; it says why above.');
  process.exit(1);
}
