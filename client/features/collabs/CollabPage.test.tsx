import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { setProductTime } from '../../api/clock';
import type { Collab, CollabCost, FoodRisks } from '../../api/collabs';
import { aCollab, aPiece } from '../../test/collab';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../test/server';
import { CollabPage } from './CollabPage';

const { id } = aCollab();

const freeCost: CollabCost = {
  approval: { source: 'free', pricePence: 0, freeLeft: 2, keptLeft: 0 },
  taken: null,
  returnsUntil: null,
};
const paidFirst: CollabCost = {
  ...freeCost,
  approval: { source: 'checkout', pricePence: 9_900, freeLeft: 0, keptLeft: 0 },
};
const approve = 'Approve · uses 1 of 2 included Collabs';

async function show(collab: Collab, reader = brand(), more: Parameters<typeof serve>[0] = {}, search = '') {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [`/api/v1/collabs/${id}`]: { body: collab },
    [`/api/v1/collabs/${id}/cost`]: { body: freeCost },
    [`/api/v1/collabs/${id}/food-risks`]: { body: { open: false, until: null, own: null, guests: [] } },
    [`/api/v1/collabs/${id}/own-food-risks`]: { body: { toldAt: null, own: null, guests: [] } },
    ...more,
  });
  const view = renderPage(
    <Routes>
      <Route path="/app/collabs/:id" element={<CollabPage />} />
    </Routes>,
    { at: `/app/collabs/${id}${search}` },
  );
  await screen.findByRole('heading', { level: 1, name: collab.terms.title });
  return { ...view, requests };
}

describe('CollabPage', () => {
  it.each([
    ['dressCode', 'Dress code'],
    ['houseRules', 'House rules'],
    ['notIncluded', 'Not included'],
    ['contactOnTheDay', 'Contact'],
  ])('says on the ticket what was agreed of the visit, and nothing where nothing was: %s', async (field, label) => {
    const { terms } = aCollab();
    const { unmount } = await show(aCollab({ terms: { ...terms, [field]: 'As agreed' } }), influencer);
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText('As agreed')).toBeVisible();
    unmount();
    await show(aCollab({ terms: { ...terms, [field]: '' } }), influencer);
    expect(screen.getByText('Guests')).toBeVisible();
    expect(screen.queryByText(label)).toBeNull();
  });

  it('offers the steps that the server names, and no others', async () => {
    await show(aCollab({ actions: ['approve', 'decline'] }));
    await screen.findByRole('button', { name: approve });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([approve, 'Decline']);
    expect(screen.getByText('It’s your turn to answer this request.')).toBeVisible();
  });

  it('says who asks for what', async () => {
    const { unmount } = await show(aCollab({ actions: ['approve'] }));
    expect(await screen.findByText(/^@ada requested “Supper for two”\. Please answer by/)).toBeVisible();
    unmount();
    await show(aCollab({ actions: ['approve'], requestedBy: 'brand', waitingFor: 'influencer' }), influencer);
    expect(await screen.findByText(/^Harbour Lights invites you to “Supper for two”\./)).toBeVisible();
  });

  it('leads the brand to what the influencer shows of themselves, and counts no followers that nobody has told', async () => {
    const { influencer: person } = aCollab();
    const { unmount } = await show(aCollab({ actions: ['approve'], influencer: { ...person, followers: 0 } }));
    expect(screen.getByRole('link', { name: /^Profile/ })).toHaveAttribute('href', `/i/${person.handle}`);
    expect(screen.getByText(person.name)).toBeVisible();
    unmount();
    await show(aCollab(), influencer);
    expect(screen.queryByRole('link', { name: /^Profile/ })).not.toBeInTheDocument();
  });

  it.each([
    ['while it is only asked for', { stage: 1 }, 'Requested'],
    ['once it is approved', { stage: 3 }, 'In progress'],
    ['once the request is declined', { stage: 1, outcome: 'declined' }, 'No longer needed: 1 reel.'],
  ] as const)('shows the status of a piece %s', async (_, changes, words) => {
    await show(aCollab({ ...changes, deliverables: [aPiece()] }));
    expect(within(screen.getByRole('region', { name: 'Content' })).getByText(words)).toBeVisible();
  });

  it.each([
    ['open', 1],
    ['declined', 0],
  ] as const)('names the rights to a piece while there may be one: %s', async (outcome, times) => {
    const rights = {
      agreed: { months: 12, channels: ['website'] },
      until: null,
      running: true,
      renewals: [],
      end: null,
    };
    await show(aCollab({ stage: 1, outcome, deliverables: [{ ...aPiece(), rights } as ReturnType<typeof aPiece>] }));
    expect(within(screen.getByRole('region', { name: 'Content' })).queryAllByText(/^Usage rights/)).toHaveLength(times);
  });

  it('R321: a brand sees what nobody of the party must be served, and nothing where nobody has said', async () => {
    const booked = aCollab({ stage: 4, visitAt: '2099-03-10T19:00:00.000Z' });
    const risks = (own: FoodRisks['own'], guests: FoodRisks['guests'] = []) => ({
      [`/api/v1/collabs/${id}/food-risks`]: { body: { open: true, until: null, own, guests } },
    });
    const tom: FoodRisks['guests'][number] = { name: 'Tom', chosen: ['none'], other: null };
    const { unmount } = await show(booked, brand(), risks({ chosen: ['fish', 'vegan'], other: 'Strawberries' }, [tom]));
    const list = await screen.findByRole('list', { name: 'Allergies and diet' });
    expect(within(list).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada Marsh:FishVeganStrawberries', 'Tom:No allergies']); // prettier-ignore
    unmount();
    const { requests } = await show(booked, brand(), risks(null));
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/food-risks'))).toBe(true));
    expect(screen.queryByText(/allergies|not said/i)).toBeNull();
  });

  it('shows the new stage as soon as a step has been taken', async () => {
    const approved = aCollab({ stage: 3, waitingFor: 'influencer' });
    const { user } = await show(aCollab({ actions: ['approve', 'decline'] }), brand(), {
      [`/api/v1/collabs/${id}/approve`]: { body: approved },
    });
    await user.click(await screen.findByRole('button', { name: approve }));
    expect(await screen.findByRole('img', { name: 'Stage 2 of 5: Approved' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('says what the server refused, beside the button', async () => {
    const { user } = await show(aCollab({ actions: ['approve'] }), brand(), {
      [`/api/v1/collabs/${id}/approve`]: { status: 409, body: { detail: 'This Collab has ended.' } },
    });
    await user.click(await screen.findByRole('button', { name: approve }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This Collab has ended.');
  });

  it('takes no more than the button said', async () => {
    const { user, requests } = await show(aCollab({ actions: ['approve'] }), brand(), {
      [`/api/v1/collabs/${id}/approve`]: {
        status: 409,
        body: { code: 'collabs/costs-more', detail: 'This Collab costs £75 now.' },
      },
    });
    await user.click(await screen.findByRole('button', { name: approve }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This Collab costs £75 now.');
    expect(requests).toContainEqual({ path: `/api/v1/collabs/${id}/approve`, body: { agreedPence: 0 } });
    await waitFor(() => expect(requests.filter(({ path }) => path.endsWith('/cost')).length).toBeGreaterThan(1));
  });

  it('leads a brand that has to pay first to the card provider', async () => {
    const { user, loadedAfresh } = await show(aCollab({ actions: ['approve', 'decline'] }), brand(), {
      [`/api/v1/collabs/${id}/cost`]: { body: paidFirst },
      [`/api/v1/collabs/${id}/approve`]: {
        status: 402,
        body: { code: 'collabs/payment-needed', detail: 'Pay first.' },
      },
      [`/api/v1/billing/collabs/${id}/checkout`]: { body: { sessionId: 'cs_1', url: 'https://pay.test/cs_1' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve · £99 now' }));
    await waitFor(() => expect(loadedAfresh).toEqual(['https://pay.test/cs_1']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says who cannot pay why, beside the button', async () => {
    const { user } = await show(aCollab({ actions: ['approve'] }), brand(), {
      [`/api/v1/collabs/${id}/cost`]: { body: paidFirst },
      [`/api/v1/collabs/${id}/approve`]: {
        status: 402,
        body: { code: 'collabs/payment-needed', detail: 'Pay first.' },
      },
      [`/api/v1/billing/collabs/${id}/checkout`]: { status: 403, body: { detail: 'Please ask an owner.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve · £99 now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please ask an owner.');
  });

  it('lets staff act for a side with their reason, and says that only the brand can pay', async () => {
    const { user, requests } = await show(aCollab({ actions: ['approve'] }), staff, {
      [`/api/v1/collabs/${id}/approve`]: { status: 402, body: { detail: 'Only the brand can pay for this.' } },
    });
    await user.selectOptions(await screen.findByLabelText('What to do'), 'Approve the request');
    await user.type(screen.getByLabelText('Why'), 'They rang us');
    await user.click(screen.getByRole('button', { name: 'Carry out this step' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only the brand can pay for this.');
    expect(requests).toContainEqual({ path: `/api/v1/collabs/${id}/approve`, body: { reason: 'They rang us' } });
  });

  it('does not offer to pay twice to a brand that comes back from paying', async () => {
    await show(
      aCollab({ actions: ['approve', 'decline'] }),
      brand(),
      { [`/api/v1/collabs/${id}/cost`]: { body: paidFirst } },
      '?payment=success',
    );
    expect(await screen.findByRole('button', { name: 'Approve · £99 now' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(screen.getByText(/We’re confirming your payment/)).toBeVisible();
  });

  it('shows the code as soon as the door opens, even on a page already open', async () => {
    const scheduled = aCollab({ stage: 4, visitAt: '2099-03-10T19:00:00.000Z' });
    const code = { code: 'TABLE123', url: 'https://tastemaker.test/check-in?c=1', endsAt: '2099-03-10T18:00:30.000Z' };
    setProductTime('2099-03-10T16:59:00.000Z');
    await show(scheduled, influencer, { [`/api/v1/collabs/${id}/check-in-code`]: { body: code } });
    expect(screen.queryByLabelText(/^Code /)).toBeNull();

    act(() => setProductTime('2099-03-10T17:00:00.000Z'));
    expect(await screen.findByLabelText('Code T A B L E 1 2 3')).toBeVisible();
    act(() => setProductTime(new Date().toISOString()));
  });

  it('keeps the code, the venue’s phone number and directions for a late guest until the door closes', async () => {
    const terms = { ...aCollab().terms, contactOnTheDay: 'Ask for Rosa, 020 7946 0123' };
    const scheduled = aCollab({ stage: 4, waitingFor: 'influencer', visitAt: '2099-03-10T19:00:00.000Z', terms });
    const code = { code: 'TABLE123', url: 'https://tastemaker.test/check-in?c=1', endsAt: '2099-03-12T18:58:30.000Z' };
    setProductTime('2099-03-12T18:58:00.000Z');
    await show(scheduled, influencer, { [`/api/v1/collabs/${id}/check-in-code`]: { body: code } });
    const shown = await screen.findByLabelText('Code T A B L E 1 2 3');
    expect(shown.compareDocumentPosition(screen.getByRole('heading', { name: 'Harbour Lights' }))).toBe(4); // the ticket follows
    expect(screen.getByText(/^Running late\? Let the venue know\. Your code works until/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Harbour Lights, Quay Street, Bristol')),
    );
    expect(screen.getByText(/^Your visit began on Tue 10 Mar, 19:00/)).toBeVisible();

    act(() => setProductTime('2099-03-12T19:00:00.000Z'));
    await waitFor(() => expect(screen.queryByLabelText(/^Code /)).toBeNull());
    act(() => setProductTime(new Date().toISOString()));
  });

  it('shows the brand how it was paid, and the influencer nothing of it', async () => {
    const scheduled = aCollab({ stage: 4, actions: ['cancel'], visitAt: '2099-03-10T19:00:00.000Z' });
    const taken = { source: 'invoice', pricePence: 7_500, state: 'spent', usableUntil: null };
    const cost = { approval: null, taken, returnsUntil: '2099-03-08T19:00:00.000Z' };
    const { user, unmount } = await show(scheduled, brand(), { [`/api/v1/collabs/${id}/cost`]: { body: cost } });
    expect(await screen.findByText('£75, by invoice')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel this visit' }));
    expect(await screen.findByText('You’ll get your credit back.')).toBeVisible();
    unmount();

    const { requests } = await show(scheduled, influencer);
    expect(requests.filter(({ path }) => path.endsWith('/cost'))).toEqual([]);
    expect(screen.queryByText('Paid with')).toBeNull();
  });

  it('sends the reason with a decline', async () => {
    const { user, requests } = await show(aCollab({ actions: ['approve', 'decline'] }), brand(), {
      [`/api/v1/collabs/${id}/decline`]: { body: aCollab({ outcome: 'declined', waitingFor: 'nobody' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.type(await screen.findByLabelText('Reason (optional)'), 'Fully booked');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(requests).toContainEqual({ path: `/api/v1/collabs/${id}/decline`, body: { reason: 'Fully booked' } }),
    );
    expect(await screen.findByText('This request was declined.')).toBeInTheDocument();
  });

  describe('cancelling a visit', () => {
    const visitAt = '2099-03-10T19:00:00.000Z';
    const booked = aCollab({ stage: 4, actions: ['cancel'], visitAt, freeChangeUntil: '2099-03-08T19:00:00.000Z' });
    const cancelled = { [`/api/v1/collabs/${id}/cancel`]: { body: { ...booked, outcome: 'cancelled', actions: [] } } };
    const begin = async (reader: Parameters<typeof show>[1], more: Parameters<typeof serve>[0] = cancelled) => {
      const shown = await show(booked, reader, more);
      await shown.user.click(await screen.findByRole('button', { name: 'Cancel this visit' }));
      const form = within(await screen.findByRole('dialog', { name: 'Cancel this visit?' }));
      const sent = () => shown.requests.filter(({ path }) => path.endsWith('/cancel')).map(({ body }) => body);
      return { ...shown, form, sent };
    };

    it('says what it costs, takes a reason, and can be left alone', async () => {
      const { user, form, sent } = await begin(influencer);
      expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep visit', 'Cancel visit']);
      expect(form.getByText('This isn’t late: the deadline is Sun 8 Mar, 19:00.')).toBeVisible();
      expect(form.getByText('Harbour Lights gets its credit back.')).toBeVisible();
      expect(form.getByText('Yours won’t change.')).toBeVisible();
      await user.click(form.getByRole('button', { name: 'Keep visit' }));
      expect(sent()).toEqual([]);

      await user.click(await screen.findByRole('button', { name: 'Cancel this visit' }));
      await user.type(await screen.findByLabelText('Reason (optional)'), 'I am ill');
      await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
      expect(await screen.findByText('This Collab was cancelled.')).toBeVisible();
      expect(sent()).toEqual([{ reason: 'I am ill' }]);
      expect(screen.queryByRole('heading', { name: /^The visit, / })).toBeNull();
    });

    it('staff cancel in the same form, and say why', async () => {
      const says = 'Please give a reason.';
      const { user, form } = await begin(staff, {
        [`/api/v1/collabs/${id}/cancel`]: { status: 400, body: { detail: says, errors: { reason: says } } },
      });
      expect(screen.queryByLabelText('What to do')).toBeNull();
      await user.click(form.getByRole('button', { name: 'Cancel visit' }));
      expect(await form.findByText(says)).toBeVisible();
      expect(form.getByLabelText('Why')).toBeInvalid();
    });
  });

  it('keeps the caption of a post over a reload until it is published', async () => {
    const draft = { status: 'draft', approvedAt: '2027-03-05T12:00:00.000Z', caption: 'Ad' } as const;
    const piece = aPiece({ ...draft, actions: ['publish'] });
    const collab = aCollab({ stage: 5, deliverables: [piece] });
    const published = { [`/api/v1/deliverables/${piece.id}/publish`]: { body: aCollab({ stage: 6 }) } };
    const open = async () => {
      const shown = await show(collab, influencer, published);
      return { ...shown, caption: await screen.findByLabelText('Caption') };
    };
    const first = await open();
    await first.user.type(first.caption, ': supper by the sea');
    first.unmount();

    const { user, caption, unmount } = await open();
    expect(caption).toHaveValue('Ad: supper by the sea');
    expect(screen.getByText('We kept what you typed.')).toBeVisible();
    await user.type(screen.getByLabelText('Address of the post'), 'https://www.instagram.com/reel/Cabc123/');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
    unmount();

    expect((await open()).caption).toHaveValue('Ad');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });
});
