import type { FastifyReply } from 'fastify';
import { SessionTokens } from './session-tokens.js';

/** Hands the session's token to the browser, and takes it back. */
export class SessionCookie {
  constructor(private readonly tokens: SessionTokens) {}

  set(reply: FastifyReply, { id, userId }: { id: string; userId: string }): void {
    void reply.setCookie(
      this.tokens.cookieName,
      this.tokens.issue({ sid: id, sub: userId }),
      this.tokens.cookieOptions,
    );
  }

  clear(reply: FastifyReply): void {
    const { maxAge: _, ...options } = this.tokens.cookieOptions;
    void reply.clearCookie(this.tokens.cookieName, options);
  }
}
