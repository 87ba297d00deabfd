import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { aBilling } from '../../test/billing';
import { brand, serve, sessionOf } from '../../test/server';
import MatchFor from './MatchFor';
import RequestInfluencerDialog from './RequestInfluencerDialog';

const offer = (id: string, state: string) => ({ id, title: `Offer ${id}`, state });
const drafts = { body: { items: [offer('newer', 'draft')], next: 'newer' } };
const older = (state: string) => ({ body: { items: [offer('older', state)], next: null } });
const routes = { '/api/v1/offers?limit=100': drafts };
const afterwards = '/api/v1/offers?limit=100&after=newer';
const noneIsLive = /You need a live offer/;

const renderDialog = () =>
  renderPage(<RequestInfluencerDialog person={{ id: 'i1', name: 'Marta Ruiz' }} open onClose={() => undefined} />);

test('a live offer is found behind pages of newer ones that are not live', async () => {
  serve({ ...routes, [afterwards]: older('live') });
  renderDialog();
  expect(await screen.findByRole('option', { name: 'Offer older' })).toBeInTheDocument();
  expect(screen.queryByText(noneIsLive)).toBeNull();
});

test('that none is live is said when the last page has been read', async () => {
  const requests = serve({ ...routes, [afterwards]: older('paused') });
  renderDialog();
  expect(screen.queryByText(noneIsLive)).toBeNull();
  expect(await screen.findByText(noneIsLive)).toBeVisible();
  expect(requests.map(({ path }) => path)).toContain(afterwards);
});

test('that none is live is not said when a page could not be read', async () => {
  serve({ ...routes, [afterwards]: { status: 422, body: { code: 'request/invalid', detail: 'Not now.' } } });
  renderDialog();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(noneIsLive)).toBeNull();
});

test('the match is for any offer that is not over, however old', async () => {
  serve({ ...routes, [afterwards]: older('live') });
  renderPage(<MatchFor value="" onChange={() => undefined} />);
  expect(await screen.findByRole('option', { name: 'Offer older' })).toBeInTheDocument();
});

test.each([
  [aBilling('professional', { freeLeft: 2 }), 'Send request · uses 1 of 2 included Collabs', /^You’ll get it back/],
  [
    aBilling('starter', { freeLeft: 0, next: { source: 'invoice', pricePence: 7_500 } }),
    'Send request · £75 on your next invoice',
    /^We’ll only add it to your invoice if they accept/,
  ],
  [aBilling('basic'), 'Send request · £99 now', /secure page\. If they decline or don’t answer, you keep the credit/],
])('the button says what a request takes, and when', async (billing, button, words) => {
  serve({
    ...routes,
    [afterwards]: older('live'),
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1', billing.paying)),
    '/api/v1/billing': { body: billing },
  });
  renderDialog();
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});
