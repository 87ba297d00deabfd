import { type Actor, type Clock, ownProfile, type ProfileRef } from '../../../shared/kernel/index.js';
import { calendarErrors, type DiaryEntry, makeFeed } from '../domain/feed.js';
import type { Diaries, FeedReaders, FeedRepository } from '../ports/feeds.js';

/** The service of calendars: a profile's diary at a secret URL, one for each of its people. */
export class CalendarService {
  constructor(
    private readonly feeds: FeedRepository,
    private readonly readers: FeedReaders,
    private readonly diaries: Diaries,
    private readonly clock: Clock,
  ) {}

  /** The id of the person's own subscription; created on first use. */
  async subscription(actor: Actor): Promise<string> {
    const feed = makeFeed(actor.userId, ownProfile(actor), this.clock.now());
    return (await this.feeds.addOrFind(feed)).id;
  }

  /** Replaces it: the previous URL stops working. */
  async renew(actor: Actor): Promise<string> {
    const feed = makeFeed(actor.userId, ownProfile(actor), this.clock.now());
    await this.feeds.replace(feed);
    return feed.id;
  }

  /** A subscription's content, for as long as its person belongs to the profile. @throws calendar/not-found */
  async read(id: string): Promise<{ profile: ProfileRef; entries: readonly DiaryEntry[] }> {
    const feed = await this.feeds.find(id);
    if (!feed || !(await this.readers.isMember(feed.userId, feed.profileUid))) throw calendarErrors.notFound();
    const profile = { uid: feed.profileUid, type: feed.profileType };
    return { profile, entries: await this.diaries.of(profile) };
  }
}
