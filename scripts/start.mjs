// npm start: everything, from a clean clone to a running product, in this one process.
import { loadEnv } from './project.mjs';
import { builtOrExit } from './build-if-needed.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { showingTime } from './progress.mjs';

await installIfNeeded('product');
await builtOrExit();
loadEnv();
const server = import('../dist/server/main.js');
const orSaysWhy = server.then(({ prepared }) => prepared.catch(() => undefined)); // the server itself
await showingTime('Preparing the database', orSaysWhy, { ifSlow: true });
