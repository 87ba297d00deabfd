import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GuestParty, RecentCreator } from '../../api/outcomes';
import { useSession } from '../../shell/session/session-context';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { WhoSentYouPage } from './WhoSentYouPage';

const creator = (collabId: string, name: string, handle: string): RecentCreator => ({
  ...{ collabId, name, handle, avatarPath: null, visitAt: '2027-03-09T19:30:00.000Z' },
});
const maya = creator('collab-2', 'Maya Fernandes', 'maya');
const creators = [maya, creator('collab-3', 'Ada Marsh', 'ada'), creator('collab-1', 'Maya Fernandes', 'maya')];
const party: GuestParty = {
  ...{ id: 'party-1', kind: 'named', collabId: 'collab-2', venueId: null, at: '2027-03-12T20:00:00.000Z' },
  ...{ covers: 3, spendPence: 9_000, source: 'tap' },
};

const Known = () => (useSession().actor.type === 'guest' ? null : <WhoSentYouPage />);

/** The current server: it counts, and forgets what is removed. */
function open({ known = creators, latest = [] as GuestParty[], reader = brand(), refuses = {} } = {}) {
  let counted = latest;
  const count = (kind: GuestParty['kind']) => (body: unknown) => {
    counted = [{ ...party, kind, ...(body as object), spendPence: null }, ...counted];
    return { body: { id: 'party-1', isNew: true } };
  };
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    '/api/v1/who-sent-you': () => ({ body: { creators: known, latest: counted } }),
    '/api/v1/named-guests': count('named'),
    '/api/v1/redemptions': count('redeemed'),
    '/api/v1/guests/party-1': () => {
      counted = counted.filter(({ id }) => id !== 'party-1');
      return { status: 204 };
    },
    ...refuses,
  });
  const sent = (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body);
  return { ...renderPage(<Known />, { at: '/app/brand/who-sent-you' }), sent };
}
const anyId = expect.stringMatching(/^[\da-f-]{36}$/);
const faces = async () => within(await screen.findByRole('list', { name: 'Creators' })).getAllByRole('button');

describe('who sent you?', () => {
  it('counts two guests with two taps, and takes them back with one', async () => {
    const { user, sent } = open();
    await user.click((await faces())[0]!);
    await user.click(within(screen.getByRole('dialog', { name: 'Maya Fernandes' })).getByRole('button', { name: 'Count 2 guests' }));
    expect(await screen.findByText('2 guests from Maya Fernandes counted.')).toBeVisible();
    expect(sent('/api/v1/named-guests')).toEqual([{ collabId: 'collab-2', covers: 2, externalId: anyId }]);
    expect(await screen.findByRole('button', { name: 'Remove 2 guests from Maya Fernandes' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull());
  }); // prettier-ignore

  it('shows each creator once, with the latest visit', async () => {
    open();
    expect((await faces()).map(({ textContent }) => textContent)).toEqual(['MFMaya Fernandes@maya', 'AMAda Marsh@ada']);
  });

  it('takes how many came, and what they spent', async () => {
    const { user, sent } = open();
    await user.click((await faces())[1]!);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'One fewer' }));
    const spent = screen.getByRole('textbox', { name: 'Spent in pounds (optional)' });
    await user.type(spent, 'a lot');
    await user.click(screen.getByRole('button', { name: 'Count 3 guests' }));
    expect(spent).toBeInvalid();
    await user.clear(spent);
    await user.type(spent, '84.50');
    await user.click(screen.getByRole('button', { name: 'Count 3 guests' }));
    await screen.findByText('3 guests from Ada Marsh counted.');
    expect(sent('/api/v1/named-guests')).toEqual([
      { collabId: 'collab-3', covers: 3, spendPence: 8_450, externalId: anyId },
    ]);
  });

  it('can’t count fewer than one', async () => {
    const { user } = open();
    await user.click((await faces())[0]!);
    await user.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(screen.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Count 1 guest' })).toBeVisible();
  });

  it('counts guests who said a word', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Please enter their code word.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'They gave a code word' }), 'maya');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Count 2 guests' }));
    await screen.findByText('2 guests from maya counted.');
    expect(sent('/api/v1/redemptions')).toEqual([{ said: 'maya', covers: 2, externalId: anyId }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'They gave a code word' })).toHaveValue(''));
  });

  it('sends the same id again after a fault, so that nobody is counted twice', async () => {
    const said = { code: 'outcomes/said-unknown', detail: 'None of your creators has the word or code “mya”.' };
    const { user, sent } = open({ refuses: { '/api/v1/redemptions': { status: 404, body: said } } });
    await user.type(await screen.findByRole('textbox', { name: 'They gave a code word' }), 'mya');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Count 2 guests' }));
    expect(await screen.findByText(said.detail)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Count 2 guests' }));
    await waitFor(() => expect(sent('/api/v1/redemptions')).toHaveLength(2));
    const [first, second] = sent('/api/v1/redemptions');
    expect(second).toEqual(first);
  });

  it('lists what was counted last, with its spend, and removes it', async () => {
    const { user } = open({ latest: [party, { ...party, id: 'party-2', kind: 'redeemed', collabId: 'collab-0', spendPence: null }] });
    const counted = within(await screen.findByRole('region', { name: 'Latest guests' })).getAllByRole('listitem');
    expect(counted.map(({ textContent }) => textContent)).toEqual([
      '3 guests from Maya FernandesBy name, Fri\u00a012\u00a0Mar, 20:00, spent £90Remove',
      '3 guests from an earlier creatorBy code word, Fri\u00a012\u00a0Mar, 20:00Remove',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove 3 guests from Maya Fernandes' }));
    expect(await screen.findByText('Removed.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
  }); // prettier-ignore

  it('says when creators appear, before any has visited', async () => {
    open({ known: [] });
    expect(await screen.findByText('Creators appear here after their visit.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'They gave a code word' })).toBeVisible();
  });

  it('offers another try where the server can’t answer', async () => {
    open({ refuses: { '/api/v1/who-sent-you': { status: 403, body: { code: 'request/forbidden', detail: 'No.' } } } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'You can’t see this page',
    ]);
  });

  it('is for brands', async () => {
    open({ reader: influencer });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Who sent you?');
  });
});
