import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { namedProfile } from './named-profile.js';
import { type Session, type SessionClaims, SessionReader } from './session.js';
import { SessionTokens, tokenRules } from './session-tokens.js';

/** Reads the token of the session cookie, checks its signature, and asks the session's row. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    tokens: SessionTokens,
    private readonly sessions: SessionReader,
  ) {
    super({
      jwtFromRequest: (request: unknown) => (request as FastifyRequest).cookies[tokens.cookieName] ?? null,
      // passport-jwt hands the key on to jsonwebtoken, which takes key objects; its types only know strings and buffers.
      secretOrKeyProvider: (_request, token: string, done) => done(null, tokens.keyFor(token) as unknown as Buffer),
      algorithms: [tokenRules.algorithm],
      issuer: tokenRules.issuer,
      audience: tokenRules.audience,
      passReqToCallback: true,
    });
  }

  /**
   * Passport keeps its answers on the strategy object, and one request would overwrite another's. Each request keeps its own, so
   * that nobody is taken for someone who came at the same time.
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
