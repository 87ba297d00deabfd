import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import {
  type Action,
  ada,
  atTheDoor,
  ben,
  cleo,
  letIn,
  type Listed,
  now,
  open,
  rows,
  said,
  setPhoneClock,
  Venue,
} from '../test/door';
import { Recovery } from './parts';

atTheDoor();

describe('tonight’s list', () => {
  it('opens with the PIN: who comes when, with how many, and who is in', async () => {
    await letIn(new Venue([{ ...ada, status: 'in', checkedInAt: now }, ben, cleo]));
    expect(screen.getByRole('heading', { name: 'Quay Street' })).toBeVisible();
    expect(screen.getByText('1 of 2 in')).toBeVisible();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ada Marsh@ada\.eats · Up to 2 people.*Checked in 19:00.*19:30/),
      expect.stringMatching(/^Bén Okoro@ben · On their own.*20:00/),
    ]);
  });

  it('R321: says in words what each of the party can’t eat, in the list and on the visit, and asks for it where they haven’t answered', async () => {
    const { user } = await letIn(new Venue());
    expect(rows()[0]).toHaveAccessibleName(/Can’t eat: Tree nuts, Kiwi · Tom: Milk/);
    expect(rows()[1]).toHaveAccessibleName(/Ask about allergies/);
    await user.click(rows()[0]!);
    const party = within(await screen.findByRole('list', { name: 'Allergies and diet' })).getAllByRole('listitem');
    expect(party.map(({ textContent }) => textContent)).toEqual(['Ada Marsh: Tree nuts, Kiwi', 'Tom: Milk']);
    await user.click(screen.getByRole('button', { name: 'All visits' }));
    await user.click(await screen.findByRole('button', { name: /Bén Okoro/ }));
    expect(await screen.findByRole('heading', { name: 'Bén Okoro' })).toBeVisible();
    const asked = within(screen.getByRole('region', { name: 'Allergies and diet' }));
    expect(asked.getByText('Please ask them about allergies.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Please ask them about allergies.');
  });

  it('a visit has what the floor must know: the handover note, what is included, and whom to call', async () => {
    const { user } = await letIn(new Venue());
    await user.click(rows()[0]!);
    expect(await screen.findByText('Table 12. Please film before nine.')).toBeVisible();
    expect(screen.getByText('Five courses for two')).toBeVisible();
    expect(screen.getByText('Up to £120')).toBeVisible();
    expect(screen.getByText('I bring my sister.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jo, 020 7946 0018' })).toHaveAttribute('href', 'tel:02079460018');
    const name = screen.getByRole('heading', { name: 'Ada Marsh' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Ada Marsh can’t eat: Tree nuts, Kiwi · Tom: Milk');
  });

  it('says how many visits don’t fit on a phone, and how to find their guests', async () => {
    const venue = new Venue();
    venue.left = 12;
    await letIn(venue);
    expect(await said(/^12 more visits don’t fit on this phone\. Find .* by their code\.$/)).toBeVisible();
  });

  it.each([
    ['2027-03-09T19:59:00.000Z', false],
    ['2027-03-09T20:00:00.000Z', true],
    ['2027-03-10T05:59:00.000Z', true],
    ['2027-03-10T06:00:00.000Z', false],
  ])('at %s, in the UK, it is dark: %s', async (moment, isDark) => {
    setPhoneClock(moment);
    await letIn(new Venue());
    expect(document.documentElement.classList.contains('night')).toBe(isDark);
  });

  it('has tomorrow, where nobody can be checked in yet', async () => {
    const { user } = await letIn(new Venue());
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(rows()).toHaveLength(1);
    await user.click(rows()[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('You can check Cleo Hart in from 10:00 tomorrow.');
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  });

  it.each(['ben', 'oko bé', '@BEN'])(
    'finds “%s” by name or handle, on any day and without a connection',
    async (typed) => {
      const venue = new Venue();
      const { user } = await letIn(venue);
      venue.goOffline();
      await user.type(screen.getByLabelText('Name, handle or code'), typed);
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(rows()[0]).toHaveTextContent('Bén Okoro');
    },
  );

  it('letters that are nobody’s name are the end of a code, which the server knows', async () => {
    const venue = new Venue(undefined, { '/api/v1/doors/of-ember/guests': { body: ben } });
    const { user } = await letIn(venue);
    await user.type(screen.getByLabelText('Name, handle or code'), 'k7q2');
    await user.click(await screen.findByRole('button', { name: 'Find guest by this code' }));
    expect(await screen.findByRole('heading', { name: 'Bén Okoro' })).toBeVisible();
    setPhoneClock('2027-03-09T19:02:00.000Z');
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    await said(/^Checked in/);
    const { seenAt, at, ...taken } = [...venue.taken.values()][0]!;
    expect(taken).toMatchObject({ how: 'code', code: 'K7Q2' });
    expect(Date.parse(at) - Date.parse(seenAt!)).toBe(120_000);
  });

  it('letters that are also in a name can still be looked up as a code', async () => {
    const venue = new Venue(undefined, { '/api/v1/doors/of-ember/guests': { body: cleo } });
    const { user } = await letIn(venue);
    await user.type(screen.getByLabelText('Name, handle or code'), 'oko');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Find guest by this code' })).toBeNull();
    await user.type(screen.getByLabelText('Name, handle or code'), 'ro');
    await user.click(screen.getByRole('button', { name: 'Find guest by this code' }));
    expect(await screen.findByRole('heading', { name: 'Cleo Hart' })).toBeVisible();
  });

  it('without a connection, a code can’t be looked up, and the page says what to do', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.type(screen.getByLabelText('Name, handle or code'), 'k7q2');
    await user.click(await screen.findByRole('button', { name: 'Find guest by this code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Find them by name.');
  });
});

describe('what is done at the door', () => {
  it('is recorded here without a connection, and checked in once the server has answered', async () => {
    const venue = new Venue();
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    expect(await screen.findByText(/^Recorded here 19:00/)).toBeVisible();
    expect(venue.taken.size).toBe(0);
    venue.goOnline();
    expect(await screen.findByText(/^Checked in 19:00/)).toBeVisible();
    expect([...venue.taken.values()]).toEqual([
      { ...{ id: expect.any(String), kind: 'check-in', how: 'name' }, collabId: ada.collabId, at: expect.any(String) },
    ]);
  });

  it('outlives the page: what was recorded is there again, and is sent once, in order, with its own time', async () => {
    const venue = new Venue();
    const { user, unmount } = await letIn(venue);
    venue.goOffline();
    for (const name of [/Bén Okoro/, /Ada Marsh/]) {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(await screen.findByRole('button', { name: 'Check in' }));
      await said(/^Recorded here/);
      await user.click(screen.getByRole('button', { name: 'All visits' }));
    }
    expect(await screen.findByText(/2 to send/)).toBeVisible();
    unmount();
    open();
    expect(await screen.findByText('2 of 2 in')).toBeVisible();
    expect(screen.getAllByText(/^Recorded here/)).toHaveLength(2);
    venue.goOnline();
    await waitFor(() => expect(screen.getAllByText(/^Checked in/)).toHaveLength(2));
    const sent = venue.requests.filter(({ path }) => path.endsWith('/actions'));
    const ids = sent.flatMap(({ body }) => (body as { actions: Action[] }).actions.map(({ collabId }) => collabId));
    expect(ids).toEqual([ben.collabId, ada.collabId]);
  });

  it('running late and a no-show take two taps', async () => {
    const venue = new Venue([{ ...ada, visitAt: '2027-03-09T18:30:00.000Z' }, ben, cleo]);
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Running late' }));
    await user.click(screen.getByRole('button', { name: '20 min' }));
    await said(/^Running 20 min late/);
    expect(screen.getByRole('heading', { name: 'Ada Marsh' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'No-show' }));
    await user.click(screen.getByRole('button', { name: 'They didn’t come' }));
    await said(/^No-show, recorded here/);
    venue.goOnline();
    await waitFor(() => expect([...venue.taken.values()].map(({ kind }) => kind)).toEqual(['late', 'no-show']));
  });

  it('counts nobody where all visits of the day were cancelled', async () => {
    await letIn(new Venue([{ ...ada, status: 'cancelled' }]));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByText(/^\d+ of \d+ in$/)).toBeNull();
  });

  it('a visit that was cancelled says so, and lets nobody in', async () => {
    const { user } = await letIn(new Venue([{ ...ada, status: 'cancelled' }, ben]));
    expect(screen.getByText('0 of 1 in')).toBeVisible();
    await user.click(rows()[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ada Marsh’s visit has been cancelled.');
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  });
});

describe('the bill', () => {
  const isIn: Listed = { ...ada, status: 'in', checkedInAt: now };
  const billed = { pence: 14_200, coveredPence: 12_000, guestPaysPence: 2_200, status: 'awaiting' } as const;

  it('is typed as soon as a guest is in, also without a connection: at once the page says who pays what', async () => {
    const venue = new Venue([isIn, ben]);
    const { user } = await letIn(venue);
    venue.goOffline();
    await user.click(rows()[0]!);
    const bill = await screen.findByLabelText('Bill in pounds');
    expect(bill).toHaveAttribute('inputmode', 'decimal');
    await user.type(bill, '142,00');
    expect(screen.getByText('The offer covers £120. The guest pays £22.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    await said(/^Recorded here\.$/);
    venue.goOnline();
    expect(await screen.findByText('Saved. We’ve asked Ada Marsh to check it.')).toBeVisible();
    const amounts = within(screen.getByRole('region', { name: 'Bill' })).getAllByRole('definition');
    expect(amounts.map(({ textContent }) => textContent)).toEqual(['£142', '£120', '£22']);
  });

  it('that the server refuses isn’t called saved', async () => {
    const venue = new Venue([{ ...isIn, bill: { ...billed, pence: 12_000 } }, ben]);
    const { user } = await letIn(venue);
    await user.click(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    venue.refusal = { code: 'collabs/bill-newer', detail: 'Someone has entered another bill for this guest since.' };
    await user.clear(screen.getByLabelText('Bill in pounds'));
    await user.type(screen.getByLabelText('Bill in pounds'), '100');
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByText(/^This bill wasn’t accepted. Someone has entered another bill/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Bill' })).getAllByRole('definition')[0]).toHaveTextContent(
      '£120',
    );
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  it('is changed until the guest has answered', async () => {
    const venue = new Venue([{ ...isIn, bill: { ...billed, pence: 12_400 } }, ben]);
    const { user } = await letIn(venue);
    await user.click(rows()[0]!);
    expect(await screen.findByText('Waiting for Ada Marsh to check it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const bill = screen.getByLabelText('Bill in pounds');
    expect(bill).toHaveValue('124');
    await user.clear(bill);
    await user.type(bill, '142');
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByText('Saved. We’ve asked Ada Marsh to check it.')).toBeVisible();
    expect([...venue.taken.values()]).toEqual([expect.objectContaining({ kind: 'bill', pence: 14_200 })]);
  });

  it.each([
    ['confirmed', 'Confirmed. It can’t be changed any more.'],
    ['contested', 'Ada Marsh says this isn’t right. Our team will check with both sides and decide.'],
    ['settled', 'Our team has decided on this bill.'],
  ] as const)('cannot be changed once it is %s', async (status, sentence) => {
    const { user } = await letIn(new Venue([{ ...isIn, bill: { ...billed, status } }, ben]));
    await user.click(rows()[0]!);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});

it('is blurred in the app switcher, as soon as it loses the focus, and clear again when someone comes back', async () => {
  await letIn(new Venue());
  const isCovered = () => document.body.classList.contains('covered');
  for (const [leave, back] of [['blur', 'focus'], ['pagehide', 'pageshow']] as const) {
    window.dispatchEvent(new Event(leave));
    expect(isCovered()).toBe(true);
    window.dispatchEvent(new Event(back));
    expect(isCovered()).toBe(false);
  }
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isCovered()).toBe(hidden);
  }
}); // prettier-ignore

it('says what to do instead of showing a blank page when a part of it fails', async () => {
  const Broken = () => {
    throw new Error('Failed to fetch dynamically imported module');
  };
  render(createElement(Recovery, null, createElement(Broken)), { onCaughtError: () => undefined });
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});

it('says what to do on a phone that has never opened a door', async () => {
  open(null, 'http://localhost/check-in?code=ABCD1234');
  expect(await screen.findByText(/open your venue’s check-in link on this phone first/)).toBeVisible();
});

it('a code that the phone’s own camera read shows its guest, who is then checked in', async () => {
  const venue = new Venue(undefined, { '/api/v1/doors/of-ember/guests': { body: ben } });
  (await letIn(venue)).unmount();
  const { user } = open(null, 'http://localhost/check-in?code=ABCD1234');
  expect(await screen.findByRole('heading', { name: 'Bén Okoro' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  await said(/^Checked in/);
  expect([...venue.taken.values()]).toEqual([expect.objectContaining({ code: 'ABCD1234' })]);
});
