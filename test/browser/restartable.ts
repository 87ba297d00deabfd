import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 120_000;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The built product with a data folder of its own, for journeys that go through a restart of the server. */
export class Restartable {
  private child?: ChildProcess;

  private constructor(
    readonly url: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Restartable> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tastemaker-restarts-'));
    fs.chmodSync(folder, 0o755); // its PostgreSQL may run as another user
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, RATE_LIMITS: 'off' };
    const product = new Restartable(url, env, folder);
    await product.run();
    return product;
  }

  /** Starts it (again) and waits until it answers. */
  async run(): Promise<void> {
    this.child = spawn(process.execPath, ['dist/server/main.js'], { env: this.env, stdio: 'ignore' });
    const until = Date.now() + patienceMs;
    while (!(await this.answers())) {
      if (Date.now() > until || hasEnded(this.child)) throw new Error('The product did not start.');
      await pause(100);
    }
  }

  /** Ends it as a machine would on a restart. */
  async end(): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  async stop(): Promise<void> {
    await this.end();
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }); // its database may still be writing
  }

  private async answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}
