import type { FastifyReply, FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import { SessionTokens, tokenRules } from '../../../../shared/http/session-tokens.js';
import type { IdentityProvider, Journey } from '../../ports/identity-provider.js';

const audience = 'tastemaker-outside';
const journeyMinutes = 10;
const askAgainDays = 30;

/**
 * What a browser remembers of the outside provider: the way that it is on, signed so that nobody else's can be put in
 * its place, and that its person has signed out, after which the provider shall ask who is there.
 */
export class OutsideCookies {
  private readonly journeyName: string;
  private readonly askAgainName: string;

  constructor(
    private readonly tokens: SessionTokens,
    private readonly provider: IdentityProvider,
  ) {
    this.journeyName = `${tokens.cookieName}-outside`;
    this.askAgainName = `${tokens.cookieName}-ask-again`;
  }

  keepJourney(reply: FastifyReply, { state, nonce, verifier }: Journey): void {
    const token = jwt.sign({ state, nonce, verifier }, this.tokens.key, {
      ...{ algorithm: tokenRules.algorithm, issuer: tokenRules.issuer, audience },
      expiresIn: `${journeyMinutes}m`,
    });
    void reply.setCookie(this.journeyName, token, { ...this.options, maxAge: journeyMinutes * 60 });
  }

  /** Null when there is none, or it has run out, or somebody has written it themselves. */
  journeyIn({ cookies }: FastifyRequest): Journey | null {
    try {
      const told = jwt.verify(cookies[this.journeyName] ?? '', this.tokens.key, {
        ...{ algorithms: [tokenRules.algorithm], issuer: tokenRules.issuer, audience },
      });
      const { state, nonce, verifier } = told as unknown as Journey;
      return { state, nonce, verifier };
    } catch {
      return null;
    }
  }

  /** A way leads back once. */
  forgetJourney(reply: FastifyReply): void {
    void reply.clearCookie(this.journeyName, this.options);
  }

  /** Where there is no provider, there is nothing to remember. */
  keepAskAgain(reply: FastifyReply): void {
    if (this.provider.label === null) return;
    void reply.setCookie(this.askAgainName, '1', { ...this.options, maxAge: askAgainDays * 24 * 60 * 60 });
  }

  askAgainIn({ cookies }: FastifyRequest): boolean {
    return cookies[this.askAgainName] !== undefined;
  }

  forgetAskAgain(reply: FastifyReply): void {
    void reply.clearCookie(this.askAgainName, this.options);
  }

  /** Lax: the way back begins on the provider's page. */
  private get options() {
    const { maxAge: _, ...options } = this.tokens.cookieOptions;
    return options;
  }
}
