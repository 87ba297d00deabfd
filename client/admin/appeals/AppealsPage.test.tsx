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
    [listAt('/api/v1/admin/delivered-twins', 100)]: { body: [] },
    [listAt('/api/v1/admin/sign-contests', 100)]: { body: [] },
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

describe('contested figures', () => {
  const contest = {
    ...{ id: 's1', influencerId: 'i1', name: 'Maya', platform: 'instagram', kind: 'comments' },
    words:
      'A typical post has 1 comment for every 480 likes. 2 of 41 other verified Instagram creators have less (5%).',
    ...{ reason: 'It was a raffle.', contestedAt: '2026-11-20T10:00:00.000Z' },
    ...{ decision: null, note: null, decidedAt: null },
  };

  it('show what was read and why it’s contested, and are withdrawn with a reason', async () => {
    let now: object = contest;
    const requests = serve({
      ...asStaff('operations'),
      [listAt('/api/v1/admin/review-appeals', 100)]: { body: [] },
      [listAt('/api/v1/admin/delivered-twins', 100)]: { body: [] },
      [listAt('/api/v1/admin/sign-contests', 100)]: () => ({ body: [now] }),
      '/api/v1/admin/sign-contests/s1/decision': () => {
        now = { ...contest, decision: 'withdrawn', note: 'It was.', decidedAt: '2026-11-21T10:00:00.000Z' };
        return { status: 204 };
      },
    });
    const { user } = renderPage(<AppealsPage />, { at: '/app/admin/review-appeals' });
    expect(await screen.findByRole('heading', { name: 'Maya, on Instagram' })).toBeVisible();
    for (const words of [contest.words, 'It was a raffle.']) expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw the figure' }));
    await user.type(await screen.findByLabelText('Why'), 'It was.');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^Figure withdrawn/, { selector: 'figcaption' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep the figure' })).toBeNull();
    expect(requests).toContainEqual({
      path: '/api/v1/admin/sign-contests/s1/decision',
      body: { decision: 'withdrawn', note: 'It was.' },
    });
  });
});

describe('content that two brands have received', () => {
  const piece = (letter: string, brand: string) => ({
    ...{ pieceId: `p${letter}`, collabId: `c${letter}`, title: `Dinner at ${brand}`, type: 'post' },
    ...{ mediaId: `m${letter}`, publishedAt: null, brand, creator: 'Maya' },
  });
  const twin = {
    ...{ id: 't1', difference: 3, foundAt: '2026-11-20T10:00:00.000Z', note: null, settledAt: null },
    ...{ first: piece('1', 'Ember'), second: piece('2', 'Quay') },
  };

  function show(role: 'read-only' | 'operations') {
    let now: object = twin;
    const requests = serve({
      ...asStaff(role),
      [listAt('/api/v1/admin/review-appeals', 100)]: { body: [] },
      [listAt('/api/v1/admin/sign-contests', 100)]: { body: [] },
      [listAt('/api/v1/admin/delivered-twins', 100)]: () => ({ body: [now] }),
      '/api/v1/admin/delivered-twins/t1/settlement': () => {
        now = { ...twin, note: 'Both brands agreed.', settledAt: '2026-11-21T10:00:00.000Z' };
        return { status: 204 };
      },
    });
    return { ...renderPage(<AppealsPage />, { at: '/app/admin/review-appeals' }), requests };
  }

  it('is shown side by side, with both Collabs', async () => {
    show('read-only');
    for (const brand of ['Ember', 'Quay']) {
      expect(await screen.findByRole('article', { name: `Post by Maya for ${brand}` })).toBeVisible();
      expect(screen.getByRole('link', { name: `Dinner at ${brand}` })).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Mark as dealt with' })).toBeNull();
  });

  it('moves to what has been dealt with, with what staff found', async () => {
    const { user, requests } = show('operations');
    await user.click(await screen.findByRole('button', { name: 'Mark as dealt with' }));
    const found = await screen.findByLabelText('What you found');
    expect(found).toHaveAttribute('maxlength', '1000');
    await user.type(found, 'Both brands agreed.');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Dealt with (1)')).toBeVisible();
    expect(screen.getByText('Both brands agreed.', { selector: 'blockquote' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as dealt with' })).toBeNull();
    expect(requests).toContainEqual({
      path: '/api/v1/admin/delivered-twins/t1/settlement',
      body: { note: 'Both brands agreed.' },
    });
  });
});
