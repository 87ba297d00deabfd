import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aBilling } from '../../test/billing';
import { aCollab, aPiece } from '../../test/collab';
import { anOffer } from '../../test/offer';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { BrandDashboardPage } from './BrandDashboardPage';

const collabs = [
  aCollab(),
  aCollab({
    id: 'c2',
    stage: 5,
    waitingFor: 'brand',
    deliverables: [aPiece({ status: 'draft', submittedAt: '2027-03-01T11:00:00.000Z', actions: ['approve'] })],
  }),
  aCollab({
    id: 'c3',
    stage: 4,
    waitingFor: 'influencer',
    visitAt: '2099-03-09T19:00:00.000Z',
    runningLate: { minutes: 20, at: '2099-03-09T18:50:00.000Z' },
  }),
];

function open(more: Parameters<typeof serve>[0] = {}) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('brand-1', true)),
    '/api/v1/billing': { body: aBilling('professional', { freeLeft: 1 }) },
    '/api/v1/collabs?limit=100': { body: { items: collabs } },
    '/api/v1/offers?limit=12': { body: { items: [anOffer()], next: null } },
    '/api/v1/company': { body: { about: 'Oysters and stout.' } },
    '/api/v1/venues': { body: [{ id: 'v1' }] },
    '/api/v1/media/usage': { body: { usedBytes: 250_000_000_000, limitBytes: 1_000_000_000_000 } },
    ...more,
  });
  return renderPage(<BrandDashboardPage />, { at: '/app/brand/dashboard' });
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });

it('R433: shows what waits for the brand, who comes, what is left of the plan and of the storage, and the golden rules', async () => {
  open();
  expect(within(await region('Needs your reply')).getAllByRole('listitem')).toHaveLength(2);
  expect(await region('Upcoming visits')).toHaveTextContent(/9 Mar.* · Running 20 minutes late/);
  expect(within(await region('Your plan')).getByText('2 of 3 included Collabs used')).toBeVisible();
  const content = within(await region('Your content'));
  expect(await content.findByRole('meter', { name: 'Storage used' })).toHaveAttribute('aria-valuenow', '25');
  expect(content.getByText('250 GB of 1 TB stored.')).toBeVisible();
  expect(content.getByRole('link', { name: 'Content library' })).toHaveAttribute('href', '/app/brand/content');
  expect(within(await region('Golden rules')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
});

it('does not call a brand caught up while content is overdue', async () => {
  const lateSince = '2027-03-01T11:00:00.000Z';
  const owed = {
    pieces: 1,
    inWords: '1 reel',
    missing: '1 reel',
    toPost: null,
    toReview: null,
    lateSince,
    blocksRequests: false,
    closesAt: null,
  };
  open({ '/api/v1/collabs?limit=100': { body: { items: [aCollab({ waitingFor: 'influencer', owed })] } } });
  expect(await screen.findByText('Content for one Collab is overdue.')).toBeVisible();
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
});

it('lists content that has to come down, the earliest first, and links to it', async () => {
  const ending = (until: string, running: boolean, name: string) =>
    aCollab({
      ...{ id: `collab-${name}`, stage: 6, outcome: 'completed', waitingFor: 'nobody' },
      influencer: { ...aCollab().influencer, name },
      deliverables: [
        aPiece({
          actions: ['confirm-takedown'],
          rights: { agreed: { channels: ['website'], months: 12 }, until, running, renewals: [], end: null },
        }),
      ],
    });
  const items = [ending('2027-04-02T12:00:00.000Z', true, 'Bea Holt'), ending('2027-03-05T12:00:00.000Z', false, 'Ada Marsh')]; // prettier-ignore
  open({ '/api/v1/collabs?limit=100': { body: { items } } });
  const panel = within(await region('Take down'));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ada Marsh1 reel, rights ended 5 March 2027'),
    expect.stringContaining('Bea Holt1 reel, rights end 2 April 2027'),
  ]);
  expect(screen.getByText('Content for 2 Collabs has to come down.')).toBeVisible();
});

it('titles each ticket with the person, and says whose turn it is', async () => {
  open();
  const collabs = within(await region('Your Collabs'));
  const tickets = collabs.getAllByRole('article').map((ticket) => ticket.textContent);
  expect(tickets).toEqual([expect.stringMatching(/Ada MarshSupper for two#\w+Answer by.*Your turn$/)]);
  expect(collabs.getByRole('img', { name: 'Stage 1 of 5: Request' })).toBeVisible();
});

it('leads a new brand to its first Collab, step by step', async () => {
  open({
    '/api/v1/collabs?limit=100': { body: { items: [] } },
    '/api/v1/offers?limit=12': { body: { items: [], next: null } },
    '/api/v1/venues': { body: [] },
  });
  const setup = within(await region('Get started'));
  expect(setup.getByText('1 of 4 done')).toBeVisible();
  expect(setup.queryByRole('link', { name: 'Introduce your brand' })).toBeNull();
  expect(setup.getByRole('link', { name: 'Add your venue' })).toHaveAttribute(
    'href',
    '/app/brand/preferences?uid=brand-1&section=venues',
  );
});
