import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from './free-port.js';
import { waitedMs } from './waited.js';

const program = path.resolve(__dirname, '../../dist/server/main.js');
/** Only for a product that neither starts nor stops: it may be slow on a busy machine. */
const patienceMs = 300_000;
const lookEveryMs = 25;

/** The built product in its own process, with a data folder and a port that are kept across restarts. */
export class ServerProcess {
  private static readonly all = new Set<ServerProcess>();
  private child?: ChildProcess;
  private said = '';

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts a process and waits until it is ready. Without a DATABASE_URL it runs its own PostgreSQL. */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    if (!fs.existsSync(program)) throw new Error('The product is not built: run npm run build, or npm test, first.');
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-process-'));
    fs.chmodSync(dataDir, 0o755); // its PostgreSQL may run as another user
    const port = await freePort();
    const server = new ServerProcess(`http://localhost:${port}`, dataDir, {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      ...env,
    });
    ServerProcess.all.add(server);
    await server.run();
    return server;
  }

  /** A second process with the first one's database, mail and card provider. */
  static beside(first: ServerProcess): Promise<ServerProcess> {
    return ServerProcess.start(first.shared());
  }

  /** Stops every running process, and deletes the data folders. */
  static async endAll(): Promise<void> {
    for (const server of ServerProcess.all) {
      await server.kill('SIGTERM');
      fs.rmSync(server.dataDir, { recursive: true, force: true });
    }
    ServerProcess.all.clear();
  }

  /** What another process needs to share its database and stand-ins. */
  shared(): NodeJS.ProcessEnv {
    return parseEnv(fs.readFileSync(path.join(this.dataDir, 'shared.env'), 'utf8'));
  }

  /** Starts or restarts it. Returns the milliseconds until it was ready. */
  async run(): Promise<number> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, [program], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (this.said += String(text)));
    while (!(await this.isReady())) {
      if (child.exitCode !== null || child.signalCode !== null || performance.now() - startedAt > patienceMs)
        throw new Error(`The product did not become ready. It said:\n${this.said}`);
      await pause(lookEveryMs);
    }
    return performance.now() - startedAt;
  }

  /** The milliseconds for which it was runnable but had no CPU. */
  waitedMs(): number {
    return waitedMs(this.child?.pid);
  }

  /** Returns the exit code once it has exited, null when a signal ended it. */
  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  private async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}
