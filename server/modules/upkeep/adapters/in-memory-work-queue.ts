import type { RetryEvent, WorkRef } from '../domain/retry.js';
import { failedShown, type FailedWork, type WorkLine, WorkQueue } from '../ports/work-queue.js';

export type Work = Omit<FailedWork, 'nextTryAt'> & { nextTryAt: Date; givenUp: boolean };

export class InMemoryWorkQueue extends WorkQueue {
  readonly events: RetryEvent[] = [];

  constructor(private works: Work[] = []) {
    super();
  }

  put(work: Work): void {
    this.works.push(work);
  }

  async lines(): Promise<WorkLine[]> {
    const lines = new Map<string, WorkLine>();
    for (const { kind, name, givenUp } of this.works) {
      const { waiting, givenUp: lost } = lines.get(kind + name) ?? { waiting: 0, givenUp: 0 };
      const counts = givenUp ? { waiting, givenUp: lost + 1 } : { waiting: waiting + 1, givenUp: lost };
      lines.set(kind + name, { kind, name, late: 0, ...counts });
    }
    return [...lines.values()].sort((a, b) => b.kind.localeCompare(a.kind) || a.name.localeCompare(b.name));
  }

  async failed(): Promise<FailedWork[]> {
    return this.works
      .filter(({ givenUp, error }) => givenUp || error !== null)
      .sort((a, b) => Number(b.givenUp) - Number(a.givenUp) || b.since.getTime() - a.since.getTime())
      .slice(0, failedShown)
      .map(({ givenUp, ...work }) => ({ ...work, nextTryAt: givenUp ? null : work.nextTryAt }));
  }

  async retry(work: WorkRef | null, event: RetryEvent): Promise<number> {
    const chosen = (one: Work): boolean =>
      work ? one.kind === work.kind && one.id === work.id && (one.givenUp || one.error !== null) : one.givenUp;
    const { length } = this.works.filter(chosen);
    this.works = this.works.map((one) => (chosen(one) ? { ...one, attempts: 0, givenUp: false } : one));
    if (length > 0) this.events.push(event);
    return length;
  }
}
