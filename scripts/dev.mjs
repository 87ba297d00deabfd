// npm run dev: the server restarts and the page reloads with every change.
import { setTimeout as pause } from 'node:timers/promises';
import { loadEnv, packageBin } from './project.mjs';
import { installIfNeeded } from './install-if-needed.mjs';
import { outliveSignals, started, toldToEnd } from './programs.mjs';
import { showingTime } from './progress.mjs';

await installIfNeeded('product');
loadEnv();
const port = process.env.PORT || '3000';
const clientPort = process.env.CLIENT_PORT ?? '5173';
const address = `http://localhost:${clientPort}`;
const env = { PUBLIC_URL: address, ...process.env, CLIENT_PORT: clientPort };
const main = 'dist/compiled/server/main.js';

outliveSignals();
const runNode = (args, output = 'inherit') =>
  started(process.execPath, args, { env, stdio: ['ignore', output, 'inherit'] });
const stopAll = () => toldToEnd() ?? process.kill(process.pid, 'SIGTERM');

const vite = [packageBin('vite'), '-c', 'client/vite.config.ts', '--clearScreen', 'false'];
const nest = [packageBin('@nestjs/cli', 'nest'), 'build', '--watch', '--preserveWatchOutput'];
runNode(vite).once('exit', stopAll);
const compiler = runNode(nest, 'pipe').once('exit', stopAll);

const compiled = new Promise((resolve) => {
  compiler.once('exit', resolve);
  compiler.stdout.on('data', (text) => {
    process.stdout.write(text);
    if (/Found \d+ error/.test(text)) resolve();
    if (text.includes('Found 0 errors')) setImmediate(restart); // after the line about the compilation
  });
});

let server;
let isOutdated = false;

/** Not by `nest start`, which also stops PostgreSQL, while the server that shuts down still needs it. */
function restart() {
  isOutdated = server !== undefined;
  if (server) return void server.kill('SIGTERM');
  server = runNode(['--enable-source-maps', main]).once('exit', () => {
    server = undefined;
    if (toldToEnd()) return;
    if (isOutdated) restart();
    else console.log('The server has stopped. It starts again with your next change.');
  });
  void showingTime('Starting the server', untilReady(server)).then(
    (isReady) => isReady && console.log(`Ready: ${address}`),
  );
}

/** False if it stops first. */
async function untilReady(child) {
  for (; child.exitCode === null && child.signalCode === null; await pause(250)) if (await answers()) return true;
  return false;
}

const answers = () =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

await showingTime('Compiling the server', compiled);
