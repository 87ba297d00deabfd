import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { namedProfile } from './named-profile.js';
import { type Session, type SessionClaims, SessionReader } from './session.js';
import { SessionTokens, tokenRules } from './session-tokens.js';

/** Reads the token from the session cookie, verifies its signature, and looks up the session's row. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    tokens: SessionTokens,
    private readonly sessions: SessionReader,
  ) {
    super({
      jwtFromRequest: (request: unknown) => (request as FastifyRequest).cookies[tokens.cookieName] ?? null,
      // passport-jwt passes the key to jsonwebtoken, which accepts key objects; its types only know strings and
      // buffers.
      secretOrKeyProvider: (_request, token: string, done) => done(null, tokens.keyFor(token) as unknown as Buffer),
      algorithms: [tokenRules.algorithm],
      issuer: tokenRules.issuer,
      audience: tokenRules.audience,
      passReqToCallback: true,
    });
  }

  /**
   * Passport stores its result on the strategy object, where a concurrent request would overwrite it. Each request gets
   * its own, so that nobody is mistaken for someone else.
   */
  override authenticate(request: Parameters<Strategy['authenticate']>[0], options?: object): void {
    const { success, fail, redirect, pass, error } = this;
    const own = Object.assign(Object.create(this) as this, { success, fail, redirect, pass, error });
    super.authenticate.call(own, request, options);
  }

  async validate(request: FastifyRequest, claims: SessionClaims): Promise<Session | null> {
    return this.sessions.read(claims, namedProfile(request));
  }
}
