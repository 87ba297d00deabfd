// npm run types: checks the types of server and tests, and of the client, side by side. Each in one thread, since those of
// one compiler repeat each other's work and wait for each other.
import { run } from './programs.mjs';

const compiler = 'node_modules/typescript-native/bin/tsc';
const halves = ['tsconfig.json', 'client/tsconfig.json'];
const checked = halves.map((half) =>
  run(process.execPath, [compiler, '--singleThreaded', '-p', half], { quiet: true }),
);
process.exitCode = Math.max(...(await Promise.all(checked)));
