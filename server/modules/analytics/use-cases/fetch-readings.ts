import { pieceMetricIds } from '../../../contract/metrics.js';
import { type Platform, platforms } from '../../../contract/lists/social.js';
import type { Clock } from '../../../shared/kernel/index.js';
import { afterTrouble, nextFetch } from '../domain/fetch-plan.js';
import { askForScreenshot, fetched, isNews, type Numbers } from '../domain/reading.js';
import type {
  CreatorsMetrics,
  DueFetch,
  Fetches,
  PlatformMetrics,
  PlatformsToAsk,
  PublishedPieces,
  ReadingRepository,
} from '../ports/repositories.js';

/** After this many failures in one run, the platform is down or doesn't know our key, so the run stops. */
const mostTroubles = 3;

export type Asked = Readonly<{ asked: number; faults: readonly string[] }>;

/** At most how many posts of creators are fetched every 15 minutes: each has a limit of their own. */
const mostOfCreators = 40;

/** Fetches the numbers of published posts that are due: with the creator's permission if we have it, else with our keys. */
export class FetchReadings {
  constructor(
    private readonly platforms: PlatformsToAsk,
    private readonly creators: CreatorsMetrics,
    private readonly fetches: Fetches,
    private readonly readings: ReadingRepository,
    private readonly clock: Clock,
  ) {}

  /** Failures are retried later. Returns how many posts were fetched, and the distinct errors. */
  async execute(): Promise<Asked> {
    let asked = 0;
    const faults = new Set<string>();
    for (const { id: platform } of platforms) {
      let troubles = 0;
      for (const post of await this.due(platform)) {
        if (troubles === mostTroubles) break; // the leases of the others expire in ten minutes
        const fault = await this.ask(platform, post);
        asked += 1;
        if (fault === null) continue;
        troubles += 1;
        faults.add(`${platform}: ${fault}`);
      }
    }
    return { asked, faults: [...faults] };
  }

  private async due(platform: Platform): Promise<readonly DueFetch[]> {
    const ours = this.oursFor(platform);
    if (ours) return this.fetches.take(platform, this.clock.now(), ours.mostInARound);
    if (!this.creators.platforms.includes(platform)) return [];
    return this.fetches.take(platform, this.clock.now(), mostOfCreators, 'connected');
  }

  private oursFor(platform: Platform): PlatformMetrics | undefined {
    return this.platforms.all.find((each) => each.platform === platform);
  }

  /** Our keys don't see posts of private accounts, and less of public ones. */
  private async read(platform: Platform, { piece, post }: DueFetch): Promise<Numbers | null> {
    const theirs = await this.creators.numbersOf(piece.influencerId, platform, post.url);
    return theirs ? theirs.numbers : ((await this.oursFor(platform)?.numbersOf(post)) ?? null);
  }

  /** @returns the platform's error; null if it responded, even with “not found” */
  private async ask(platform: Platform, due: DueFetch): Promise<string | null> {
    const { piece, failures } = due;
    let numbers: Numbers | null;
    try {
      numbers = await this.read(platform, due);
    } catch (error) {
      const now = this.clock.now();
      await this.fetches.note(piece.id, { at: now, failures, next: afterTrouble(piece, now) });
      return error instanceof Error ? error.message : String(error);
    }
    const now = this.clock.now();
    if (numbers && isNews(numbers, await this.readings.ofPiece(piece.id)))
      await this.readings.add(...fetched(piece, numbers, now));
    const failed = numbers === null ? failures + 1 : 0;
    await this.fetches.note(piece.id, { at: now, failures: failed, next: nextFetch(piece, now, failed) });
    return null;
  }
}

/** More than a quarter of an hour brings. */
const mostAsked = 500;

/** Asks creators for screenshots of their stories' numbers, if nobody has reported any shortly before they go. */
export class AskForScreenshots {
  constructor(
    private readonly fetches: Pick<Fetches, 'askAbout'>,
    private readonly clock: Clock,
  ) {}

  /** Returns how many stories were asked about. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return this.fetches.askAbout(now, mostAsked, (piece) => askForScreenshot(piece, now));
  }
}

/** Keeps what a platform has sent us about a story that has gone. */
export class KeepStoryNumbers {
  constructor(
    private readonly pieces: Pick<PublishedPieces, 'get'>,
    private readonly readings: ReadingRepository,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws analytics/piece-not-found */
  async execute(pieceId: string, numbers: Numbers): Promise<void> {
    const piece = await this.pieces.get(pieceId);
    const isTold = pieceMetricIds.some((id) => numbers[id] !== null);
    if (isTold && isNews(numbers, await this.readings.ofPiece(pieceId)))
      await this.readings.add(...fetched(piece, numbers, this.clock.now()));
  }
}
