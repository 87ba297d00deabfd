import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { termsVersion } from '../../../server/contract/consent';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../test/server';
import { openShell, sessionPath } from '../../test/shell';
import { ConsentBanner } from './ConsentBanner';
import { ConsentSync } from './ConsentSync';
import { TermsNotice } from './TermsNotice';
import { consent } from './consent';

const address = '/api/v1/privacy/consent';
const allowed = { productAnalytics: true, heatMap: true, sessionReplay: true };
const refused = { productAnalytics: false, heatMap: false, sessionReplay: false };
const signedIn = { '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer) };

test('R408: nothing is allowed until someone has said yes', async () => {
  const { user } = renderPage(<ConsentBanner />);
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(consent.allows('sessionReplay')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  expect(consent.allows('sessionReplay')).toBe(true);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('R408: saying no is one press as well, and asks no second time', async () => {
  const { user, unmount } = renderPage(<ConsentBanner />);
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(consent.decision()?.choice).toEqual(refused);
  unmount();
  renderPage(<ConsentBanner />);
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('each purpose is a separate choice, and none is ticked at first', async () => {
  const { user } = renderPage(<ConsentBanner />);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  boxes.forEach((box) => expect(box).not.toBeChecked());
  await user.click(screen.getByRole('checkbox', { name: 'Heat map' }));
  await user.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(consent.decision()?.choice).toEqual({ ...refused, heatMap: true });
});

test('a wording that has changed asks again', () => {
  localStorage.setItem('consent', JSON.stringify({ version: 0, choice: allowed, onAccount: true }));
  renderPage(<ConsentBanner />);
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(consent.allows('heatMap')).toBe(false);
});

test('the account learns what was decided before signing in', async () => {
  consent.decide(allowed);
  const requests = serve({ ...signedIn, [address]: (body) => ({ body: { ...(body as object), decidedAt: 'now' } }) });
  renderPage(<ConsentSync />);
  await waitFor(() => expect(consent.decision()?.onAccount).toBe(true));
  expect(requests.filter(({ body }) => body)).toEqual([{ path: address, body: { version: 1, ...allowed } }]);
});

test('what the account knows from another device holds here too', async () => {
  consent.settle(allowed);
  serve({ ...signedIn, [address]: { body: { version: 1, ...refused, decidedAt: '2026-11-01T10:00:00Z' } } });
  renderPage(<ConsentSync />);
  await waitFor(() => expect(consent.allows('heatMap')).toBe(false));
});

test('a guest’s choice stays in the browser', async () => {
  consent.decide(refused);
  const requests = serve({});
  renderPage(<ConsentSync />);
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
  expect(requests).toEqual([]);
});

const terms = '/api/v1/auth/terms';
const newest = { version: termsVersion, acceptedAt: '2026-11-02T10:00:00Z' };

test.each([
  ['have changed', termsVersion - 1, 'We’ve changed our terms and privacy notice. Please read and accept them.'],
  ['were never put to them', null, 'Please read and accept our terms and privacy notice.'],
])('people whose terms %s are asked, and no longer once they accept', async (_, version, sentence) => {
  serve({
    ...signedIn,
    [terms]: (body) => ({ body: body ? newest : { version, acceptedAt: null } }),
  });
  const { user } = renderPage(<TermsNotice />);
  const notice = await screen.findByRole('region', { name: 'Terms' });
  expect(notice).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull());
  const posted = expect.objectContaining({ method: 'POST', body: JSON.stringify({ version: termsVersion }) });
  expect(globalThis.fetch).toHaveBeenCalledWith(terms, posted);
});

test.each([
  ['a creator', sessionOf(influencer), true],
  ['a brand', sessionOf(brand()), true],
  ['staff', sessionOf(staff), false],
])('%s: whether the shell asks about the terms', async (_, session, asked) => {
  const open = { [sessionPath]: session, [terms]: { body: { version: null, acceptedAt: null } } };
  serve(open);
  openShell('/app/here');
  await screen.findByText('You are at /app/here');
  if (asked) expect(await screen.findByRole('region', { name: 'Terms' })).toBeVisible();
  else expect(globalThis.fetch).not.toHaveBeenCalledWith(terms, expect.anything());
});
