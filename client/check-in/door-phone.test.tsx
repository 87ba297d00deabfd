import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import {
  ada,
  atTheDoor,
  ben,
  emptyPhone,
  everythingKept,
  letIn,
  now,
  open,
  rows,
  said,
  setPhoneClock,
  Venue,
} from '../test/door';

atTheDoor();

describe('a conflict', () => {
  const conflict = {
    ...{ id: '01970000-0000-7000-8000-0000000000f1', collabId: ada.collabId, name: ada.name, handle: ada.handle },
    ...{
      kind: 'check-in' as const,
      outcome: 'conflict' as const,
      code: 'collabs/code-used',
      detail: 'Someone else has already checked this guest in.',
    },
    ...{ at: now, door: 'Quay Street', otherAt: '2027-03-09T18:55:00.000Z', otherDoor: 'All venues' },
  };

  it('is shown until someone says that they have read it, and not again', async () => {
    const venue = new Venue();
    venue.conflicts = [conflict];
    const { user, unmount } = await letIn(venue);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Ada Marsh, 19:00Someone else .* in\. The earlier one, 18:55 \(All venues\), counts\./,
    );
    unmount();
    open();
    await user.click(await screen.findByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    venue.goOnline(); // asks for the list again
    await waitFor(() => expect(venue.requests.filter(({ path }) => path.endsWith('/list')).length).toBeGreaterThan(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays in view as a line with the count, also on another visit, and the line leads to it', async () => {
    const venue = new Venue();
    venue.conflicts = [conflict, { ...conflict, id: '01970000-0000-7000-8000-0000000000f2', collabId: ben.collabId }];
    const { user } = await letIn(venue);
    await user.click(await screen.findByRole('button', { name: '2 problems to check' }));
    expect(screen.getByRole('region', { name: 'Please check' })).toHaveFocus();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: '1 problem to check' }));
    await screen.findByRole('heading', { name: 'Quay Street' });
    expect(within(await screen.findByRole('region', { name: 'Please check' })).getAllByRole('heading')).toHaveLength(2);
    for (const { name } of [ada, ben]) expect(screen.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    for (let left = 2; left > 0; left -= 1)
      await user.click(screen.getAllByRole('button', { name: 'I’ve read this' })[0]!);
    expect(screen.queryByRole('button', { name: /to check$/ })).toBeNull();
  });

  it('what the server does not take is said, even where its list says nothing', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    venue.visits = venue.visits.map((visit) => ({ ...visit, status: 'cancelled' as const }));
    venue.goOnline();
    expect(await screen.findByText('Ada Marsh’s visit has been cancelled.')).toBeVisible();
    const alert = within(await screen.findByRole('region', { name: 'Please check' })).getByRole('alert');
    expect(alert).toHaveTextContent(/Ada Marsh, 19:00This check-in wasn’t accepted\. Checked in elsewhere\.I’ve/);
    await user.click(within(alert).getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Please check' })).toBeNull());
  });
});

describe('what the phone keeps', () => {
  const personal = /Ada Marsh|ada\.eats|Tree nuts|tree-nuts|sister|Table 12/;
  const text = async () =>
    JSON.stringify(await everythingKept(), (_key, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? Buffer.from(value as ArrayBuffer).toString('latin1')
        : value,
    );

  it('nothing that can be read without the key, and no script can read the key', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    expect(await text()).toContain(ada.collabId);
    expect(await text()).not.toMatch(personal);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(personal);
    const [door] = (await everythingKept()).find(({ store }) => store === 'door')!.values as { key: CryptoKey }[];
    await act(() => expect(crypto.subtle.exportKey('raw', door!.key)).rejects.toThrow());
  });

  it('shows without a connection when the page is opened again', async () => {
    const venue = new Venue();
    const { unmount } = await letIn(venue);
    unmount();
    venue.goOffline();
    open(null); // the installed page
    expect(await screen.findByRole('button', { name: /Ada Marsh/ })).toBeVisible();
    expect(await screen.findByText(/^No connection\. You can carry on/)).toBeVisible();
  });

  it('is gone when its twelve hours are over', async () => {
    const venue = new Venue();
    const { unmount } = await letIn(venue);
    unmount();
    venue.goOffline();
    setPhoneClock('2027-03-10T07:00:01.000Z');
    open(null);
    expect(await screen.findByText(/^Your twelve hours are over/)).toBeVisible();
    expect(screen.getByLabelText('PIN')).toBeVisible();
    expect((await everythingKept()).find(({ store }) => store === 'door')!.values).toEqual([]);
  });

  it('is hidden while its clock has been set back, until the server has told the time', async () => {
    const venue = new Venue();
    const first = await letIn(venue);
    first.unmount();
    venue.goOffline();
    setPhoneClock('2027-03-09T21:00:00.000Z');
    const second = open(null); // a look moves the mark, without a list from the server
    expect(await screen.findByRole('button', { name: /Ada Marsh/ })).toBeVisible();
    second.unmount();
    setPhoneClock('2027-03-09T20:00:00.000Z');
    open(null);
    expect(await screen.findByText(/^This phone’s clock was set back/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Ada Marsh/ })).toBeNull();
    venue.phoneIsSlowBy = 60;
    venue.goOnline();
    expect(await screen.findByRole('button', { name: /Ada Marsh/ })).toBeVisible();
    expect(screen.queryByText(/clock was set back/)).toBeNull();
  });

  it('is gone when the PIN is withdrawn; what was recorded is sent after the next PIN', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    venue.withdrawPin();
    venue.goOnline();
    await user.type(await screen.findByLabelText('PIN'), '654321');
    expect(screen.getByRole('alert')).toHaveTextContent('This PIN no longer works.');
    expect(screen.getByText(/^1 recorded here and not sent yet\./)).toBeVisible();
    expect((await everythingKept()).find(({ store }) => store === 'door')!.values).toEqual([]);
    expect(venue.taken.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
    expect(venue.taken.size).toBe(1);
  });

  it('what was recorded is also sent by a new link to the same visits, when the first no longer works', async () => {
    const venue = new Venue();
    const { user, unmount } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    await said(/^Recorded here/);
    unmount();
    venue.goOnline();
    await letIn(venue, 'of-the-new-link');
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
    expect([...venue.taken.values()]).toEqual([expect.objectContaining({ collabId: ada.collabId })]);
  });

  it('stays when another tab signs in again: a withdrawn pass ends that pass only', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.withdrawPin();
    const tab = open();
    await tab.user.type(await screen.findByLabelText('PIN'), '654321');
    await tab.user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getAllByRole('list', { name: 'Visits' })).toHaveLength(2));
    tab.unmount();
    const passes = () => venue.requests.flatMap(({ body }) => (body as { pass?: string }).pass ?? []);
    const [old] = passes();
    const withNewPass = () => passes().filter((pass) => pass !== old).length;
    const before = withNewPass();
    venue.goOnline();
    await waitFor(() => expect(withNewPass()).toBeGreaterThan(before));
    await user.click(await screen.findByRole('button', { name: /Ada Marsh/ }));
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
  });

  it('says why it is gone when something else has deleted it', async () => {
    const venue = new Venue();
    await letIn(venue);
    await act(emptyPhone);
    venue.goOnline();
    expect(await screen.findByText(/^This phone has been signed out/)).toBeVisible();
  });

  it('has no allergies any more once the brand may not know them', async () => {
    const until = '2027-03-09T19:30:00.000Z';
    const venue = new Venue([{ ...ada, foodRisks: { ...ada.foodRisks, until } }, ben]);
    const { unmount } = await letIn(venue);
    expect(rows()[0]).toHaveAccessibleName(/Can’t eat/);
    unmount();
    venue.goOffline();
    setPhoneClock(until);
    open(null);
    await screen.findByRole('button', { name: /Ada Marsh/ });
    expect(rows()[0]).not.toHaveAccessibleName(/Can’t eat|Ask about allergies/);
  });

  it('a visit that was found by code, after the next list and without a connection', async () => {
    const venue = new Venue([ada], { '/api/v1/doors/of-ember/guests': { body: ben } });
    const { user, unmount } = await letIn(venue);
    await user.type(screen.getByLabelText('Name, handle or code'), 'k7q2');
    await user.click(await screen.findByRole('button', { name: 'Find guest by this code' }));
    expect(await screen.findByRole('heading', { name: 'Bén Okoro' })).toBeVisible();
    venue.goOnline();
    await waitFor(() => expect(venue.requests.filter(({ path }) => path.endsWith('/list')).length).toBeGreaterThan(1));
    unmount();
    venue.goOffline();
    open(null);
    expect(await screen.findByRole('button', { name: /Bén Okoro/ })).toBeVisible();
  });

  describe('faces', () => {
    const asked: (RequestInit | undefined)[] = [];
    const faceless = async () => {
      URL.createObjectURL = () => 'blob:of-ada';
      URL.revokeObjectURL = () => undefined;
      const venue = new Venue([{ ...ada, avatarPath: 'people/ada.webp' }, ben]);
      const { fetch: listed } = globalThis;
      const picture = async () => new TextEncoder().encode('Ada’s face').buffer;
      globalThis.fetch = (async (input: string, init?: RequestInit) =>
        input.startsWith('/api/v1/thumbs') && asked.push(init)
          ? { ok: true, arrayBuffer: picture }
          : listed(input, init)) as never;
      return letIn(venue);
    };
    const shown = () => waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', 'blob:of-ada'));
    const stored = async () => (await everythingKept()).find(({ store }) => store === 'faces')!;

    it('are encrypted like the list, under names that say nothing, and in no other cache', async () => {
      await faceless();
      await shown();
      await waitFor(async () => expect((await stored()).values).toHaveLength(1));
      expect(await text()).not.toMatch(/Ada’s face|ada\.webp/);
      expect(asked.at(-1)).toMatchObject({ cache: 'no-store' });
    });

    it('that can’t be read are fetched again', async () => {
      const { unmount } = await faceless();
      await waitFor(async () => expect((await stored()).values).toHaveLength(1));
      unmount();
      const { keys, values } = await stored();
      const [face] = values as { iv: Uint8Array; bytes: ArrayBuffer }[];
      const db = await openDB('tastemaker-door');
      await db.put('faces', { ...face, bytes: new ArrayBuffer(64) }, keys[0] as string);
      db.close();
      open();
      await shown();
    });
  });
});

it('asks the browser to keep what it stores, and says when the page opens offline', async () => {
  let asked = 0;
  let workerIsReady = () => undefined as void;
  const ready = new Promise<void>((tell) => (workerIsReady = tell));
  const more = { storage: { persist: async () => (asked += 1) }, serviceWorker: { ready } };
  for (const [name, value] of Object.entries(more))
    Object.defineProperty(navigator, name, { configurable: true, value });
  try {
    await letIn(new Venue());
    expect(asked).toBe(1);
    expect(screen.getByText('Connected. Getting ready to work offline.')).toBeVisible();
    workerIsReady();
    expect(await screen.findByText('Connected.')).toBeVisible();
  } finally {
    for (const name of Object.keys(more)) delete (navigator as unknown as Record<string, unknown>)[name];
  }
});

it('a code that opened the page is looked up once, not after each PIN', async () => {
  const looks = '/api/v1/doors/of-ember/guests';
  const venue = new Venue(undefined, { [looks]: { body: ben } });
  (await letIn(venue)).unmount();
  const { user } = open(null, 'http://localhost/check-in?code=ABCD1234');
  await user.click(await screen.findByRole('button', { name: 'All visits' }));
  venue.withdrawPin();
  venue.goOnline();
  await user.type(await screen.findByLabelText('PIN'), '654321');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: /Ada Marsh/ })).toBeVisible();
  expect(venue.requests.filter(({ path }) => path === looks)).toHaveLength(1);
});
