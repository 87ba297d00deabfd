import type { RealTime } from '../../../shared/kernel/index.js';
import type { SessionRepository } from '../ports/session.repository.js';

/** Signs a person out everywhere, at once. */
export class EndSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly realTime: RealTime,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.sessions.endAllOf({ userId }, this.realTime.now());
  }
}
