import type { Platform } from '../../../../contract/lists/social.js';
import { platformOfUrl } from '../../../../contract/rules/platform-addresses.js';
import { askForScreenshotHours, storyHours } from '../../../../contract/rules/deadlines.js';
import { hoursAfter } from '../../../../contract/rules/london-time.js';
import { analyticsErrors } from '../../domain/analytics.errors.js';
import type { Reading, ReadingEvent, ScreenshotEvent } from '../../domain/reading.js';
import { mostLinks, type ReportLink } from '../../domain/report-link.js';
import type { UsageEvent } from '../../domain/usage-event.js';
import {
  type DueFetch,
  Fetches,
  leaseMs,
  oldestMs,
  ReadingRepository,
  ReportLinkRepository,
  UsageEventRepository,
} from '../../ports/repositories.js';

export class InMemoryUsageEventRepository extends UsageEventRepository {
  private readonly byId = new Map<string, UsageEvent>();

  get events(): UsageEvent[] {
    return [...this.byId.values()];
  }

  async add(events: readonly UsageEvent[]): Promise<void> {
    for (const event of events) if (!this.byId.has(event.id)) this.byId.set(event.id, event);
  }

  async count(): Promise<number> {
    return this.byId.size;
  }
}

export class InMemoryReadingRepository extends ReadingRepository {
  readonly events: ReadingEvent[] = [];
  private readonly readings = new Map<string, Reading>();

  async get(id: string): Promise<Reading> {
    const reading = this.readings.get(id);
    if (!reading) throw analyticsErrors.readingNotFound(id);
    return reading;
  }

  async ofPiece(pieceId: string): Promise<Reading[]> {
    return [...this.readings.values()]
      .filter((reading) => reading.pieceId === pieceId)
      .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  }

  hold(pieceId: string): Promise<Reading[]> {
    return this.ofPiece(pieceId);
  }

  async add(reading: Reading, event: ReadingEvent): Promise<void> {
    const before = reading.corrects ? this.readings.get(reading.corrects) : undefined;
    if (before?.correctedAt) throw analyticsErrors.readingCorrected();
    if (before) this.readings.set(before.id, { ...before, correctedAt: reading.enteredAt });
    this.readings.set(reading.id, reading);
    this.events.push(event);
  }
}

type Noted = Readonly<{ at: Date | null; failures: number; next: Date | null }>;

export class InMemoryFetches extends Fetches {
  readonly events: ScreenshotEvent[] = [];
  /** Pieces with numbers. */
  readonly measured = new Set<string>();
  private readonly asked = new Map<string, Date>();
  readonly noted = new Map<string, Noted>();
  constructor(
    private readonly posts: readonly Omit<DueFetch, 'failures'>[],
    private readonly connected: readonly string[] = [],
  ) {
    super();
  }

  async take(platform: Platform, now: Date, most: number, whose?: 'connected'): Promise<DueFetch[]> {
    const due = this.posts
      .filter(({ piece, post }) => platformOfUrl(post.url) === platform && this.isDue(piece, now))
      .filter(({ piece }) => whose === undefined || this.connected.includes(piece.influencerId))
      .slice(0, most)
      .map(({ piece, post }) => ({ piece, post, failures: this.failuresOf(piece) }));
    const next = new Date(now.getTime() + leaseMs);
    for (const { piece, failures } of due)
      this.noted.set(piece.id, { at: this.noted.get(piece.id)?.at ?? null, failures, next });
    return due;
  }

  async askAbout(now: Date, most: number, ask: (piece: DueFetch['piece']) => ScreenshotEvent): Promise<number> {
    const due = this.posts
      .map(({ piece }) => piece)
      .filter(({ id, type, publishedAt }) => {
        const isAsked = (this.asked.get(id) ?? new Date(0)) >= publishedAt;
        const isGoing =
          publishedAt <= hoursAfter(now, -askForScreenshotHours) && publishedAt > hoursAfter(now, -storyHours);
        return type === 'story' && isGoing && !isAsked && !this.measured.has(id);
      })
      .slice(0, most);
    for (const piece of due) {
      this.asked.set(piece.id, now);
      this.events.push(ask(piece));
    }
    return due.length;
  }

  async note(pieceId: string, noted: Noted): Promise<void> {
    this.noted.set(pieceId, noted);
  }

  private isDue({ id, publishedAt }: DueFetch['piece'], now: Date): boolean {
    const noted = this.noted.get(id);
    if (!noted) return now.getTime() - publishedAt.getTime() < oldestMs;
    return noted.next === null ? this.isAnew({ id, publishedAt }) : noted.next <= now;
  }

  private failuresOf(piece: DueFetch['piece']): number {
    return this.isAnew(piece) ? 0 : (this.noted.get(piece.id)?.failures ?? 0);
  }

  private isAnew({ id, publishedAt }: Pick<DueFetch['piece'], 'id' | 'publishedAt'>): boolean {
    const at = this.noted.get(id)?.at;
    return !!at && at < publishedAt;
  }
}

export class InMemoryReportLinkRepository extends ReportLinkRepository {
  private readonly links = new Map<string, ReportLink>();

  async get(id: string): Promise<ReportLink> {
    const link = this.links.get(id);
    if (!link) throw analyticsErrors.linkNotFound();
    return link;
  }

  async byHash(tokenHash: string): Promise<ReportLink | null> {
    return [...this.links.values()].find((link) => link.tokenHash === tokenHash) ?? null;
  }

  async ofBrand(brandId: string): Promise<ReportLink[]> {
    return this.shared(brandId).toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  async add(link: ReportLink): Promise<void> {
    if (this.shared(link.brandId).length >= mostLinks) throw analyticsErrors.tooManyLinks();
    this.links.set(link.id, link);
  }

  async revoke(link: ReportLink): Promise<void> {
    this.links.set(link.id, link);
  }

  private shared(brandId: string): ReportLink[] {
    return [...this.links.values()].filter((link) => link.brandId === brandId && link.revokedAt === null);
  }
}
