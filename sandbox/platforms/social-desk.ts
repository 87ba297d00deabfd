import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../product.js';
import { sandboxPage } from '../sandbox-page.js';
import {
  randomToken,
  type SocialAccount,
  type SocialAccounts,
  type SocialFault,
  type SocialGrant,
  type SocialPlatformName,
} from './social-accounts.js';

export type Fields = Readonly<Record<string, string | undefined>>;

/** One platform's own words. */
export type Manners = Readonly<{
  platform: SocialPlatformName;
  /** How long an access token lasts, in seconds. */
  lasts: number;
  prefixes: Readonly<{ access: string; refresh: string }>;
  /** Whether a refresh replaces the refresh token. */
  rotates: boolean;
  faults: Readonly<Record<Exclude<SocialFault, 'empty' | 'broken'>, HttpException>>;
  /** For codes and refresh tokens that aren't valid. */
  invalidGrant: HttpException;
}>;

type Consent = Readonly<{ state: string; redirectUri: string; scopes: readonly string[]; challenge: string }>;

/** Sends a platform's own error body instead of a problem of ours. */
@Catch(HttpException)
export class SocialFaults implements ExceptionFilter {
  async catch(fault: HttpException, host: ArgumentsHost): Promise<void> {
    await host.switchToHttp().getResponse<FastifyReply>().code(fault.getStatus()).send(fault.getResponse());
  }
}

/** What the three platforms have in common: consent, codes, tokens, and failures on request. */
export class SocialDesk {
  constructor(
    private readonly accounts: SocialAccounts,
    private readonly publicUrl: string,
    private readonly now: () => Date,
    readonly manners: Manners,
  ) {}

  /** Only our own callback; and only what we are registered with. */
  checkClient(id: string | undefined, redirectUri = ''): void {
    if (id !== 'sandbox' || !redirectUri.startsWith(`${this.publicUrl}/`))
      throw new HttpException('No such client', 400);
  }

  checkSecret(id: string | undefined, secret: string | undefined): void {
    if (id !== 'sandbox' || secret !== 'sandbox') throw this.manners.invalidGrant;
  }

  /** The account's owner can untick what they don't allow. */
  async consentPage({ state, redirectUri, scopes, challenge }: Consent): Promise<string> {
    const { handle } = await this.accounts.account(this.manners.platform);
    const hidden = Object.entries({ platform: this.manners.platform, state, redirect_uri: redirectUri, challenge })
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('');
    const boxes = scopes
      .map(escapeHtml)
      .map((scope) => `<p><label><input type="checkbox" name="scope" value="${scope}" checked> ${scope}</label></p>`)
      .join('');
    return sandboxPage(
      { title: 'Allow Tastemaker', className: 'consent', skipTo: { id: 'consent', label: 'Go to the question' } },
      `<main id="consent"><h1>Allow Tastemaker to read @${escapeHtml(handle)}?</h1>
       <form method="post" action="/sandbox/social/consent">${hidden}${boxes}
       <button name="answer" value="allow">Allow</button> <button name="answer" value="cancel">Cancel</button></form></main>`,
    );
  }

  async exchange({ code = '', redirect_uri: redirectUri, code_verifier: verifier = '' }: Fields): Promise<SocialGrant> {
    await this.behave();
    const grant = await this.accounts.take('code', code);
    const digest = createHash('sha256').update(verifier).digest('base64url');
    const isProved = grant?.challenge === null || grant?.challenge === digest;
    if (!grant || grant.redirectUri !== redirectUri || !isProved) throw this.manners.invalidGrant;
    return this.accounts.keep(this.fresh(grant.scopes));
  }

  async refresh(by: 'refresh' | 'access', value: string): Promise<SocialGrant> {
    await this.behave();
    const grant = await this.accounts.take(by, value);
    if (!grant) throw this.manners.invalidGrant;
    const next = this.fresh(grant.scopes);
    return this.accounts.keep({ ...next, refresh: this.manners.rotates ? next.refresh : grant.refresh });
  }

  async revoke(token: string): Promise<boolean> {
    const grants = [await this.accounts.take('access', token), await this.accounts.take('refresh', token)];
    return grants.some((grant) => grant !== null);
  }

  /** The account behind `Authorization: Bearer …`, if it allows this scope. */
  async open(authorization: string | undefined, scope: string): Promise<SocialAccount> {
    await this.behave();
    const grant = await this.accounts.find(authorization?.replace(/^Bearer /, '') ?? '');
    if (!grant || grant.platform !== this.manners.platform) throw this.manners.faults.revoked;
    if (this.now().getTime() > grant.issuedAt + this.manners.lasts * 1_000) throw this.manners.faults.expired;
    if (!grant.scopes.includes(scope)) throw this.manners.faults['scope-missing'];
    return this.accounts.account(this.manners.platform);
  }

  private async behave(): Promise<void> {
    const { fault, delayMs } = await this.accounts.account(this.manners.platform);
    await pause(delayMs);
    if (fault === 'broken') throw new HttpException('<html>Bad gateway</html>', 502);
    if (fault && fault !== 'empty') throw this.manners.faults[fault];
  }

  private fresh(scopes: readonly string[]): SocialGrant {
    const { platform, prefixes } = this.manners;
    return {
      ...{ platform, scopes, code: null, challenge: null, redirectUri: '' },
      ...{ access: randomToken(prefixes.access), refresh: randomToken(prefixes.refresh) },
      issuedAt: this.now().getTime(),
    };
  }
}
