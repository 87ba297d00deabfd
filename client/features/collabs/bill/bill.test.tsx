import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Collab } from '../../../api/collabs';
import { aBill, aCollab } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../../test/server';
import { BillStep } from './BillStep';

const { id, terms } = aCollab();
const address = `/api/v1/collabs/${id}/bill`;
const visited = (changes: Partial<Collab> = {}) =>
  aCollab({
    ...{ stage: 4, visitAt: '2027-03-04T19:00:00.000Z', checkedInAt: '2027-03-04T19:00:00.000Z' },
    ...changes,
  });
const billed = aBill();

function show(collab: Collab, reader = brand(), more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader), ...more });
  return { ...renderPage(<BillStep collab={collab} />), requests };
}
const amount = () => screen.findByLabelText('Bill in pounds');
const press = (name: string) => screen.findByRole('button', { name });
const factsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('a brand', () => {
  const untyped = visited({ billActions: ['type-bill'], terms: { ...terms, coversPence: 12_000 } });

  it('types the bill, and sees at once what the offer covers and what the guest pays', async () => {
    const { user, requests } = show(untyped, brand(), { [address]: { body: visited({ bill: billed }) } });
    await user.type(await amount(), '142');
    expect(screen.getByText('The offer covers £120. The guest pays £22.')).toBeVisible();
    await user.clear(await amount());
    await user.type(await amount(), '99.50');
    expect(screen.getByText('The offer covers all of it.')).toBeVisible();
    await user.click(await press('Save the bill'));
    await waitFor(() => expect(requests).toContainEqual({ path: address, body: { pence: 9_950 } }));
    expect(await screen.findByText('Saved. @ada has 48 hours to check it.')).toBeVisible();
  });

  it('reads until when it can enter the bill', async () => {
    show(untyped);
    const card = await screen.findByRole('region', { name: 'Bill' });
    await waitFor(() => expect(card).toHaveTextContent('You can enter it until Thu 18 Mar, 19:00.'));
  });

  it('is covered up to the value of the offer where that says nothing else', async () => {
    const { user } = show(visited({ billActions: ['type-bill'] }));
    await user.type(await amount(), '100');
    expect(screen.getByText('The offer covers £95. The guest pays £5.')).toBeVisible();
  });

  it.each(['', 'dear', '0', '200000'])(
    'refuses an amount that can’t be a bill, and sends nothing: “%s”',
    async (typed) => {
      const { user, requests } = show(untyped);
      if (typed) await user.type(await amount(), typed);
      await user.click(await press('Save the bill'));
      expect(await amount()).toBeInvalid();
      expect(screen.getByText('Please enter the bill in pounds, at most £100,000.')).toBeVisible();
      expect(requests.filter(({ path }) => path === address)).toEqual([]);
    },
  );

  it('changes a bill that nobody has answered, and reads why it cannot any more', async () => {
    const detail = '@ada has answered this bill.';
    const { user } = show(visited({ bill: billed, billActions: ['type-bill'] }), brand(), {
      [address]: { status: 409, body: { code: 'collabs/wrong-step', detail } },
    });
    await user.click(await press('Change'));
    expect(await amount()).toHaveValue('142');
    await user.clear(await amount());
    await user.type(await amount(), '124');
    await user.click(await press('Save the bill'));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(await amount()).toHaveValue('124');
    await user.click(await press('Cancel'));
    expect(await press('Change')).toBeVisible();
  });
});

describe('a creator', () => {
  const asked = visited({ bill: billed, billActions: ['confirm-bill', 'contest-bill'] });

  it('sees what they pay, until when they can answer, and confirms what they were shown', async () => {
    const confirmed = visited({ bill: aBill({ status: 'confirmed' }) });
    const { user, requests } = show(asked, influencer, { [`${address}/confirm`]: { body: confirmed } });
    const step = await screen.findByRole('region', { name: 'Is this bill right?' });
    expect(factsOf(step)).toEqual(['£142', '£95', '£47']);
    expect(await within(step).findByText('You pay')).toBeVisible();
    expect(step).toHaveTextContent('Please confirm or contest it by Sat 6 Mar, 22:00.');
    await user.click(await press('Confirm the bill'));
    await waitFor(() => expect(requests).toContainEqual({ path: `${address}/confirm`, body: { pence: 14_200 } }));
  });

  it('contests with words, and with what it was', async () => {
    const { user, requests } = show(asked, influencer, { [`${address}/contest`]: { body: visited() } });
    await user.click(await press('Contest the bill'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is the bill wrong?' }));
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('What’s wrong'), 'We had no wine.');
    await user.type(dialog.getByLabelText(/^What the bill was/), 'less');
    expect(dialog.getByText('Please enter an amount such as 142 or 142.50.')).toBeVisible();
    expect(confirm).toBeDisabled();
    await user.clear(dialog.getByLabelText(/^What the bill was/));
    await user.type(dialog.getByLabelText(/^What the bill was/), '98');
    await user.click(confirm);
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `${address}/contest`,
        body: { words: 'We had no wine.', pence: 9_800 },
      }),
    );
  });

  it('need not say what it was', async () => {
    const { user, requests } = show(asked, influencer, { [`${address}/contest`]: { body: visited() } });
    await user.click(await press('Contest the bill'));
    await user.type(await screen.findByLabelText('What’s wrong'), 'It was another table’s.');
    await user.click(await press('Confirm'));
    await waitFor(() =>
      expect(requests).toContainEqual({ path: `${address}/contest`, body: { words: 'It was another table’s.' } }),
    );
  });
});

describe('staff', () => {
  it('type it in place of the brand, and say why', async () => {
    const { user, requests } = show(visited({ billActions: ['type-bill'] }), staff, { [address]: { body: visited() } });
    await user.type(await screen.findByLabelText('Why'), 'They rang us');
    await user.type(await amount(), '98');
    await user.click(await press('Save the bill'));
    await waitFor(() =>
      expect(requests).toContainEqual({ path: address, body: { pence: 9_800, reason: 'They rang us' } }),
    );
  });

  it('are led to where they decide', async () => {
    show(visited({ bill: aBill({ status: 'contested', answer: 'No wine.' }), billActions: ['settle-bill'] }), staff);
    expect(await screen.findByRole('link', { name: 'Decide on the bill' })).toHaveAttribute(
      'href',
      `/app/admin/collab-explorer/${id}`,
    );
  });
});

it.each([
  [billed, brand(), '@ada can confirm or contest it until Sat 6 Mar, 22:00. After that it counts as confirmed.'],
  [aBill({ status: 'confirmed' }), influencer, 'Confirmed.'],
  [aBill({ status: 'contested', claimedPence: 9_800 }), influencer, 'You contested it and said that it was £98. Our team hears both sides and decides. Until then, the value agreed in the offer counts.'],
  [aBill({ status: 'contested' }), brand(), '@ada contested it. Our team hears both sides and decides. Until then, the value agreed in the offer counts.'],
  [aBill({ status: 'settled', agreedPence: 14_200 }), brand(), '@ada contested it. Our team decided that it’s right.'],
  [aBill({ status: 'settled', agreedPence: 11_000 }), brand(), '@ada contested it. Our team decided that it was £110, not £142.'],
])('shows its status: %#', async (bill, reader, sentence) => {
  show(visited({ bill }), reader);
  const card = await screen.findByRole('region', { name: 'Bill' });
  await waitFor(() => expect(card).toHaveTextContent(sentence));
  expect(within(card).queryByRole('button')).toBeNull();
}); // prettier-ignore

it('once staff have decided, shows what it was', async () => {
  const decided = aBill({ status: 'settled', agreedPence: 11_000, coveredPence: 9_500, guestPaysPence: 1_500 });
  show(visited({ bill: decided }));
  expect(factsOf(await screen.findByRole('region', { name: 'Bill' }))).toEqual(['£110', '£95', '£15']);
});

it('is not there before the visit', () => {
  const { container } = show(aCollab());
  expect(container.querySelector('section')).toBeNull();
});
