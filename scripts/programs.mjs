// The programs that we start. Each has its own process group, including its own children: signals to us are forwarded
// to it.
import { spawn } from 'node:child_process';
import './project.mjs';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const patienceMs = 30_000;
const running = new Set();
let told;
let outlives = false;

const listen = () => endings.forEach((signal) => process.on(signal, endAll));
const listenNoMore = () => endings.forEach((signal) => process.off(signal, endAll));

/** The signal that asked us to stop, if any. */
export const toldToEnd = () => told;

/** From now on a signal stops our children, but not this process, which still has output to print. */
export function outliveSignals() {
  outlives = true;
  listen();
}

/** npm forwards signals that its programs already got from the terminal: the second one is ignored. */
function endAll(signal) {
  if (told) return;
  told = signal;
  signalAll('SIGINT'); // what a terminal sends: every tool handles it gracefully
  if (outlives) return void setTimeout(signalAll, patienceMs, 'SIGKILL').unref();
  listenNoMore();
  process.kill(process.pid, signal);
}

const signalAll = (signal) => running.forEach((child) => signalGroupOf(child, signal));

function signalGroupOf({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // it has just ended, or never started
  }
}

/** Starts a program that is stopped with this one. */
export function started(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  if (running.size === 0) listen();
  running.add(child);
  if (told) signalGroupOf(child, 'SIGKILL'); // it comes too late
  const forget = () => {
    if (running.delete(child) && running.size === 0) listenNoMore();
  };
  return child.once('close', forget).once('error', forget);
}

/** Returns a program's exit code, null when it was killed, and the output of its piped streams. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    const output = [];
    child.stdin?.end();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

/** Runs a program to completion. Returns its exit code; `quiet` shows its output only when it fails. */
export async function run(command, args, { quiet = false, env = process.env } = {}) {
  const { code, output } = await ended(started(command, args, { env, stdio: quiet ? 'pipe' : 'inherit' }));
  if (quiet && code !== 0) process.stderr.write(`\n${output}`);
  return code ?? 1;
}

/** Runs a program to completion, silently. Returns its exit code, null when it was killed, and all its output. */
export const outputOf = (command, args) => ended(started(command, args));
