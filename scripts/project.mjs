// Where we are, and that this Node is new enough. Nothing here needs node_modules.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tastemaker needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Variables from `.env`, where the environment does not already say otherwise. */
export function loadEnv() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}

const running = new Set();

/** A terminal sends SIGINT and SIGHUP to our children as well; SIGTERM reaches only us. */
function endWithAll() {
  for (const child of running) child.kill('SIGTERM');
  process.off('SIGTERM', endWithAll);
  process.kill(process.pid, 'SIGTERM');
}

/** Starts a program that is ended with this one. */
export function started(command, args, options) {
  const child = spawn(command, args, options);
  if (running.size === 0) process.on('SIGTERM', endWithAll);
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (running.size === 0) process.off('SIGTERM', endWithAll);
  };
  return child.once('close', forget).once('error', forget);
}

/** Runs a program to its end. Answers its exit code; `quiet` shows its output only when it fails. */
export async function run(command, args, { quiet = false, env = process.env } = {}) {
  const { code, output } = await ended(started(command, args, { env, stdio: quiet ? 'pipe' : 'inherit' }));
  if (quiet && code !== 0) process.stderr.write(output);
  return code;
}

function ended(child) {
  return new Promise((resolve, reject) => {
    const output = [];
    child.stdin?.end();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: signal ? 1 : code, output: Buffer.concat(output) }));
  });
}

/** Runs a program to its end, in silence. Answers its exit code and all that it said. */
export async function outputOf(command, args) {
  const { code, output } = await ended(started(command, args));
  return { code, output: output.toString() };
}

/** Runs a program to its end, and shows what it has to show. Answers its exit code and what it complained about (on `stderr`). */
export async function complaintsOf(command, args, env) {
  const { code, output } = await ended(started(command, args, { env, stdio: ['ignore', 'inherit', 'pipe'] }));
  return { code, complaints: output.toString() };
}

/** The command of an installed package, run by this Node. */
export const packageBin = (name, bin = name) => {
  const folder = path.join('node_modules', name);
  const { bin: bins } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bins === 'string' ? bins : bins[bin]);
};
