import type { Clock } from '../../../shared/kernel/index.js';
import { afterTrouble, nextFetch } from '../domain/fetch-plan.js';
import { fetched, isNews, type Numbers } from '../domain/reading.js';
import type { DueFetch, Fetches, PlatformMetrics, PlatformsToAsk } from '../ports/fetches.js';
import type { ReadingRepository } from '../ports/repositories.js';

/** After this many failures in one run, the platform is down or doesn't know our key, so the run stops. */
const mostTroubles = 3;

export type Asked = Readonly<{ asked: number; faults: readonly string[] }>;

/** Fetches the numbers of published posts that are due. */
export class FetchReadings {
  constructor(
    private readonly platforms: PlatformsToAsk,
    private readonly fetches: Fetches,
    private readonly readings: ReadingRepository,
    private readonly clock: Clock,
  ) {}

  /** Failures are retried later. Returns how many posts were fetched, and the distinct errors. */
  async execute(): Promise<Asked> {
    let asked = 0;
    const faults = new Set<string>();
    for (const platform of this.platforms.all) {
      let troubles = 0;
      for (const post of await this.fetches.take(platform.platform, this.clock.now(), platform.mostInARound)) {
        if (troubles === mostTroubles) break; // the leases of the others expire in ten minutes
        const fault = await this.ask(platform, post);
        asked += 1;
        if (fault === null) continue;
        troubles += 1;
        faults.add(`${platform.platform}: ${fault}`);
      }
    }
    return { asked, faults: [...faults] };
  }

  /** @returns the platform's error; null if it responded, even with “not found” */
  private async ask(platform: PlatformMetrics, { piece, post, failures }: DueFetch): Promise<string | null> {
    let numbers: Numbers | null;
    try {
      numbers = await platform.numbersOf(post);
    } catch (error) {
      const now = this.clock.now();
      await this.fetches.note(piece.id, { at: now, failures, next: afterTrouble(now) });
      return error instanceof Error ? error.message : String(error);
    }
    const now = this.clock.now();
    if (numbers && isNews(numbers, await this.readings.ofPiece(piece.id)))
      await this.readings.add(...fetched(piece, numbers, now));
    const failed = numbers === null ? failures + 1 : 0;
    await this.fetches.note(piece.id, { at: now, failures: failed, next: nextFetch(piece.publishedAt, now, failed) });
    return null;
  }
}
