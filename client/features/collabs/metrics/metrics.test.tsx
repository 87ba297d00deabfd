import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { setProductTime } from '../../../api/clock';
import type { WatchedPost } from '../../../api/metrics';
import { useSession } from '../../../shell/session/session-context';
import { aPiece } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../../test/server';
import { PieceMetrics } from './PieceMetrics';
import { PostWatch } from './PostWatch';

const { id } = aPiece();
const post: WatchedPost = {
  ...{ deliverableId: id, platform: 'instagram', story: false, state: 'public', labelled: true },
  ...{ captionChanged: false, changedAt: null, connected: true },
  ...{ checkedAt: '2027-03-09T12:00:00.000Z', nextCheckAt: '2027-03-16T12:00:00.000Z' },
};

describe('how a published post is', () => {
  async function open(changes: Partial<WatchedPost>, reader = brand()) {
    serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
      '/api/v1/collabs/c1/watched-posts': { body: { items: [{ ...post, ...changes }] } },
    });
    const Known = () => (useSession().actor.type === 'guest' ? null : <PostWatch pieceId={id} collabId="c1" />);
    renderPage(<Known />);
    return within(await screen.findByRole('group', { name: 'Post checks' }));
  }

  it.each([
    ['The post is up, as it was published.', {}],
    ['The post has been removed.', { state: 'gone', changedAt: '2027-03-09T12:00:00.000Z' }],
    ['The post is no longer public.', { state: 'private', changedAt: '2027-03-09T12:00:00.000Z' }],
    ['The post no longer says it’s an ad.', { labelled: false, captionChanged: true }],
    ['The caption has changed. It still says it’s an ad.', { captionChanged: true }],
    ['We haven’t been able to check this post yet.', { checkedAt: null }],
    ['We couldn’t check this post.', { checkedAt: null, nextCheckAt: null }],
    ['Stories last 24 hours. This one has expired.', { story: true, nextCheckAt: null }],
  ] satisfies [string, Partial<WatchedPost>][])('%s', async (words, changes) => {
    expect((await open(changes)).getByText(words)).toBeVisible();
  });

  it('says when it was checked and changed, and when it is checked next, to staff too', async () => {
    const shown = await open({ labelled: false, changedAt: '2027-03-02T12:00:00.000Z' }, staff);
    expect(shown.getByText(/^Changed by/)).toHaveTextContent(
      /^Changed by Tue 2 Mar, 12:00\. Last checked .+\. Next check: Tue 16 Mar, 12:00\.$/,
    );
  });

  it('says when there are no more checks', async () => {
    expect((await open({ nextCheckAt: null })).getByText(/We’ve stopped checking\.$/)).toBeVisible();
  });

  it('without a connection, offers one to the creator, and tells the brand why it knows little', async () => {
    const own = await open({ connected: false, checkedAt: null }, influencer);
    expect(own.getByRole('link', { name: 'Connect Instagram' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=socials'),
    );
  });

  it('tells the brand that the account isn’t connected', async () => {
    const shown = await open({ connected: false });
    expect(shown.getByText(/^The creator’s Instagram isn’t connected/)).toBeVisible();
    expect(shown.queryByRole('link')).toBeNull();
  });
});

describe('the numbers of a story', () => {
  const published = '2027-03-09T12:00:00.000Z';
  async function open(now: string, items: object[] = [], reader = influencer) {
    setProductTime(now);
    serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
      [`/api/v1/deliverables/${id}/metrics`]: { body: { items } },
    });
    const piece = aPiece({ type: 'story', status: 'published', publishedAt: published });
    const Known = () => (useSession().actor.type === 'guest' ? null : <PieceMetrics piece={piece} />);
    renderPage(<Known />);
    await screen.findByRole('group', { name: 'Results' });
  }
  afterEach(() => setProductTime(new Date().toISOString()));

  it('are asked for from hour 20 on, with the place for the screenshot open', async () => {
    await open('2027-03-10T08:00:00.000Z');
    expect(await screen.findByText('Screenshot of the numbers')).toBeVisible();
  });

  it('aren’t asked for before', async () => {
    await open('2027-03-10T07:59:00.000Z');
    expect(screen.getByRole('button', { name: 'Enter numbers' })).toBeVisible();
    expect(screen.queryByText('Screenshot of the numbers')).toBeNull();
  });

  it('aren’t the brand’s to enter', async () => {
    await open('2027-03-10T08:00:00.000Z', [], brand());
    expect(screen.queryByText('Screenshot of the numbers')).toBeNull();
  });
});
