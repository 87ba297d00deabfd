import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collab } from '../../../api/collabs';
import { aCollab, aPiece } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { brand, influencer, serve, sessionOf, staff } from '../../../test/server';
import { OwedContent } from './OwedContent';

const owed: NonNullable<Collab['owed']> = {
  ...{
    pieces: 2,
    inWords: '2 stories',
    missing: '2 stories',
    toReview: null,
    toPost: null,
    lateSince: null,
    blocksRequests: false,
    closesAt: null,
  },
};
const late = { ...owed, lateSince: '2027-03-10T19:00:00.000Z' };
const claim: NonNullable<Collab['undeliveredClaim']> = {
  claimedAt: '2027-03-20T12:00:00.000Z',
  answerBy: '2027-03-22T12:00:00.000Z',
  words: 'We have written twice.',
  keepsContent: true,
  answer: null,
  settled: null,
};
const visited = (changes: Partial<Collab> = {}): Collab =>
  aCollab({
    ...{ stage: 4, contentDueAt: '2027-03-10T19:00:00.000Z', owed },
    deliverables: [1, 2, 3].map((each) => aPiece({ id: `01970000-0000-7000-8000-0000000000d${each}` })),
    ...changes,
  });

async function show(collab: Collab, reader: Parameters<typeof sessionOf>[0] = brand()) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [`/api/v1/collabs/${collab.id}/claim-undelivered`]: { body: collab },
    [`/api/v1/collabs/${collab.id}/ask-days`]: { body: collab },
  });
  const view = renderPage(<OwedContent collab={collab} />);
  await screen.findAllByText(/delivered|said|asked/);
  return { ...view, requests };
}

describe('OwedContent', () => {
  it('counts by piece what is delivered and what is missing', async () => {
    await show(visited());
    expect(screen.getByText(/1 of 3 delivered/)).toHaveTextContent(
      '1 of 3 delivered. Missing: 2 stories. Due Wed 10 Mar, 19:00.',
    );
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is set apart once it is late, and says when the Collab closes', async () => {
    await show(visited({ owed: { ...late, closesAt: '2027-04-24T18:00:00.000Z' } }));
    expect(screen.getByRole('heading', { name: 'The content is late' })).toBeVisible();
    expect(screen.getByText(/closes as undelivered on/)).toHaveTextContent('Sat 24 Apr, 19:00');
    expect(await screen.findByText(/Your credit comes back only if you claim/)).toBeVisible();
  });

  it('counts a draft that waits for review apart from what is missing, in the claim too', async () => {
    const waiting = { ...late, inWords: '1 reel and 1 story', missing: '1 story', toReview: '1 reel' };
    const { user } = await show(visited({ owed: waiting, actions: ['claim-undelivered'] }));
    const counted = await screen.findByText(/Waiting for your review/);
    expect(counted).toHaveTextContent('1 of 3 delivered. Waiting for your review: 1 reel. Missing: 1 story.');
    await user.click(await screen.findByRole('button', { name: 'Some content never came' }));
    expect(await screen.findByText(/^Missing: 1 story\. Still waiting for your review: 1 reel\./)).toBeVisible();
  });

  it('counts what is approved and still to be posted apart from what is missing', async () => {
    const approved = {
      ...late,
      pieces: 3,
      inWords: '1 reel and 2 stories',
      missing: null,
      toPost: '1 reel and 2 stories',
    };
    const { user } = await show(visited({ owed: approved, actions: ['claim-undelivered'] }));
    expect(await screen.findByText(/0 of 3 delivered/)).toHaveTextContent(
      '0 of 3 delivered. Approved, not posted yet: 1 reel and 2 stories.',
    );
    await user.click(screen.getByRole('button', { name: /never came/ }));
    expect(await screen.findByText(/^Approved, not posted yet: 1 reel and 2 stories\. @/)).toBeVisible();
  });

  it('says to creators alone that they can’t request anything while it is too late', async () => {
    const blocked = visited({ owed: { ...late, blocksRequests: true } });
    const { unmount } = await show(blocked, influencer);
    expect(await screen.findByText('You can’t request anything else until it’s published.')).toBeVisible();
    unmount();
    await show(blocked);
    expect(screen.queryByText(/can’t request/)).toBeNull();
  });

  it('offers the steps that the server names, and no others', async () => {
    await show(visited({ owed: late, actions: ['give-days', 'claim-undelivered', 'accept-delivered'] }));
    await screen.findByRole('button', { name: 'Give more time' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Complete without the rest', 'Give more time', 'Some content never came'],
    ]);
  });

  it('asks for more days with a reason', async () => {
    const { requests } = await show(visited({ actions: ['ask-days'] }), influencer);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for more time' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Days'), '14 days');
    await userEvent.type(dialog.getByLabelText('Why you need it'), 'I am ill.');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `/api/v1/collabs/${aCollab().id}/ask-days`,
        body: { days: 14, reason: 'I am ill.' },
      }),
    );
  });

  it.each([
    ['the brand that answers', brand(), '@ada asked for 7 more days.'],
    ['the creator who waits', influencer, 'You asked for 7 more days.'],
  ])('says to %s how much time is asked for', async (_, reader, sentence) => {
    const asked = { days: 7, reason: 'I am ill.', agreed: null };
    await show(visited({ moreDays: { given: 0, asked, mayAsk: 0, mayGive: 30 } }), reader);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('claims, and says whether what was delivered is kept', async () => {
    const deliverables = [aPiece({ approvedAt: '2027-03-09T12:00:00.000Z' }), aPiece({ id: 'another' })];
    const { requests } = await show(visited({ owed: late, deliverables, actions: ['claim-undelivered'] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Some content never came' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('We give back what was delivered'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `/api/v1/collabs/${aCollab().id}/claim-undelivered`,
        body: { keepsContent: false },
      }),
    );
  });

  it('shows the status of a claim, before and after the decision', async () => {
    const answered = { ...claim, answer: 'You never sent the menu.' };
    const { unmount } = await show(visited({ owed: late, undeliveredClaim: answered }), staff);
    expect(screen.getByText(/Our staff hear both sides/)).toBeVisible();
    unmount();
    const upheld = { ...answered, keepsContent: false, settled: 'upheld' as const };
    const deliverables = [aPiece({ approvedAt: '2027-03-09T12:00:00.000Z' })];
    await show(visited({ outcome: 'undelivered', owed: null, undeliveredClaim: upheld, deliverables }), staff);
    const ended = 'The claim was upheld. Harbour Lights gives back what was delivered.';
    expect(screen.getByText(ended)).toBeVisible();
  });

  it.each([
    ['the creator', influencer, /^You can deliver or answer until Mon 22 Mar, 12:00\. /],
    ['the brand', brand(), /^@ada can deliver or answer until Mon 22 Mar, 12:00\. /],
  ])('says to %s what can be done about it', async (_, reader, sentence) => {
    const claimed = visited({ owed: late, undeliveredClaim: claim });
    const { unmount } = await show(claimed, reader);
    const stands = () => screen.getByText(/can deliver or answer until/);
    await waitFor(() => expect(stands()).toHaveTextContent(sentence));
    expect(stands()).not.toHaveTextContent('what was delivered');
    unmount();
    await show({ ...claimed, deliverables: [aPiece({ approvedAt: '2027-03-09T12:00:00.000Z' })] }, reader);
    expect(stands()).toHaveTextContent('Harbour Lights keeps what was delivered.');
  });

  it('is not there where nothing is owed', () => {
    const { container } = renderPage(<OwedContent collab={aCollab()} />);
    expect(container).toBeEmptyDOMElement();
  });
});
