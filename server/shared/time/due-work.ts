import type { Clock } from '../kernel/index.js';

/** Processes what is due at `now` and returns how much. Works in small batches; called again until it returns 0. */
export type Sweep = (now: Date) => Promise<number>;

const atMost = 1_000;

/**
 * Deadlines are columns; each module registers a sweep for its own. They run every minute, and whenever the test clock
 * moves.
 */
export class DueWork {
  private readonly sweeps = new Map<string, Sweep>();

  constructor(private readonly clock: Clock) {}

  /** `name` is `<module>.<what-is-due>`. */
  add(name: string, sweep: Sweep): void {
    this.sweeps.set(name, sweep);
  }

  /**
   * Runs every sweep until nothing is due. Returns how much was done. A failure doesn't stop the others; errors are
   * thrown at the end.
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
