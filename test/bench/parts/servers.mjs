// Our server and the bare one, each in its own process on the same database.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { sessionSecret } from './world.mjs';

const patienceMs = 30_000;
const ticksASecond = 100; // USER_HZ, which Linux keeps at 100 whatever the kernel's own clock

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function start(name, file, environment, flags = [], cwd = '.') {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, file], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SESSION_SECRET: sessionSecret,
      ...environment,
    },
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const server = { name, port, address: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stop(child) };
  const deadline = Date.now() + patienceMs;
  while (!(await answers(server))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The ${name} server did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

const answers = ({ address }) =>
  fetch(`${address}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Ours as in production, without stand-ins. BENCH_NODE_FLAGS may add `--cpu-prof`. */
export const startOurs = ({ url, folder, checkout = '.' }, name = 'our') =>
  start(
    name,
    path.resolve(checkout, 'dist/server/main.js'),
    {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1', // as the image has it
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_OPTIONS: '--max-semi-space-size=16',
      SHUTDOWN_DELAY: '0',
      DATABASE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'https://bench.test',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      STRIPE_SECRET_KEY: 'sk_live_nobody_is_charged_here',
      STRIPE_WEBHOOK_SECRET: 'whsec_nobody_is_charged_here',
      STRIPE_PORTAL_LOGIN_URL: 'https://billing.stripe.com/p/login',
    },
    (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter(Boolean),
    checkout,
  );

export const startBare = ({ url, folder }, file = 'bare-server.mjs') =>
  start('bare', path.join(import.meta.dirname, file), { DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: 'production' });

/**
 * Ours on the first world, and next to it on the last: the bare server if there is only one world, else the product of
 * the other checkout.
 */
export const startBoth = async (worlds, bareFile) => {
  const [world, before] = worlds;
  return [await startOurs(world), await (before ? startOurs(before, 'before') : startBare(world, bareFile))];
};

/** CPU time that the process has used so far, in milliseconds; NaN without /proc. */
export function cpuMs({ pid }) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1_000;
  } catch {
    return NaN;
  }
}

/** CPU time that everything on this machine has used so far, in milliseconds; NaN without /proc. */
export function machineMs() {
  try {
    const [user, nice, system, , , irq, softirq] = /cpu +(.*)/
      .exec(fs.readFileSync('/proc/stat', 'utf8'))[1]
      .split(' ')
      .map(Number);
    return ((user + nice + system + irq + softirq) / ticksASecond) * 1_000;
  } catch {
    return NaN;
  }
}

/** The process's memory, in MB. */
export function memoryMb({ pid }) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;
  } catch {
    return NaN;
  }
}
