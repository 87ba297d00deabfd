// npm run types: type-checks server and tests, and the client, in parallel. Each in one thread, since threads of one
// compiler duplicate work and wait for each other.
import { installIfNeeded } from './install-if-needed.mjs';
import { run } from './programs.mjs';

const compiler = 'node_modules/typescript-native/bin/tsc';
const halves = ['tsconfig.json', 'client/tsconfig.json'];
await installIfNeeded();
const checked = halves.map((half) =>
  run(process.execPath, [compiler, '--singleThreaded', '-p', half], { quiet: true }),
);
process.exitCode = Math.max(...(await Promise.all(checked)));
