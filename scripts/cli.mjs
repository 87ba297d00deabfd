// npm run cli -- <command>: the product's command line.
import { loadEnv } from './project.mjs';
import { builtOrExit } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';

await installIfNeeded('product');
await builtOrExit('server');
loadEnv();
await import('../dist/server/cli/main.js');
