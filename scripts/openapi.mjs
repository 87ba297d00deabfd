// npm run openapi: writes docs/openapi.json, and from it the client's types and the limits that its forms import. With
// --check it writes nothing, and fails when the committed ones differ or a linter reports anything. With --release it
// also writes docs/released/v1.json: the release's promise to programs.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './programs.mjs';
import { packageBin } from './project.mjs';
import { builtOrExit } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { inKnownOrder } from './openapi/known-order.mjs';
import { openLists } from './openapi/open-lists.mjs';
import { promiseOf } from './openapi/release.mjs';
import { limitsOf, limitsWanted } from './openapi/limits.mjs';

const committed = {
  document: 'docs/openapi.json',
  types: 'client/api/schema.d.ts',
};
const limits = 'client/api/limits';
const released = 'docs/released/v1.json';

/** Its linters are slow to load, so they are only loaded for --check. */
const complaintsAbout = async (file) => (await import('./openapi/lint.mjs')).lintOpenApi(file);

await installIfNeeded();
await builtOrExit('server');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-openapi-'));
try {
  const made = {
    document: path.join(folder, 'openapi.json'),
    types: path.join(folder, 'schema.d.ts'),
  };
  const open = path.join(folder, 'open.json');
  const step = async (...command) => {
    if ((await run(process.execPath, command, { quiet: true })) === 0) return;
    console.error('The API could not be described; the reason stands above.');
    process.exit(1);
  };
  const checking = process.argv.includes('--check');
  const linted = checking ? complaintsAbout(committed.document) : [];
  await step('dist/server/openapi.js', made.document);
  const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  const document = inKnownOrder(JSON.parse(read(made.document)), JSON.parse(read(committed.document) ?? '{}'));
  fs.writeFileSync(made.document, `${JSON.stringify(document, null, 2)}\n`);
  fs.writeFileSync(open, JSON.stringify(openLists(document)));
  for (const [name, text] of Object.entries(limitsOf(document, limitsWanted('client')))) {
    committed[name] = `${limits}/${name}`;
    made[name] = path.join(folder, name);
    fs.writeFileSync(made[name], text);
  }
  for (const name of fs.existsSync(limits) ? fs.readdirSync(limits) : []) committed[name] = `${limits}/${name}`;
  await step(packageBin('openapi-typescript'), open, '-o', made.types);
  const changed = Object.keys(committed).filter((name) => read(committed[name]) !== (made[name] && read(made[name])));
  if (checking) {
    for (const name of changed)
      console.error(`${committed[name]} is not what the server says now: run npm run openapi.`);
    const complaints = await linted;
    for (const complaint of complaints.slice(0, 50)) console.error(complaint);
    if (changed.length + complaints.length > 0) process.exitCode = 1;
  } else {
    fs.mkdirSync(limits, { recursive: true });
    for (const name of changed)
      if (made[name]) fs.copyFileSync(made[name], committed[name]);
      else fs.rmSync(committed[name]);
    console.log(
      changed.length ? `Written: ${changed.map((name) => committed[name]).join(', ')}.` : 'Nothing has changed.',
    );
    if (process.argv.includes('--release')) {
      fs.mkdirSync(path.dirname(released), { recursive: true });
      fs.writeFileSync(released, `${JSON.stringify(promiseOf(document))}\n`);
      console.log(`Written: ${released}.`);
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}
