import type { Clock } from '../kernel/index.js';

/** Carries out what has become due at `now` and says how much it was. Small batches; called again until it answers 0. */
export type Sweep = (now: Date) => Promise<number>;

const atMost = 1_000;

/** Deadlines are columns; modules add a sweep each that looks at theirs. Run every minute, and whenever the test clock moves. */
export class DueWork {
  private readonly sweeps = new Map<string, Sweep>();

  constructor(private readonly clock: Clock) {}

  /** `name` is `<module>.<what-is-due>`. */
  add(name: string, sweep: Sweep): void {
    this.sweeps.set(name, sweep);
  }

  /**
   * Runs every sweep until nothing is due any more. Answers how much was done. One that fails keeps no other waiting; what went
   * wrong is thrown at the end.
   */
  async run(): Promise<number> {
    let done = 0;
    const faults: Error[] = [];
    for (const [name, sweep] of this.sweeps) {
      try {
        done += await this.finish(sweep);
      } catch (cause) {
        faults.push(new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }));
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('; '));
    return done;
  }

  private async finish(sweep: Sweep): Promise<number> {
    let done = 0;
    for (let round = 0; round < atMost; round++) {
      const some = await sweep(this.clock.now());
      if (some === 0) return done;
      done += some;
    }
    throw new Error(`found something due ${atMost} times in a row`);
  }
}
