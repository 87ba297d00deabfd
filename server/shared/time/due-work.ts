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

  /** Runs every sweep until nothing is due any more. Answers how much was done. */
  async run(): Promise<number> {
    let done = 0;
    for (const [name, sweep] of this.sweeps) {
      for (let round = 0; ; round++) {
        if (round === atMost) throw new Error(`${name} found something due ${atMost} times in a row`);
        const some = await sweep(this.clock.now());
        done += some;
        if (some === 0) break;
      }
    }
    return done;
  }
}
