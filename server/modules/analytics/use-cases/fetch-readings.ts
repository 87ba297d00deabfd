import type { Clock } from '../../../shared/kernel/index.js';
import { afterTrouble, nextFetch } from '../domain/fetch-plan.js';
import { fetched, isNews, type Numbers } from '../domain/reading.js';
import type { DueFetch, Fetches, PlatformMetrics, PlatformsToAsk } from '../ports/fetches.js';
import type { ReadingRepository } from '../ports/repositories.js';

/** After so many failures in one round, the platform is down or doesn't know our key, so the round stops. */
const mostTroubles = 3;

export type Asked = Readonly<{ asked: number; faults: readonly string[] }>;

/** Asks the platforms for the numbers of published posts that are due. */
export class FetchReadings {
  constructor(
    private readonly platforms: PlatformsToAsk,
    private readonly fetches: Fetches,
    private readonly readings: ReadingRepository,
    private readonly clock: Clock,
  ) {}

  /** What fails is asked again later. Answers how many posts were asked about, and what went wrong, each fault once. */
  async execute(): Promise<Asked> {
    let asked = 0;
    const faults = new Set<string>();
    for (const platform of this.platforms.all) {
      let troubles = 0;
      for (const post of await this.fetches.take(platform.platform, this.clock.now(), platform.mostInARound)) {
        if (troubles === mostTroubles) break; // the others are free again in ten minutes
        const fault = await this.ask(platform, post);
        asked += 1;
        if (fault === null) continue;
        troubles += 1;
        faults.add(`${platform.platform}: ${fault}`);
      }
    }
    return { asked, faults: [...faults] };
  }

  /** @returns what went wrong with the platform; null where it has answered, even that it does not know the post */
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
