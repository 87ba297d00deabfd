import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  doorKeyAlgorithm,
  encodeCode,
  exportDoorKey,
  signedCodeUrl,
  windowOf,
} from '../../server/contract/rules/signed-code';
import { type Action, ada, atTheDoor, ben, cleo, letIn, open, rows, said, setPhoneClock, Venue } from '../test/door';
import { DoorPhone } from './door-phone';
import { pauseAfter } from './reception';
import { present } from './scanned-code';

atTheDoor();

type Page = Awaited<ReturnType<typeof letIn>>;

/** Checks this guest in by name, without waiting for the server. */
async function checkIn({ user }: Page, name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  await said(/^(Recorded here|Checked in)/);
  await user.click(screen.getByRole('button', { name: 'All visits' }));
  await screen.findByRole('heading', { name: 'Quay Street' });
}

const to = (venue: Venue, end: string) => venue.requests.filter(({ path }) => path.endsWith(end));
const sentBy = (venue: Venue) => to(venue, '/actions').map(({ body }) => body as { sentAt: string; actions: Action[] });
const minutesApart = (one: string, other: string) => Math.round((Date.parse(one) - Date.parse(other)) / 60_000);

describe('the times of what was recorded', () => {
  it('are right on a phone that is ten minutes slow, also after a new PIN and a reload', async () => {
    const venue = new Venue();
    venue.phoneIsSlowBy = 10;
    const page = await letIn(venue);
    venue.goOffline();
    await checkIn(page, /Ada Marsh/);
    page.unmount();
    venue.withdrawPin();
    venue.goOnline();
    const next = open();
    await next.user.type(await screen.findByLabelText('PIN'), '654321');
    await next.user.click(screen.getByRole('button', { name: 'Open' }));
    await said(/^Checked in/);
    const { sentAt, actions } = sentBy(venue).at(-1)!;
    expect([minutesApart(sentAt, actions[0]!.at), minutesApart(sentAt, '2027-03-09T19:10:00.000Z')]).toEqual([0, 0]);
  });

  it('are right when the phone’s clock was corrected before it sends', async () => {
    const venue = new Venue();
    venue.phoneIsSlowBy = 10;
    const page = await letIn(venue);
    venue.goOffline();
    await checkIn(page, /Ada Marsh/);
    setPhoneClock('2027-03-09T19:10:00.000Z');
    venue.phoneIsSlowBy = 0;
    venue.goOnline();
    await said(/^Checked in/);
    const { sentAt, actions } = sentBy(venue).at(-1)!;
    expect(minutesApart(sentAt, actions[0]!.at)).toBe(0);
  });
});

describe('what the server refuses', () => {
  it('is shown with its reason and what to do, until someone has read it', async () => {
    const venue = new Venue();
    venue.refusal = { code: 'collabs/code-old', detail: 'This code has run out.' };
    const page = await letIn(venue);
    await checkIn(page, /Ada Marsh/);
    const notice = within(await screen.findByRole('region', { name: 'Please check' }));
    expect(notice.getByText(/^This check-in wasn’t accepted\. This code has run out\./)).toHaveTextContent(
      'They aren’t checked in. If they came, check them in by name.',
    );
    await page.user.click(notice.getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Please check' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Quay Street' })).toHaveFocus();
  });

  it('is read aloud once, and names a guest who isn’t on the list', async () => {
    const venue = new Venue();
    venue.conflicts = [
      {
        ...{ id: '01970000-0000-7000-8000-0000000000f2', collabId: 'unlisted', name: 'Dora Finch', handle: 'dora' },
        ...{ kind: 'check-in', outcome: 'conflict', code: 'collabs/code-used', detail: 'Already in.' },
        ...{
          at: '2027-03-09T18:50:00.000Z',
          door: 'Quay Street',
          otherAt: '2027-03-09T18:55:00.000Z',
          otherDoor: 'Bar',
        },
      },
    ];
    const { user } = await letIn(venue);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Dora Finch, 18:50Already in. This one is earlier than 18:55 (Bar), so it counts.');
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'All visits' }));
    expect(await screen.findByText(/^Already in\./)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a phone with little room', () => {
  const full = (method: 'add' | 'put') => {
    const stores = globalThis.IDBObjectStore.prototype;
    const real = stores[method];
    stores[method] = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    return () => void (stores[method] = real);
  };

  it('says that a check-in or a bill wasn’t stored', async () => {
    const isIn = { ...ben, status: 'in' as const, checkedInAt: '2027-03-09T18:50:00.000Z' };
    const { user } = await letIn(new Venue([ada, isIn]));
    const free = full('add');
    try {
      await user.click(rows()[0]!);
      await user.click(await screen.findByRole('button', { name: 'Check in' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^This phone couldn’t store that\. Write it down/);
      await user.click(screen.getByRole('button', { name: 'All visits' }));
      await user.click(await screen.findByRole('button', { name: /Bén Okoro/ }));
      await user.type(await screen.findByLabelText('Bill in pounds'), '90');
      await user.click(screen.getByRole('button', { name: 'Save the bill' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/^This phone couldn’t store that/);
    } finally {
      free();
    }
  });

  it('shows the list that it can’t store, and says so', async () => {
    const venue = new Venue();
    await letIn(venue);
    const free = full('put');
    try {
      venue.visits = [ada];
      venue.goOnline();
      expect(await screen.findByText(/^This phone couldn’t store your list/)).toBeVisible();
    } finally {
      free();
    }
  });

  it('says that nothing can be kept, instead of a blank page', async () => {
    const real = globalThis.IDBDatabase.prototype.transaction;
    globalThis.IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Blocked', 'InvalidStateError');
    };
    try {
      open();
      expect(await screen.findByText(/^This browser can’t store anything/)).toBeVisible();
    } finally {
      globalThis.IDBDatabase.prototype.transaction = real;
    }
  });
});

describe('weak reception', () => {
  /** Every answer arrives without its end. */
  const cut = () => {
    globalThis.fetch = (async () => ({
      ok: true,
      status: 200,
      json: () => Promise.reject(new SyntaxError('cut')),
    })) as never;
  };

  it('an answer that was cut off counts as none, also to the PIN and to a code', async () => {
    const venue = new Venue();
    const { fetch: whole } = globalThis;
    const page = open();
    cut();
    await page.user.type(await screen.findByLabelText('PIN'), '123456');
    await page.user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Tastemaker.');
    globalThis.fetch = whole;
    await page.user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('button', { name: /Ada Marsh/ });
    cut();
    await page.user.type(screen.getByLabelText('Name, handle or code'), 'k7q2');
    await page.user.click(await screen.findByRole('button', { name: 'Find guest by this code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Find them by name.');
    expect(screen.getByRole('button', { name: 'Find guest by this code' })).toBeEnabled();
    await page.user.clear(screen.getByLabelText('Name, handle or code'));
    await checkIn(page, /Ada Marsh/);
    expect(await screen.findByText(/^No connection.*1 to send/)).toBeVisible();
    globalThis.fetch = whole;
    venue.goOnline();
    await said(/^Checked in/);
    expect(venue.taken.size).toBe(1);
  });

  it('is tried again soon once the phone notices a connection, however long it had none', async () => {
    const venue = new Venue();
    const page = await letIn(venue);
    const { fetch: working } = globalThis;
    let tries = 0;
    globalThis.fetch = () => {
      tries += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await checkIn(page, /Ada Marsh/);
    for (let times = 1; times <= 6; times += 1) {
      const before = tries;
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(tries).toBeGreaterThan(before));
    }
    globalThis.fetch = working;
    await said(/^Checked in/);
    expect(venue.taken.size).toBe(1);
  });

  it.each([
    [1, 2_000],
    [4, 16_000],
    [5, 20_000],
    [60, 20_000],
  ])('after %i failures, the phone tries again in %i ms', (failures, ms) =>
    expect(pauseAfter(failures, true)).toBe(ms),
  );

  it('browsers without AbortSignal.timeout get their list', async () => {
    const real = AbortSignal.timeout;
    Object.assign(AbortSignal, { timeout: undefined });
    await letIn(new Venue()).finally(() => Object.assign(AbortSignal, { timeout: real }));
    expect(rows()).toHaveLength(2);
  });

  it('what is checked in stays so if the connection goes before the next list', async () => {
    const venue = new Venue();
    const page = await letIn(venue);
    venue.listWorks = false;
    await checkIn(page, /Ada Marsh/);
    await said(/^Checked in/);
    page.unmount();
    venue.goOffline();
    open(null);
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
    expect(screen.queryByText(/to send/)).toBeNull();
  });

  it('an action that always fails holds up neither the other guests nor the list', async () => {
    const venue = new Venue();
    const page = await letIn(venue);
    venue.goOffline();
    await checkIn(page, /Ada Marsh/);
    await checkIn(page, /Bén Okoro/);
    venue.poison = ada.collabId;
    venue.visits = [...venue.visits, { ...cleo, visitAt: ben.visitAt, name: 'Dora Finch', collabId: 'booked-since' }];
    venue.goOnline();
    expect(await screen.findByText(/^Checked in/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Dora Finch/ })).toBeVisible();
    expect(screen.getByText(/1 to send/)).toBeVisible();
    expect([...venue.taken.values()].map(({ collabId }) => collabId)).toEqual([ben.collabId]);
  });
});

it('what was recorded with another link waits for the right one, and is counted where the PIN is asked for', async () => {
  const venue = new Venue();
  const page = await letIn(venue);
  venue.goOffline();
  await checkIn(page, /Ada Marsh/);
  page.unmount();
  venue.visits = [ben]; // another brand’s
  venue.goOnline();
  const other = open('of-the-new-link');
  expect(await screen.findByText(/^1 recorded here and not sent yet\. We’ll send it/)).toBeVisible();
  await other.user.type(screen.getByLabelText('PIN'), '123456');
  await other.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: /Bén Okoro/ });
  await waitFor(() => expect(to(venue, '/actions')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Please check' })).toBeNull();
  other.unmount();
  venue.visits = [ada];
  await letIn(venue);
  await said(/^Checked in/);
});

describe('a signed code that was just read', () => {
  const shown = async () => {
    const keys = await crypto.subtle.generateKey(doorKeyAlgorithm, false, ['sign', 'verify']);
    const sign = { collabId: ada.collabId, venueId: ada.venueId, window: windowOf(new Date()) };
    const code = signedCodeUrl('https://tastemaker.test', await encodeCode(sign, keys.privateKey));
    return { code, publicKey: await exportDoorKey(keys.publicKey) };
  };

  it('and is still in view says that they’re in; a minute later it is a copy', async () => {
    const { code, publicKey } = await shown();
    const venue = new Venue([{ ...ada, publicKeys: [publicKey] }]);
    (await letIn(venue)).unmount();
    const phone = new DoorPhone('of-ember');
    const stop = phone.start();
    await waitFor(() => expect(phone.visits()).toHaveLength(1));
    const scan = () => present(phone, code, new Date(), null, () => undefined);
    expect(await scan()).toMatchObject({ collabId: ada.collabId, isFine: true });
    expect(await scan()).toEqual({
      says: 'Ada Marsh is already in. Hold the next code inside the frame.',
      isQuiet: true,
    });
    setPhoneClock('2027-03-09T19:01:01.000Z');
    const again = present(phone, code, new Date('2027-03-09T19:00:00.000Z'), null, () => undefined);
    expect(await again).toMatchObject({ by: { how: 'signed', wasIn: true }, isFine: false });
    await phone.sync();
    stop();
  });

  it('of a visit that isn’t listed asks the server first, and says that it is looking', async () => {
    const { code } = await shown();
    const venue = new Venue([ben]);
    (await letIn(venue)).unmount();
    const phone = new DoorPhone('of-ember');
    const stop = phone.start();
    await waitFor(() => expect(phone.visits()).toHaveLength(1));
    let looks = 0;
    const outcome = await present(phone, code, new Date(), null, () => void (looks += 1));
    const says = expect.stringMatching(/^This visit isn’t on your list\. .* by the letters below the code\.$/);
    expect([looks, outcome]).toEqual([1, { says, look: undefined, isQuiet: false }]);
    stop();
  });
});
