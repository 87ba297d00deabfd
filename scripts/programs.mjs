// The programs that we start. Each has a process group of its own, with all that it starts in turn: who tells us to end, tells them.
import { spawn } from 'node:child_process';
import './project.mjs';

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const patienceMs = 30_000;
const running = new Set();
let told;
let outlives = false;

const listen = () => endings.forEach((signal) => process.on(signal, endAll));
const listenNoMore = () => endings.forEach((signal) => process.off(signal, endAll));

/** The signal that has told us to end, if one has. */
export const toldToEnd = () => told;

/** From now on a signal ends what we have started, but not ourselves: we still have something to say. */
export function outliveSignals() {
  outlives = true;
  listen();
}

/** npm sends on what its programs have from the terminal already: the second time means nothing. */
function endAll(signal) {
  if (told) return;
  told = signal;
  signalAll('SIGINT'); // what a terminal sends: every tool knows how to end by it in good order
  if (outlives) return void setTimeout(signalAll, patienceMs, 'SIGKILL').unref();
  listenNoMore();
  process.kill(process.pid, signal);
}

const signalAll = (signal) => running.forEach((child) => signalGroupOf(child, signal));

function signalGroupOf({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // it has just ended, or never began
  }
}

/** Starts a program that is ended with this one. */
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

/** Answers the exit code of a program, null when it was killed, and what it wrote to those of its streams that are pipes. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    const output = [];
    child.stdin?.end();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}

/** Runs a program to its end. Answers its exit code; `quiet` shows its output only when it fails. */
export async function run(command, args, { quiet = false, env = process.env } = {}) {
  const { code, output } = await ended(started(command, args, { env, stdio: quiet ? 'pipe' : 'inherit' }));
  if (quiet && code !== 0) process.stderr.write(output);
  return code ?? 1;
}

/** Runs a program to its end, in silence. Answers its exit code, null when it was killed, and all that it said. */
export const outputOf = (command, args) => ended(started(command, args));
