import { mediaErrors } from '../../domain/media.errors.js';

/** Limits concurrency; the others queue, and beyond `waiting` are asked to retry later. */
export class Turns {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws mediaErrors.busy */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.queue.length >= this.waiting) throw mediaErrors.busy();
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }
}
