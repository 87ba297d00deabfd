// Lets `require` read our TypeScript in this process: compiled by SWC to CommonJS, once for each content, and kept on disk.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const { transformSync, version } = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const kept = path.join(root, 'node_modules/.cache/tastemaker-tests');
fs.mkdirSync(kept, { recursive: true });

const optionsFor = (tsx) => ({
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'commonjs', ignoreDynamic: false },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
  },
});
// TypeScript files cannot all be parsed as TSX (`<T>(x) =>`), so the two endings are compiled apart.
const options = { '.ts': optionsFor(false), '.tsx': optionsFor(true) };
const salt = version + JSON.stringify(options);

/** The source map of each file loaded here: Jest uses it to point at our lines. */
const sourceMaps = new Map();

function compiled(filename) {
  const source = fs.readFileSync(filename, 'utf8');
  const name = createHash('sha1').update(salt).update(filename).update(source).digest('hex');
  const [file, map] = [path.join(kept, `${name}.js`), path.join(kept, `${name}.map`)];
  sourceMaps.set(filename, map);
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  const made = transformSync(source, { ...options[path.extname(filename)], filename });
  fs.writeFileSync(map, made.map);
  fs.writeFileSync(`${file}.${process.pid}`, made.code);
  fs.renameSync(`${file}.${process.pid}`, file); // another worker may be writing the same
  return made.code;
}

for (const ending of ['.ts', '.tsx'])
  Module._extensions[ending] = (module, filename) => module._compile(compiled(filename), filename);

const asset = path.join(root, 'client/test/asset.ts');
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  if (request === '@jest/globals') return require.resolve('./jest-globals.cjs');
  if (/\.(css|woff2?)$|\?worker&url$/.test(request)) return asset;
  if (/^\.{1,2}\/.*\.js$/.test(request) && /\.tsx?$/.test(parent?.filename ?? '')) {
    const bare = path.resolve(path.dirname(parent.filename), request.slice(0, -3));
    for (const ending of ['.ts', '.tsx']) if (fs.existsSync(bare + ending)) return bare + ending;
  }
  return resolveFilename.call(this, request, parent, ...rest);
};

// A thread loads nothing through the `require` of the one that starts it: it begins with a file that teaches it the same.
const threads = require('node:worker_threads');
threads.Worker = class extends threads.Worker {
  constructor(file, more) {
    const source = file instanceof URL ? fileURLToPath(file).replace(/\.js$/, '.ts') : '';
    if (fs.existsSync(source)) super(path.join(__dirname, 'thread.cjs'), { ...more, argv: [source] });
    else super(file, more);
  }
};

module.exports = { sourceMaps };
