import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 90_000;

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts the built product on a new data folder and a free port, and waits until it is ready. */
export async function startProduct() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-product-'));
  fs.chmodSync(folder, 0o755); // its PostgreSQL may run as another user
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = path.join(folder, 'product.log');
  const output = fs.openSync(log, 'a');
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  if (await becomesReady(url, child)) return { url, stop };
  process.stderr.write(fs.readFileSync(log));
  await stop();
  throw new Error('the product did not start; it says why above');
}

async function becomesReady(url, child) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(100)) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}
