import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OidcSettings } from '../../server/outside-config.js';
import { freePort } from './free-port.js';

export type OutsideAccount = Readonly<{ sub: string; email?: string; email_verified?: boolean }>;

/** A real OpenID Connect provider next to the product, where the test decides who signs in. */
export class OutsideProvider {
  private child?: ChildProcess;

  private constructor(
    private readonly port: number,
    private readonly callback: string,
    readonly settings: OidcSettings,
  ) {}

  static async start(publicUrl: string): Promise<OutsideProvider> {
    const port = await freePort();
    const issuer = `http://localhost:${port}`;
    const client = { clientId: 'tastemaker', clientSecret: 'a secret that both sides know', label: 'Acme' };
    const provider = new OutsideProvider(port, `${publicUrl}/api/v1/auth/outside/callback`, { issuer, ...client });
    await provider.open();
    return provider;
  }

  /** Starts or restarts it at the same URL. */
  async open(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) return;
    const { clientId, clientSecret } = this.settings;
    const file = path.join(__dirname, 'oidc-provider.mjs');
    const child = fork(file, [String(this.port), clientId, clientSecret, this.callback], {
      silent: true,
      env: { PATH: process.env.PATH, NODE_ENV: 'test' },
      execArgv: [],
    });
    this.child = child;
    let said = '';
    child.stderr!.on('data', (text) => (said += String(text)));
    const early = once(child, 'exit').then(() => {
      throw new Error(`The provider did not start. It said:\n${said}`);
    });
    await Promise.race([once(child, 'message'), early]);
    early.catch(() => undefined); // from now on it may be down
  }

  async close(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  /** Everyone who goes to the provider from now on is this person; null refuses. */
  signInAs(account: OutsideAccount | null): Promise<unknown> {
    return this.order('signInAs', account);
  }

  /** Issues these false claims from now on. */
  lie(about: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.order('lie', about);
  }

  /** Rotates to a new signing key, and forgets the old one. */
  rotateKeys(): Promise<unknown> {
    return this.order('rotate');
  }

  /** How often it has asked for credentials. */
  timesAsked(): Promise<unknown> {
    return this.order('asked');
  }

  /** A browser at the provider. */
  browser(): ProviderBrowser {
    return new ProviderBrowser();
  }

  private async order(order: string, value?: unknown): Promise<unknown> {
    const answered = once(this.child!, 'message') as Promise<[{ answer: unknown }]>;
    this.child!.send({ order, value });
    const [{ answer }] = await answered;
    return answer;
  }
}

/** Follows the provider's own redirects and keeps its cookies. */
export class ProviderBrowser {
  private readonly cookies = new Map<string, string>();

  /** Returns the first URL that is no longer the provider's. */
  async follow(address: string): Promise<URL> {
    const { origin } = new URL(address);
    for (let url = new URL(address); ;) {
      if (url.origin !== origin) return url;
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const set of answer.headers.getSetCookie()) {
        const [name, value] = set.split(';')[0]!.split('=') as [string, string];
        this.cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(`The provider stopped at ${url.href} with ${answer.status}: ${await answer.text()}`);
      url = new URL(next, url);
    }
  }
}
