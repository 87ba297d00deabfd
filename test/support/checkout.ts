import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { longTimeoutMs } from './counts.js';
import { eventually } from './eventually.js';

const root = path.resolve(__dirname, '../..');
const runner = [
  ...['scripts', 'package.json', 'package-lock.json', '.env.example', 'jest.config.mjs', 'playwright.config.ts'],
  ...['test/runner', 'test/support', 'client/test/setup.ts'],
];

/**
 * Everything that runs tests, in its own folder: it contains only the tests put there, and our own run never sees them.
 */
export class Checkout {
  /** The run's output so far. */
  said = '';
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-checkout-'));
  private running?: ChildProcess;
  private end?: Promise<unknown[]>;

  constructor() {
    for (const name of runner)
      fs.cpSync(path.join(root, name), path.join(this.folder, name), { recursive: true, preserveTimestamps: true });
    const packages = path.join(root, 'node_modules');
    fs.mkdirSync(path.join(this.folder, 'node_modules'));
    for (const name of fs.readdirSync(packages).filter((each) => each !== '.cache'))
      fs.symlinkSync(path.join(packages, name), path.join(this.folder, 'node_modules', name));
  }

  put(name: string, content: string): void {
    const file = path.join(this.folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }

  /** Starts `npm test` with these arguments. */
  run(...words: string[]): void {
    const env = { ...process.env, TEST_DATABASE_URL: undefined, JEST_WORKER_ID: undefined }; // of the outer run
    this.running = spawn(process.execPath, ['scripts/test.mjs', ...words], { cwd: this.folder, env });
    for (const output of [this.running.stdout!, this.running.stderr!])
      output.on('data', (text: Buffer) => (this.said += text.toString()));
    this.end = once(this.running, 'close');
  }

  /** Waits until a test has written this file and the run has printed this. */
  async reaches(name: string, said: string): Promise<void> {
    const file = path.join(this.folder, name);
    await eventually(async () => {
      if (!this.isRunning()) throw new Error(`The run has ended too early. It said:\n${this.said}`);
      return fs.existsSync(file);
    }, longTimeoutMs);
    await eventually(async () => this.said.includes(said));
  }

  private isRunning(): boolean {
    return this.running!.exitCode === null && this.running!.signalCode === null;
  }

  kill(signal: NodeJS.Signals): void {
    this.running!.kill(signal);
  }

  /** The run's temporary folder, if it exists: inside ours. */
  runFolder(): string | undefined {
    const name = fs.readdirSync(os.tmpdir()).find((each) => each.startsWith('r-'));
    return name && path.join(os.tmpdir(), name);
  }

  /** Returns the run's exit code, null when it was killed, and its last line. */
  async ended(): Promise<{ code: number | null; last: string }> {
    const [code] = (await this.end!) as [number | null];
    return { code, last: this.said.trimEnd().split('\n').at(-1)! };
  }

  remove(): void {
    this.running?.kill('SIGTERM');
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
