import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setProductTime } from '../../api/clock';
import { aCollab } from '../../test/collab';
import { anOffer } from '../../test/offer';
import { AddressLine, renderPage } from '../../test/render';
import { influencer, serve, sessionOf, staff } from '../../test/server';
import { FeedPage } from './FeedPage';

const offer = anOffer();

function open(
  reader: typeof influencer,
  more: Parameters<typeof serve>[0] = {},
  at = '/app/influencer/browse?sort=newest',
) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    '/api/v1/offers?limit=12': { body: { items: [offer], next: null } },
    ...more,
  });
  const page = (
    <>
      <FeedPage />
      <AddressLine />
    </>
  );
  return { ...renderPage(page, { at }), requests };
}

describe('FeedPage', () => {
  it('sends a request with its note, and then leads to the ticket', async () => {
    let collabId: string | null = null;
    const { user, requests } = open(influencer, {
      '/api/v1/offers?limit=12': () => ({ body: { items: [{ ...offer, collabId }], next: null } }),
      [`/api/v1/offers/${offer.id}/requests`]: () => {
        collabId = 'c1';
        return { status: 201, body: { respondBy: '2027-03-08T12:00:00.000Z' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    await user.type(await screen.findByLabelText('Note to the brand (optional)'), 'Tuesdays suit me.');
    await user.click(screen.getByRole('button', { name: 'Request' }));
    expect(await screen.findByRole('link', { name: 'See your ticket' })).toHaveAttribute('href', '/app/collabs/c1');
    expect(requests).toContainEqual({
      path: `/api/v1/offers/${offer.id}/requests`,
      body: { note: 'Tuesdays suit me.' },
    });
  });

  it('says on the card and in the request how much of it is covered', async () => {
    const covered = { ...offer, valuePence: 9_000, coversPence: 8_000 };
    const { user } = open(influencer, { '/api/v1/offers?limit=12': { body: { items: [covered], next: null } } });
    expect(await screen.findByText('Worth £90 (covers up to £80)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request' }));
    expect(await screen.findByText('Worth £90 (covers up to £80).')).toBeVisible();
  });

  it('ignores a city and a category that nobody knows, so that an old address still opens', async () => {
    const { requests } = open(influencer, {}, '/app/influencer/browse?sort=newest&city=atlantis&category=spas');
    expect(await screen.findByRole('button', { name: 'Request' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All categories');
    expect(requests.map(({ path }) => path).filter((path) => /atlantis|spas/.test(path))).toEqual([]);
  });

  it('says above the offers that none can be requested while content is too late', async () => {
    const owed = { pieces: 1, inWords: '1 reel', missing: '1 reel', toPost: null, toReview: null, lateSince: '2027-03-01T12:00:00.000Z', blocksRequests: true, closesAt: null };
    open(influencer, { '/api/v1/collabs?overdue=true': { body: { items: [aCollab({ owed })], next: null } } });
    const sentences = await screen.findAllByText(/You owe Harbour Lights 1 reel, more than 7 days late/);
    const filters = screen.getByRole('group', { name: 'Order' });
    expect(sentences[0]!.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }); // prettier-ignore

  it('says what there is already of an offer that cannot be requested again, and leads there', async () => {
    const detail = 'You’ve already requested this. Wait for the brand’s answer.';
    const problem = { status: 409, body: { code: 'collabs/already-requested', detail, collabId: 'c7' } };
    const { user } = open(influencer, { [`/api/v1/offers/${offer.id}/requests`]: problem });
    await user.click(await screen.findByRole('button', { name: 'Request' }));
    await screen.findByLabelText('Note to the brand (optional)');
    await user.click(screen.getByRole('button', { name: 'Request' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('link', { name: 'See that Collab' })).toHaveAttribute('href', '/app/collabs/c7');
  });

  it('keeps the filter in the address, and names the one to loosen when nothing is left', async () => {
    const { user } = open(influencer, {
      '/api/v1/offers?limit=12&city=bath': { body: { items: [], next: null } },
      '/api/v1/offers?limit=12&city=bath&category=pets': { body: { items: [], next: null } },
    });
    await user.selectOptions(await screen.findByLabelText('City'), 'Bath');
    expect(await screen.findByText('No offers in Bath right now')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Category'), 'Pets');
    expect(await screen.findByText('No Pets offers in Bath right now')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveTextContent('?city=bath&category=pets&sort=newest');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Supper for two')).toBeVisible();
  });

  it('opens with the best matches for influencers, and with the newest for staff', async () => {
    const best = { ...offer, id: 'best', title: 'Tea for two' };
    const matches = { '/api/v1/offers?limit=12&sort=match': { body: { items: [best, offer], next: null } } };
    const { user, unmount } = open(influencer, matches, '/app/influencer/browse');
    expect(await screen.findByText('Tea for two')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Newest', pressed: false }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('?sort=newest');
    expect(await screen.findByText('Supper for two')).toBeVisible();
    expect(screen.queryByText('Tea for two')).toBeNull();
    unmount();
    open(staff, {}, '/app/influencer/browse');
    expect(await screen.findByText('Supper for two')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Order' })).toBeNull();
  });

  it('begins with offers: an ad comes fourth at the earliest', async () => {
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const ad = {
      id: 'a1',
      slot: 'feed-top',
      headline: 'Leeds food week',
      text: 'Twelve kitchens.',
      action: 'See them',
    };
    const more = { link: '/app/influencer/explore', cover: 'cafes', photoPath: null, view: null };
    const items = ['One', 'Two', 'Three', 'Four'].map((title) => ({ ...offer, id: title, title }));
    open(influencer, {
      '/api/v1/offers?limit=12': { body: { items, next: null } },
      '/api/v1/ads': { body: { items: [{ ...ad, ...more }] } },
    });
    await screen.findByText('Leeds food week');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['One', 'Two', 'Three', 'Leeds food week', 'Four']);
  });

  it('loads more until there is no more', async () => {
    const next = { body: { items: [{ ...offer, id: 'second', title: 'Brunch' }], next: null } };
    const { user } = open(influencer, {
      '/api/v1/offers?limit=12': { body: { items: [offer], next: 'here' } },
      '/api/v1/offers?limit=12&after=here': next,
    });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Brunch')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  describe('after an earlier visit', () => {
    const told = (now: string) => ({ body: { supportEmail: 'support@tastemaker.test', links: {}, now } });
    const brunch = anOffer({ id: 'brunch', title: 'Brunch', createdAt: '2027-03-02T09:00:00.000Z' });
    const visit = (at: string, items: readonly object[], query = '') =>
      open(
        influencer,
        {
          '/api/v1/settings': told(at),
          [`/api/v1/offers?limit=12${query}`]: { body: { items, next: null } },
        },
        `/app/influencer/browse?sort=newest${query}`,
      );
    const parts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const shown = (title: string) => screen.findByRole('heading', { name: title });
    beforeEach(() => localStorage.clear());
    afterAll(() => setProductTime(new Date().toISOString()));

    it('sets apart what has come since, also when the page is loaded again, until the next visit', async () => {
      const first = visit('2027-03-01T18:00:00.000Z', [offer]);
      await shown('Supper for two');
      expect(parts()).toEqual(['Supper for two']);
      first.unmount();
      for (const at of ['2027-03-02T10:00:00.000Z', '2027-03-02T10:20:00.000Z']) {
        const { unmount } = visit(at, [brunch, offer]);
        expect(await screen.findByRole('heading', { name: 'New since Mon\u00a01\u00a0Mar, 18:00' })).toBeVisible();
        expect(parts()).toEqual(['New since Mon\u00a01\u00a0Mar, 18:00', 'Brunch', 'Seen before', 'Supper for two']);
        unmount();
      }
      visit('2027-03-02T12:00:00.000Z', [brunch, offer]);
      await shown('Brunch');
      expect(parts()).toEqual(['Brunch', 'Supper for two']);
    });

    it('leaves what a filter hid as new as it was', async () => {
      const before = visit('2027-03-01T18:00:00.000Z', [offer]);
      await shown('Supper for two');
      before.unmount();
      const leeds = anOffer({ id: 'leeds', title: 'Tea in Leeds', createdAt: '2027-03-02T09:30:00.000Z' });
      const filtered = visit('2027-03-02T10:00:00.000Z', [leeds, offer], '&city=leeds');
      expect(await shown('Seen before')).toBeVisible();
      filtered.unmount();
      visit('2027-03-02T12:00:00.000Z', [leeds, brunch, offer]);
      expect(await shown('Seen before')).toBeVisible();
      expect(parts()).toEqual([
        'New since Mon\u00a01\u00a0Mar, 18:00',
        'Tea in Leeds',
        'Brunch',
        'Seen before',
        'Supper for two',
      ]);
    });
  });

  it('shows staff the feed without a way to request', async () => {
    open(staff);
    expect(await screen.findByText('Supper for two')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Feed Viewer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
  });
});
