import type { Call } from '../domain/call.js';
import type { CallRepository } from '../ports/call.repository.js';
import type { CallTokens } from '../ports/call-tokens.js';

/** The call that a mailed token opens. */
export class FindCall {
  constructor(
    private readonly calls: CallRepository,
    private readonly tokens: CallTokens,
  ) {}

  /** @throws onboarding/call-not-found */
  execute(token: string): Promise<Call> {
    return this.calls.getByToken(this.tokens.hashOf(token));
  }
}
