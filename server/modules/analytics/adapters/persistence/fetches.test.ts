import { newId } from '../../../../shared/kernel/index.js';
import { fetchesContract, storiesContract } from '../../ports/repositories.contract.js';
import { InMemoryFetches } from './in-memory-repositories.js';

const now = new Date('2027-04-15T12:00:00Z');
const posted = (days: number, url: string) => {
  const publishedAt = new Date(now.getTime() - days * 86_400_000);
  const piece = { id: newId(), collabId: newId(), brandId: newId(), influencerId: newId(), type: 'reel', postUrl: url };
  return { piece: { ...piece, publishedAt }, post: { url, handle: '@mia', publishedAt } };
};
const posts = [
  ...[1, 5, 30, 89, 91].map((days) => posted(days, `https://www.tiktok.com/@mia/video/${days}`)),
  posted(1, 'https://youtu.be/abcdefghijk'),
];

describe('posts to be asked about, in memory', () => fetchesContract(async () => new InMemoryFetches(posts), now));

describe('stories to be asked about, in memory', () =>
  storiesContract(async () => {
    const stories: ReturnType<typeof posted>[] = [];
    const fetches = new InMemoryFetches(stories);
    return {
      fetches,
      async publish(hoursAgo, type = 'story') {
        const { piece, post } = posted(hoursAgo / 24, 'https://www.instagram.com/stories/mia/1/');
        stories.push({ piece: { ...piece, type }, post });
        return piece.id;
      },
      measure: async (pieceId) => void fetches.measured.add(pieceId),
      eventNames: async () => fetches.events.map(({ name }) => name),
    };
  }, now));
