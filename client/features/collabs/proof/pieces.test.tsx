import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Collab } from '../../../api/collabs';
import type { CollabReviews } from '../../../api/reviews';
import { aCollab, aPiece } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { brand, influencer, serve, sessionOf } from '../../../test/server';
import { CollabPage } from '../CollabPage';

const { id } = aCollab();
const video = {
  kind: 'video' as const,
  width: 1_080,
  height: 1_920,
  durationMs: 9_000,
  codec: 'AVC',
  frameRate: 25,
  sha256: null,
};
const version = {
  number: 1,
  mediaId: '01970000-0000-7000-8000-00000000f11e',
  caption: 'Dinner',
  at: '2027-03-04T12:00:00.000Z',
  file: video,
  marks: [{ fromMs: 0, toMs: 5_000 }],
  results: [
    {
      rule: 'full-hd' as const,
      result: 'met' as const,
      basis: 'MEASURED' as const,
      says: 'The video is 1,080 × 1,920.',
    },
  ],
};
const nothing: CollabReviews = { mine: null, theirs: null, canReview: true, canAppeal: false, blindUntil: null };

async function show(collab: Collab, reader = influencer, more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [`/api/v1/collabs/${id}`]: { body: collab },
    [`/api/v1/collabs/${id}/cost`]: { body: { approval: null, taken: null, returnsUntil: null } },
    [`/api/v1/collabs/${id}/reviews`]: { body: nothing },
    ...more,
  });
  const view = renderPage(
    <Routes>
      <Route path="/app/collabs/:id" element={<CollabPage />} />
    </Routes>,
    { at: `/app/collabs/${id}` },
  );
  await screen.findByRole('heading', { level: 1, name: collab.terms.title });
  return { ...view, requests };
}

describe('publishing', () => {
  const piece = aPiece({
    status: 'draft',
    approvedAt: '2027-03-05T12:00:00.000Z',
    caption: 'gifted dinner',
    actions: ['publish'],
  });

  it('judges the caption while it is written, fixes it with one click, and says that it is guidance', async () => {
    const { user, requests } = await show(aCollab({ stage: 5, deliverables: [piece] }), influencer, {
      [`/api/v1/deliverables/${piece.id}/publish`]: { body: aCollab({ stage: 6, outcome: 'completed' }) },
    });
    const verdict = await screen.findByRole('status', { name: 'Ad disclosure' });
    expect(verdict).toHaveTextContent('This caption doesn’t make it clear that it’s an ad.');
    expect(verdict).toHaveTextContent('This is guidance, not legal advice.');
    expect(screen.getByText(/ASA and CAP/)).toHaveAttribute('href', expect.stringContaining('asa.org.uk'));
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    expect(screen.getByLabelText('Caption')).toHaveValue('Ad | gifted dinner');
    expect(screen.getByRole('status', { name: 'Ad disclosure' })).toHaveTextContent('Clearly labelled as an ad.');

    await user.click(screen.getByLabelText('Address of the post'));
    await user.paste('https://www.instagram.com/reel/Cabc123/');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `/api/v1/deliverables/${piece.id}/publish`,
        body: { url: 'https://www.instagram.com/reel/Cabc123/', caption: 'Ad | gifted dinner', platformLabel: false },
      }),
    );
  });

  it('refuses an address that is no post before asking the server', async () => {
    const piece = aPiece({ status: 'draft', approvedAt: '2027-03-05T12:00:00.000Z', actions: ['publish'] });
    const { user, requests } = await show(aCollab({ stage: 5, deliverables: [piece] }), influencer);
    await user.type(await screen.findByLabelText('Address of the post'), 'https://example.com/post');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(
      screen.getByText('Please enter the full address of the post on Instagram, TikTok or YouTube.'),
    ).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('deliverables'))).toEqual([]);
  });
});

describe('submitting', () => {
  it('R409, R410: shows the golden rules where content is submitted', async () => {
    await show(aCollab({ stage: 4, deliverables: [aPiece({ actions: ['submit'] })] }), influencer);
    expect(screen.getByText('Content must feature the creator for at least 5 seconds.')).toBeVisible();
    expect(screen.getByText('Video must be at least 1080p.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  });
});

describe('suggested changes', () => {
  const round = (number: number, comment: string) => ({ number, comment, at: '2027-03-05T12:00:00.000Z', version: number, pins: [] });
  const rounds = [round(1, 'Name the dish.'), round(2, 'Show the room.')];
  const withRounds = (status: 'inprogress' | 'draft') =>
    show(aCollab({ stage: 5, deliverables: [aPiece({ status, rounds })] }), brand());

  it('show the last round while it has to be answered, and fold those before', async () => {
    await withRounds('inprogress');
    expect(await screen.findByText('Show the room.')).toBeVisible();
    expect(screen.getByText('1 earlier round of changes')).toBeVisible();
    expect(screen.getByText('Name the dish.').closest('details')).not.toHaveAttribute('open');
  });

  it('are folded once a new version has come', async () => {
    await withRounds('draft');
    expect(await screen.findByText('2 earlier rounds of changes')).toBeVisible();
    expect(screen.getByText('Show the room.').closest('details')).not.toHaveAttribute('open');
  });
}); // prettier-ignore

describe('submitting after a round', () => {
  const piece = aPiece({
    mediaId: version.mediaId,
    caption: 'Dinner',
    versions: [version],
    rounds: [{ number: 1, comment: 'Name the dish.', at: '2027-03-05T12:00:00.000Z', version: 1, pins: [] }],
    actions: ['submit'],
  });
  const path = `/api/v1/deliverables/${piece.id}/submit`;
  const open = () =>
    show(aCollab({ stage: 5, deliverables: [piece] }), influencer, { [path]: { body: aCollab({ stage: 5 }) } });

  it('shows the file that is there and sends the caption alone', async () => {
    const { user, requests } = await open();
    expect(await screen.findByRole('radio', { name: 'Keep this file' })).toBeChecked();
    expect(screen.getByLabelText('The piece as submitted')).toHaveAttribute(
      'src',
      `/api/v1/media/${version.mediaId}/content?asProfile=influencer-1`,
    );
    expect(screen.queryByText('Choose a file')).toBeNull();
    await user.type(screen.getByLabelText('Caption'), ' of turbot');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(requests).toContainEqual({ path, body: { caption: 'Dinner of turbot' } }));
  });

  it('asks for another file when that is chosen', async () => {
    const { user, requests } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Upload another file' }));
    expect(screen.getByText('Choose a file')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please upload the piece first.');
    expect(requests.filter((request) => request.path === path)).toEqual([]);
  });
});

describe('reviewing a draft', () => {
  it('says what was measured, and sends comments pinned to a moment', async () => {
    const piece = aPiece({
      status: 'draft',
      mediaId: version.mediaId,
      versions: [version],
      actions: ['suggest-changes', 'approve'],
    });
    const { user, requests } = await show(aCollab({ stage: 5, deliverables: [piece] }), brand(), {
      [`/api/v1/deliverables/${piece.id}/suggest-changes`]: { body: aCollab({ stage: 5 }) },
    });
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined); // jsdom can't play media
    expect(screen.getByText('MEASURED')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suggest changes' }));
    await user.click(await screen.findByRole('button', { name: 'Comment on this moment' }));
    await user.click(screen.getByLabelText('Comment 1, at 0:00.0'));
    await user.paste('Brighter');
    await user.click(screen.getByRole('button', { name: 'Suggest changes' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `/api/v1/deliverables/${piece.id}/suggest-changes`,
        body: { comment: '', pins: [{ comment: 'Brighter', atMs: 0 }] },
      }),
    );
  });

  it('shows the creator the caption, how it held against the rules, and whether it is clearly an ad', async () => {
    const piece = aPiece({
      ...{ status: 'draft', caption: 'Ad | Dinner', versions: [version] },
      draftDisclosure: { result: 'pass', findings: [], ask: '' },
    });
    await show(aCollab({ stage: 5, deliverables: [piece] }), influencer);
    expect(screen.getByText('Ad | Dinner')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Ad disclosure' })).toHaveTextContent('Clearly labelled as an ad.');
    expect(screen.getByRole('list', { name: 'Golden rules' })).toBeVisible();
  });

  it('says whether the caption is clearly an ad, and asks for what is missing with one click', async () => {
    const ask = 'Nothing says this is an ad. Begin with “Ad”. For example: “Ad | Dinner”';
    const piece = aPiece({
      status: 'draft',
      caption: 'Dinner',
      versions: [version],
      draftDisclosure: {
        result: 'fail',
        findings: [
          {
            rule: 'label-missing',
            severity: 'fail',
            says: 'Nothing says this is an ad. Begin with “Ad”.',
            source: { name: 'CAP Code, rule 2.1', url: 'https://www.asa.org.uk/' },
            correction: 'Ad | Dinner',
          },
        ],
        ask,
      },
      actions: ['suggest-changes', 'approve'],
    });
    const { user, requests } = await show(aCollab({ stage: 5, deliverables: [piece] }), brand(), {
      [`/api/v1/deliverables/${piece.id}/suggest-changes`]: { body: aCollab({ stage: 5 }) },
    });
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined); // jsdom can't play media
    const verdict = screen.getByRole('status', { name: 'Ad disclosure' });
    expect(verdict).toHaveTextContent('This caption doesn’t make it clear that it’s an ad.');
    expect(verdict).toHaveTextContent('Nothing says this is an ad.');
    await user.click(screen.getByRole('button', { name: 'Ask for this caption' }));
    expect(await screen.findByLabelText('What should change?')).toHaveValue(ask);
    await user.click(screen.getByRole('button', { name: 'Suggest changes' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `/api/v1/deliverables/${piece.id}/suggest-changes`,
        body: { comment: ask, pins: [] },
      }),
    );
  });

  it('approves a caption that is not clearly an ad only after asking', async () => {
    const piece = aPiece({
      ...{ status: 'draft', caption: 'Dinner', versions: [version], actions: ['approve'] },
      draftDisclosure: { result: 'fail', findings: [], ask: '' },
    });
    const approval = `/api/v1/deliverables/${piece.id}/approve`;
    const { user, requests } = await show(aCollab({ stage: 5, deliverables: [piece] }), brand(), {
      [approval]: { body: aCollab({ stage: 5 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('dialog', { name: 'Approve this caption?' })).toBeVisible();
    expect(requests.map(({ path }) => path)).not.toContain(approval);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain(approval));
  });

  it('R411: the brand waives a golden rule with a reason', async () => {
    const piece = aPiece({ actions: ['waive'] });
    const { user, requests } = await show(aCollab({ stage: 4, deliverables: [piece] }), brand(), {
      [`/api/v1/deliverables/${piece.id}/waive`]: { body: aCollab({ stage: 4 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Allow an exception' }));
    await user.click(await screen.findByLabelText('Video must be at least 1080p.'));
    await user.click(screen.getByLabelText('Why'));
    await user.paste('An archive clip');
    await user.click(screen.getByRole('button', { name: 'Allow it' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        path: `/api/v1/deliverables/${piece.id}/waive`,
        body: { rule: 'full-hd', reason: 'An archive clip' },
      }),
    );
  });
});

describe('after a Collab', () => {
  const done = aCollab({ stage: 6, outcome: 'completed', deliverables: [aPiece({ status: 'published' })] });

  it('asks for one of six faces, and offers the dossier', async () => {
    const { user, requests } = await show(done);
    await user.click(await screen.findByRole('button', { name: 'Send review' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose one of the six faces.');
    await user.click(screen.getByLabelText('Delighted'));
    await user.click(screen.getByLabelText('In your own words (optional)'));
    await user.paste('Lovely');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() =>
      expect(requests).toContainEqual({ path: `/api/v1/collabs/${id}/reviews`, body: { opinion: 6, words: 'Lovely' } }),
    );
    expect(screen.getByRole('link', { name: 'Download the dossier (ZIP)' })).toHaveAttribute(
      'href',
      `/api/v1/collabs/${id}/dossier?asProfile=influencer-1`,
    );
  });

  const mine: NonNullable<CollabReviews['mine']> = {
    ...{ id: 'r1', bySide: 'influencer', opinion: 6, words: '', createdAt: '2099-03-10T12:00:00.000Z' },
    ...{ appealedAt: null, decision: null },
  };

  it.each([
    ['until both are in, when both are shown', '2099-03-24T12:00:00.000Z', /^Reviews are shown once both of you have written one, or on Tue\u00a024\u00a0Mar, 12:00\.$/], // prettier-ignore
    ['after that, that there is none', '2020-03-24T12:00:00.000Z', /^Harbour Lights hasn’t left a review\.$/],
  ])('says to who has reviewed, %s', async (_, blindUntil, words) => {
    const reviews: CollabReviews = { ...nothing, mine, canReview: false, blindUntil };
    await show(done, influencer, { [`/api/v1/collabs/${id}/reviews`]: { body: reviews } });
    const said = within(await screen.findByRole('region', { name: 'Reviews' }));
    expect(
      await said.findByText((__, element) => words.test(element?.textContent ?? ''), { selector: 'p' }),
    ).toBeVisible();
  });
});
