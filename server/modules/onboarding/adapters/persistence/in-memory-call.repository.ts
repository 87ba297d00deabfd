import type { Call, CallEvent } from '../../domain/call.js';
import { onboardingErrors } from '../../domain/onboarding.errors.js';
import { CallRepository } from '../../ports/call.repository.js';

export class InMemoryCallRepository extends CallRepository {
  readonly events: CallEvent[] = [];
  private readonly calls = new Map<string, Call>();

  async get(id: string): Promise<Call> {
    const call = this.calls.get(id);
    if (!call) throw onboardingErrors.callNotFound();
    return call;
  }

  async getByToken(tokenHash: string): Promise<Call> {
    const call = [...this.calls.values()].find((each) => each.tokenHash === tokenHash);
    if (!call) throw onboardingErrors.callNotFound();
    return call;
  }

  async takenFrom(moment: Date): Promise<Date[]> {
    return this.booked()
      .map(({ startsAt }) => startsAt)
      .filter((startsAt) => startsAt >= moment)
      .sort((a, b) => a.getTime() - b.getTime());
  }

  async save(call: Call, ...events: CallEvent[]): Promise<Call> {
    if ((this.calls.get(call.id)?.version ?? 0) !== call.version) throw onboardingErrors.stale();
    const clash = this.booked().some(
      ({ id, startsAt }) => id !== call.id && startsAt.getTime() === call.startsAt.getTime(),
    );
    if (clash && call.state === 'booked') throw onboardingErrors.callTimeTaken();
    const next = { ...call, version: call.version + 1 };
    this.calls.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  private booked(): Call[] {
    return [...this.calls.values()].filter(({ state }) => state === 'booked');
  }
}
