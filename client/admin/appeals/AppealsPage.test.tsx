import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { asStaff, influencer, listAt, serve, sessionOf } from '../../test/server';
import { AppealsPage } from './AppealsPage';

const review = {
  id: 'r1',
  collabId: 'c1',
  bySide: 'brand',
  opinion: 2,
  words: 'Came late.',
  appeal: 'The train was cancelled.',
  appealedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-19T10:00:00.000Z',
  decision: null,
  decisionNote: null,
  decidedAt: null,
};
const decided = {
  decision: 'hidden',
  decisionNote: 'They told the brand in time.',
  decidedAt: '2026-11-21T10:00:00.000Z',
};

function open(who = asStaff('operations')) {
  let now: object = review;
  const requests = serve({
    ...who,
    [listAt('/api/v1/admin/review-appeals', 100)]: () => ({ body: [now] }),
    '/api/v1/admin/review-appeals/r1/decision': () => {
      now = { ...review, ...decided };
      return { status: 204 };
    },
  });
  return { ...renderPage(<AppealsPage />, { at: '/app/admin/review-appeals' }), requests };
}

describe('appeals against reviews', () => {
  it('show both sides’ words before and after a decision, which takes a reason', async () => {
    const { user, requests } = open();
    expect(await screen.findByRole('heading', { name: 'Disappointed, says the brand' })).toBeVisible();
    expect(screen.getByText('The train was cancelled.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide the review' }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
    await user.type(screen.getByLabelText('Why'), 'They told the brand in time.');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('They told the brand in time.', { selector: 'blockquote' })).toBeVisible();
    for (const words of ['Came late.', 'The train was cancelled.']) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/^Review hidden/, { selector: 'figcaption' })).toHaveTextContent('Sat 21 Nov, 10:00');
    expect(screen.queryByRole('button', { name: 'Hide the review' })).toBeNull();
    expect(requests).toContainEqual({
      path: '/api/v1/admin/review-appeals/r1/decision',
      body: { decision: 'hidden', note: 'They told the brand in time.' },
    });
  });

  it('are read, but not decided, by read-only staff', async () => {
    open(asStaff('read-only'));
    expect(await screen.findByText('Waiting for a decision.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /review|stand/ })).toBeNull();
  });

  it('are for staff alone', async () => {
    open({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(influencer) });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Appeals');
  });
});
