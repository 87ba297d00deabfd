import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { DoorPage } from './DoorPage';

const guest = {
  collabId: '01970000-0000-7000-8000-00000000c011',
  name: 'Ada Marsh',
  handle: 'ada',
  avatarPath: null,
  guests: 1,
  title: 'Supper for two',
  venue: 'Quay Street',
  note: 'I bring my sister.',
  handoffNote: 'Table 12.',
  visitAt: '2027-03-09T19:30:00.000Z',
  foodRisks: {
    ...{ open: true, until: '2027-03-10T07:30:00.000Z', own: { chosen: ['tree-nuts'], other: 'Kiwi' } },
    guests: [{ name: 'Tom', chosen: ['none'], other: null }],
  },
  capPence: 12_000,
  seal: 'sealed',
};
const { note: _, foodRisks: __, seal: ___, ...shown } = guest;
const isIn = { ...shown, checkedInAt: '2027-03-09T19:31:00.000Z', bill: null };
const billed = { pence: 14_200, coveredPence: 12_000, guestPaysPence: 2_200, status: 'awaiting' };
const opened = { body: { pass: 'a pass', endsAt: '2099-01-01T00:00:00.000Z' } };

function open(at: string, more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    '/api/v1/doors/of-ember/open': opened,
    '/api/v1/doors/of-ember/guests': { body: guest },
    '/api/v1/doors/of-ember/check-ins': { body: { checkedInAt: isIn.checkedInAt } },
    '/api/v1/doors/of-ember/checked-in': { body: { items: [] } },
    '/api/v1/doors/of-ember/bills': { body: billed },
    ...more,
  });
  const pages = (
    <Routes>
      <Route path="/check-in/:token?" element={<DoorPage />} />
    </Routes>
  );
  return { ...renderPage(pages, { at }), requests };
}

afterEach(() => localStorage.clear());

describe('the door', () => {
  it('opens with the PIN, shows who comes, and lets them in', async () => {
    const { user, requests } = open('/check-in/of-ember');
    await user.type(screen.getByLabelText('PIN'), '123456');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(await screen.findByLabelText('Code'), 'abcd 1234');
    await user.click(screen.getByRole('button', { name: 'Find guest' }));
    expect(await screen.findByText('I bring my sister.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByText('Ada Marsh is checked in. Enjoy the visit.')).toBeVisible();
    expect(requests).toContainEqual({
      path: '/api/v1/doors/of-ember/check-ins',
      body: { pass: 'a pass', collabId: guest.collabId, seal: 'sealed' },
    });
  });

  it('knows a phone that was let in when it scans a code', async () => {
    localStorage.setItem('tastemaker.door', JSON.stringify({ token: 'of-ember', ...opened.body }));
    open('/check-in?code=ABCD1234');
    expect(await screen.findByText('Ada Marsh')).toBeVisible();
  });

  it('R321: shows what the guest and those they bring must not be served, and nothing where nobody has said', async () => {
    localStorage.setItem('tastemaker.door', JSON.stringify({ token: 'of-ember', ...opened.body }));
    const { unmount } = open('/check-in?code=ABCD1234');
    const list = within(await screen.findByRole('list', { name: 'Allergies and diet' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ada Marsh:Tree nutsKiwi',
      'Tom:No allergies',
    ]);
    unmount();
    const unsaid = { ...guest, foodRisks: { open: true, until: null, own: null, guests: [] } };
    open('/check-in?code=ABCD1234', { '/api/v1/doors/of-ember/guests': { body: unsaid } });
    expect(await screen.findByText('Ada Marsh')).toBeVisible();
    expect(screen.queryByText('Allergies and diet')).toBeNull();
  });

  it('asks for the PIN again when it has been changed', async () => {
    localStorage.setItem('tastemaker.door', JSON.stringify({ token: 'of-ember', ...opened.body }));
    open('/check-in/of-ember?code=ABCD1234', {
      '/api/v1/doors/of-ember/guests': { status: 403, body: { code: 'collabs/pin-needed', detail: 'Type it again.' } },
    });
    expect(await screen.findByLabelText('PIN')).toBeVisible();
  });

  it('says what to do on a phone without a door', () => {
    open('/check-in?code=ABCD1234');
    expect(screen.getByText(/open your venue’s check-in link on this phone first/)).toBeVisible();
  });
});

describe('the bill', () => {
  const letIn = () => localStorage.setItem('tastemaker.door', JSON.stringify({ token: 'of-ember', ...opened.body }));
  const guestsAre = (...items: object[]) => ({ '/api/v1/doors/of-ember/checked-in': { body: { items } } });
  const sent = {
    path: '/api/v1/doors/of-ember/bills',
    body: { pass: 'a pass', collabId: guest.collabId, pence: 14_200 },
  };

  it('is typed as soon as a guest is in: at once the page says who pays what', async () => {
    letIn();
    const { user, requests } = open('/check-in?code=ABCD1234');
    await user.click(await screen.findByRole('button', { name: 'Check in' }));
    const bill = await screen.findByLabelText('Bill in pounds');
    expect(bill).toHaveAttribute('inputmode', 'decimal');
    await user.type(bill, '142');
    expect(screen.getByText('The offer covers £120. The guest pays £22.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByText('Saved. We’ve asked Ada Marsh to check it.')).toBeVisible();
    expect(screen.getAllByRole('definition').slice(-3).map(({ textContent }) => textContent)).toEqual(['£142', '£120', '£22']); // prettier-ignore
    expect(requests).toContainEqual(sent);
  });

  it('is typed later from the list of those who are in, and changed', async () => {
    letIn();
    const { user, requests } = open('/check-in/of-ember', guestsAre({ ...isIn, bill: { ...billed, pence: 12_400 } }));
    const list = within(await screen.findByRole('region', { name: 'Bills' }));
    await user.click(list.getByRole('button', { name: /Ada Marsh.*£124/ }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const bill = screen.getByLabelText('Bill in pounds');
    expect(bill).toHaveValue('124');
    await user.clear(bill);
    await user.type(bill, '142,00');
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByText('Saved. We’ve asked Ada Marsh to check it.')).toBeVisible();
    expect(requests).toContainEqual(sent);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it.each([
    ['confirmed', 'Confirmed. It can’t be changed any more.'],
    ['contested', 'Ada Marsh says this isn’t right. Our team will check with both sides and decide.'],
    ['settled', 'Our team has decided this bill.'],
  ])('cannot be changed once it is %s', async (status, sentence) => {
    letIn();
    const { user } = open('/check-in/of-ember', guestsAre({ ...isIn, bill: { ...billed, status } }));
    await user.click(await screen.findByRole('button', { name: /Ada Marsh.*£142/ }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('that the guest answers while the door changes it shows how it is, and can’t be changed any more', async () => {
    letIn();
    let answered = false;
    const { user } = open('/check-in/of-ember', {
      ...guestsAre(isIn),
      '/api/v1/doors/of-ember/checked-in': () => ({
        body: { items: [{ ...isIn, bill: { ...billed, status: answered ? 'confirmed' : 'awaiting' } }] },
      }),
      '/api/v1/doors/of-ember/bills': {
        status: 409,
        body: { code: 'collabs/wrong-step', detail: 'Already confirmed.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Ada Marsh.*£142/ }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.type(screen.getByLabelText('Bill in pounds'), '9');
    answered = true;
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByText('Confirmed. It can’t be changed any more.')).toBeVisible();
    expect(screen.getByText('£142')).toBeVisible();
    expect(screen.queryByLabelText('Bill in pounds')).toBeNull();
  });

  it('stays as typed when the network drops, and is saved when it is back', async () => {
    letIn();
    const { user } = open('/check-in/of-ember', guestsAre(isIn));
    await user.click(await screen.findByRole('button', { name: /Ada Marsh.*Enter bill/ }));
    const online = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.type(await screen.findByLabelText('Bill in pounds'), '142');
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Tastemaker.');
    expect(screen.getByLabelText('Bill in pounds')).toHaveValue('142');
    globalThis.fetch = online;
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByText('Saved. We’ve asked Ada Marsh to check it.')).toBeVisible();
  });

  it('asks for the PIN again when this phone is no longer let in', async () => {
    letIn();
    const { user } = open('/check-in/of-ember', {
      ...guestsAre(isIn),
      '/api/v1/doors/of-ember/bills': { status: 403, body: { code: 'collabs/pin-needed', detail: 'Type it again.' } },
    });
    await user.click(await screen.findByRole('button', { name: /Ada Marsh/ }));
    await user.type(await screen.findByLabelText('Bill in pounds'), '142');
    await user.click(screen.getByRole('button', { name: 'Save the bill' }));
    expect(await screen.findByLabelText('PIN')).toBeVisible();
  });
});
