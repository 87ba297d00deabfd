import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../support/free-port.ts';

/** Only for a product that neither starts nor stops: it may be slow on a busy machine. */
const patienceMs = 300_000;

/** It stops with the process that started it, however that ends. */
const endsWithUs = `data:text/javascript,${encodeURIComponent(
  "process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM')).unref();",
)}`;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Environment variables of this run's world; see setup/world.ts. */
const world = () => ({ url: process.env.BROWSER_DATABASE!, folder: process.env.BROWSER_WORLD! });

async function asAdmin(work: string): Promise<void> {
  const url = new URL(world().url);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await client.query(work);
  } finally {
    await client.end();
  }
}

/** The built product in its own process, with its own database, data folder, URL and clock. */
export class Product {
  private child?: ChildProcess;

  private constructor(
    readonly url: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly log: string,
    private readonly forget: () => Promise<void>,
  ) {}

  /** Starts with a copy of the demo world. */
  static async start(): Promise<Product> {
    const name = `p_${randomBytes(6).toString('hex')}`;
    const url = new URL(world().url);
    const template = url.pathname.slice(1);
    const folder = path.join(path.dirname(world().folder), name);
    await asAdmin(`create database ${name} template ${template} strategy file_copy`);
    fs.cpSync(world().folder, folder, { recursive: true });
    url.pathname = `/${name}`;
    return Product.on(url.toString(), folder, async () => {
      await asAdmin(`drop database ${name} with (force)`);
      fs.rmSync(folder, { recursive: true, force: true });
    });
  }

  static async on(database: string, folder: string, forget = async (): Promise<void> => undefined): Promise<Product> {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const own = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, DATABASE_URL: database, RATE_LIMITS: 'off' };
    const product = new Product(url, { ...process.env, ...own }, path.join(folder, 'product.log'), forget);
    await product.run();
    return product;
  }

  /** Starts or restarts it and waits until it responds. */
  async run(): Promise<void> {
    const output = fs.openSync(this.log, 'a');
    const args = ['--import', endsWithUs, 'dist/server/main.js'];
    this.child = spawn(process.execPath, args, { env: this.env, stdio: ['pipe', output, output] });
    fs.closeSync(output);
    for (const deadline = Date.now() + patienceMs; !(await this.answers()); await pause(50))
      if (Date.now() > deadline || hasEnded(this.child)) {
        const why = fs.readFileSync(this.log, 'utf8').trim();
        await this.stop();
        throw new Error(`The product did not start. ${why}`);
      }
  }

  /** Stops it as a machine would on a restart. */
  async end(): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  /** Stops it permanently: deletes everything. */
  async stop(): Promise<void> {
    await this.end();
    await this.forget();
  }

  private async answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}
