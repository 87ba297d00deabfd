import { newId } from '../../../shared/kernel/index.js';
import { InMemoryFetches, InMemoryReadingRepository } from '../adapters/persistence/in-memory-repositories.js';
import { mostFailures } from '../domain/fetch-plan.js';
import { correct, enter, newestNumbers, type Numbers } from '../domain/reading.js';
import { CreatorsMetrics, PlatformMetrics, PlatformsToAsk } from '../ports/repositories.js';
import { AskForScreenshots, FetchReadings, KeepStoryNumbers } from './fetch-readings.js';

const publishedAt = new Date('2027-03-01T12:00:00Z');
const hour = 3_600_000;
const after = (hours: number) => new Date(publishedAt.getTime() + hours * hour);

class ScriptedPlatform extends PlatformMetrics {
  readonly platform = 'youtube';
  readonly mostInARound = 10;
  says: Numbers | null | Error = null;
  times = 0;
  override async numbersOf(): Promise<Numbers | null> {
    this.times += 1;
    if (this.says instanceof Error) throw this.says;
    return this.says;
  }
}
class OnePlatform extends PlatformsToAsk {
  constructor(readonly all: readonly PlatformMetrics[]) {
    super();
  }
}
/** Those who have connected this platform, and what their accounts say. */
class ScriptedCreators extends CreatorsMetrics {
  readonly connected = new Map<string, Numbers | null>();
  constructor(readonly platforms: readonly 'youtube'[]) {
    super();
  }
  override async numbersOf(influencerId: string) {
    const numbers = this.connected.get(influencerId);
    return numbers === undefined ? null : { numbers };
  }
}
const numbers = (views: number): Numbers => ({
  reach: null,
  views,
  likes: 3,
  comments: null,
  shares: null,
  saves: null,
});

function aPost(posts = 1, { hasKey = true } = {}) {
  const pieces = Array.from({ length: posts }, () => ({
    ...{ id: newId(), collabId: newId(), brandId: newId(), influencerId: newId(), type: 'reel', publishedAt },
    postUrl: 'https://youtu.be/abcdefghijk',
  }));
  const piece = pieces[0]!;
  const post = { url: piece.postUrl, handle: '@mia', publishedAt };
  const [platform, readings, fetches] = [
    new ScriptedPlatform(),
    new InMemoryReadingRepository(),
    new InMemoryFetches(
      pieces.map((each) => ({ piece: each, post })),
      [piece.influencerId],
    ),
  ];
  const creators = new ScriptedCreators(['youtube']);
  let now = publishedAt;
  let told: readonly string[] = [];
  const useCase = new FetchReadings(new OnePlatform(hasKey ? [platform] : []), creators, fetches, readings, {
    now: () => now,
  });
  const askAfter = async (hours: number) => {
    now = new Date(now.getTime() + hours * hour);
    const { asked, faults } = await useCase.execute();
    told = faults;
    return asked;
  };
  return { piece, creators, platform, readings, fetches, askAfter, faults: () => told };
}

describe('asking platforms for numbers', () => {
  it('adds a measured reading of nobody, and asks again six hours later', async () => {
    const { piece, platform, readings, askAfter } = aPost();
    platform.says = numbers(100);
    expect(await askAfter(1)).toBe(1);
    expect(await readings.ofPiece(piece.id)).toMatchObject([
      { basis: 'measured', numbers: { views: 100 }, enteredBy: null },
    ]);
    expect(readings.events).toMatchObject([
      { name: 'metrics.fetched', payload: { pieceId: piece.id, basis: 'measured' } },
    ]);
    expect(await askAfter(5.9)).toBe(0);
    expect(await askAfter(0.1)).toBe(1);
  });

  it('prefers what the creator’s own account says to what our key shows', async () => {
    const { piece, creators, platform, readings, askAfter } = aPost();
    creators.connected.set(piece.influencerId, { ...numbers(150), reach: 90 });
    platform.says = numbers(100);
    await askAfter(1);
    expect(await readings.ofPiece(piece.id)).toMatchObject([{ basis: 'measured', numbers: { views: 150, reach: 90 } }]);
    expect(platform.times).toBe(0);
  });

  it('without a key asks only about posts of creators who have connected their accounts', async () => {
    const { piece, creators, readings, askAfter } = aPost(3, { hasKey: false });
    creators.connected.set(piece.influencerId, numbers(150));
    expect(await askAfter(1)).toBe(1);
    expect(await readings.ofPiece(piece.id)).toHaveLength(1);
  });

  it('adds nothing where nothing has changed', async () => {
    const { piece, platform, readings, askAfter } = aPost();
    platform.says = numbers(100);
    await askAfter(1);
    await askAfter(6);
    expect(await readings.ofPiece(piece.id)).toHaveLength(1);
    platform.says = numbers(120);
    await askAfter(6);
    expect((await readings.ofPiece(piece.id)).map(({ numbers: { views } }) => views)).toEqual([120, 100]);
  });

  it('isn’t affected by what it doesn’t report: declared or corrected figures remain', async () => {
    const { piece, platform, readings, askAfter } = aPost();
    platform.says = numbers(100);
    await askAfter(1);
    const staff = { userId: newId(), role: 'admin', staffRole: 'operations' } as const;
    const influencer = {
      userId: newId(),
      role: 'influencer',
      profile: { type: 'influencer', uid: piece.influencerId },
    } as const;
    const entry = { takenAt: after(2), numbers: { ...numbers(100), reach: 80 }, screenshotId: newId() };
    const [declared, event] = enter(piece, entry, influencer, after(2));
    await readings.add(declared, event);
    await askAfter(6); // the influencer has declared it since, so the platform's figure is new
    expect(await readings.ofPiece(piece.id)).toHaveLength(3);
    await readings.add(
      ...correct(declared, piece, { basis: 'measured', numbers: entry.numbers, reason: 'Seen' }, staff, after(8)),
    );
    await askAfter(6);
    expect(await readings.ofPiece(piece.id)).toHaveLength(4);
    expect(newestNumbers(await readings.ofPiece(piece.id))).toMatchObject({
      reach: { value: 80, basis: 'measured' },
      views: { value: 100, basis: 'measured' },
      shares: null,
    });
  });

  it('waits longer each time that the post is not found, gives up in the end, and starts again when it is there', async () => {
    const { piece, platform, fetches, askAfter } = aPost();
    await askAfter(1);
    expect(fetches.noted.get(piece.id)).toMatchObject({ failures: 1 });
    expect(await askAfter(0.9)).toBe(0);
    expect(await askAfter(0.1)).toBe(1);
    platform.says = numbers(7);
    await askAfter(2);
    expect(fetches.noted.get(piece.id)).toMatchObject({ failures: 0 });
    platform.says = null;
    for (let tries = 0; tries < mostFailures; tries++) expect(await askAfter(168)).toBe(1);
    expect(fetches.noted.get(piece.id)).toMatchObject({ failures: mostFailures, next: null });
    expect(await askAfter(1_000)).toBe(0);
  });

  it('counts nothing against a post while its platform is away, however long, and asks only three times a round', async () => {
    const { piece, platform, readings, fetches, askAfter, faults } = aPost(5);
    platform.says = new Error('away');
    for (let hours = 0; hours < 200; hours++) await askAfter(1);
    expect(fetches.noted.get(piece.id)).toMatchObject({ failures: 0, next: expect.any(Date) });
    expect(faults()).toEqual(['youtube: away']);
    expect(platform.times).toBeLessThanOrEqual(600);
    platform.says = numbers(7);
    expect(await askAfter(1)).toBe(5);
    expect(await readings.ofPiece(piece.id)).toHaveLength(1);
  });
});

describe('a story', () => {
  const story = {
    ...{ id: newId(), collabId: newId(), brandId: newId(), influencerId: newId(), type: 'story', publishedAt },
    postUrl: 'https://www.instagram.com/stories/mia/314159/',
  };
  const post = { url: story.postUrl, handle: '@mia', publishedAt };

  it('without numbers is asked about at hour 20, once, in the log of its Collab', async () => {
    const fetches = new InMemoryFetches([{ piece: story, post }]);
    let now = after(19.9);
    const ask = new AskForScreenshots(fetches, { now: () => now });
    expect(await ask.execute()).toBe(0);
    now = after(20);
    expect(await ask.execute()).toBe(1);
    expect(await ask.execute()).toBe(0);
    const { collabId, brandId, influencerId, id: pieceId } = story;
    expect(fetches.events).toMatchObject([
      {
        ...{ name: 'metrics.screenshot-asked', aggregate: { type: 'collab', id: collabId } },
        payload: { brandId, influencerId, pieceId, facts: { until: after(24).toISOString() } },
      },
    ]);
  });

  it('that has gone keeps what its platform reports then, once', async () => {
    const readings = new InMemoryReadingRepository();
    const keep = new KeepStoryNumbers({ get: async () => story }, readings, { now: () => after(25) });
    for (let times = 0; times < 2; times++) await keep.execute(story.id, { ...numbers(28), reach: 17, likes: null });
    expect(await readings.ofPiece(story.id)).toMatchObject([
      { basis: 'measured', takenAt: after(25), numbers: { reach: 17, views: 28, likes: null } },
    ]);
    await keep.execute(story.id, { ...numbers(0), views: null, likes: null });
    expect(await readings.ofPiece(story.id)).toHaveLength(1);
  });
});
