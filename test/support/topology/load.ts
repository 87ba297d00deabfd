import https from 'node:https';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Who writes in which conversation. */
export type Caller = Readonly<{ cookie: string; conversation: string }>;
type Door = Readonly<{ address: string; domain: string; certificate: string }>;

const betweenMs = 40;
const afterFailureMs = 100;

/** Requests since a certain time, and their results. */
export class Tally {
  acknowledged = 0;
  failed = 0;
  reads = 0;
  failedReads = 0;
  longestWaitMs = 0;
  readonly failures = new Map<string, number>();

  fail(why: string): void {
    this.failures.set(why, (this.failures.get(why) ?? 0) + 1);
  }

  /** Such as "502 × 3, ECONNREFUSED × 1". */
  get reasons(): string {
    return [...this.failures].map(([why, count]) => `${why} × ${count}`).join(', ');
  }
}

/**
 * Clients that each write one message after the other through the proxy, and read after each. A message that isn't
 * acknowledged is resent with the same id until it is; each attempt has its own connection.
 */
export class Load {
  /** The acknowledged texts. */
  readonly acknowledged: string[] = [];
  private readonly agent: https.Agent;
  private tally = new Tally();
  private stopped = false;
  private work: Promise<unknown> = Promise.resolve();
  private readonly watchers: { caller: number | undefined; since: number; seen: (at: number) => void }[] = [];

  constructor(
    private readonly door: Door,
    private readonly callers: readonly Caller[],
  ) {
    this.agent = new https.Agent({ keepAlive: false, ca: door.certificate, servername: door.domain });
  }

  begin(): void {
    this.work = Promise.all(this.callers.map((caller, number) => this.call(caller, number)));
  }

  /** Resolves when every started message has been acknowledged. */
  async end(): Promise<void> {
    this.stopped = true;
    await this.work;
    this.agent.destroy();
  }

  /** Resets the counters. Returns the counts until now. */
  counted(): Tally {
    const tally = this.tally;
    this.tally = new Tally();
    return tally;
  }

  /** When the first write started after this was acknowledged. */
  nextWrite(caller?: number): Promise<number> {
    return new Promise((seen) => this.watchers.push({ caller, since: performance.now(), seen }));
  }

  /** When each client has written again: nothing started earlier is still pending. */
  async nextWriteOfEach(): Promise<number> {
    return Math.max(...(await Promise.all(this.callers.map((_, caller) => this.nextWrite(caller)))));
  }

  private async call({ cookie, conversation }: Caller, number: number): Promise<void> {
    const path = `/api/v1/conversations/${conversation}/messages`;
    for (let count = 0; !this.stopped; count++) {
      await this.write(number, path, cookie, `message ${number}-${count}`);
      await this.read(`${path}?limit=5`, cookie);
      await pause(betweenMs);
    }
  }

  private async write(caller: number, path: string, cookie: string, text: string): Promise<void> {
    const body = JSON.stringify({ text, clientId: randomUUID() });
    const began = performance.now();
    for (;;) {
      const tried = performance.now();
      const status = await this.ask('POST', path, cookie, body);
      const now = performance.now();
      if (status === 201) {
        this.acknowledged.push(text);
        this.tally.acknowledged++;
        this.tally.longestWaitMs = Math.max(this.tally.longestWaitMs, now - began);
        this.tell(caller, tried, now);
        return;
      }
      this.tally.failed++;
      this.tally.fail(`POST ${status}`);
      await pause(afterFailureMs);
    }
  }

  private async read(path: string, cookie: string): Promise<void> {
    const status = await this.ask('GET', path, cookie);
    this.tally.reads++;
    if (status === 200) return;
    this.tally.failedReads++;
    this.tally.fail(`GET ${status}`);
  }

  private tell(caller: number, tried: number, now: number): void {
    const told = this.watchers.filter((each) => tried >= each.since && (each.caller ?? caller) === caller);
    for (const watcher of told) {
      this.watchers.splice(this.watchers.indexOf(watcher), 1);
      watcher.seen(now);
    }
  }

  /** Returns the status, or how the connection failed. */
  private ask(method: string, path: string, cookie: string, body?: string): Promise<number | string> {
    const { address: host, domain } = this.door;
    const headers = {
      ...{ host: domain, origin: `https://${domain}`, cookie },
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve) => {
      const request = https.request({ host, port: 443, method, path, headers, agent: this.agent, timeout: 60_000 });
      request.on('timeout', () => request.destroy(new Error('timeout')));
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      request.on('response', (response) => {
        response.resume();
        response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        response.on('end', () => resolve(response.statusCode!));
      });
      request.end(body);
    });
  }
}
