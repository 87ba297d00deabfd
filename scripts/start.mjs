// npm start: everything, from a clean clone to a running product, in this one process.
import { loadEnv } from './project.mjs';
import { builtOrExit } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';

await installIfNeeded('product');
await builtOrExit();
loadEnv();
await import('../dist/server/main.js');
