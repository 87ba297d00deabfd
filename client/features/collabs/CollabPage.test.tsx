import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Collab } from '../../api/collabs';
import { aCollab, aPiece } from '../../test/collab';
import { renderPage } from '../../test/render';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { CollabPage } from './CollabPage';

const { id } = aCollab();

async function show(collab: Collab, reader = brand(), more: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(reader),
    [`/api/v1/collabs/${id}`]: { body: collab },
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

describe('CollabPage', () => {
  it('offers the steps that the server names, and no others', async () => {
    await show(aCollab({ actions: ['approve', 'decline'] }));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Approve', 'Decline']);
    expect(screen.getByText('It is your turn to answer this request.')).toBeVisible();
  });

  it('shows the new stage as soon as a step has been taken', async () => {
    const approved = aCollab({ stage: 3, waitingFor: 'influencer' });
    const { user } = await show(aCollab({ actions: ['approve', 'decline'] }), brand(), {
      [`/api/v1/collabs/${id}/approve`]: { body: approved },
    });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('img', { name: 'Stage 2 of 5: Approved' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('says what the server refused, beside the button', async () => {
    const { user } = await show(aCollab({ actions: ['approve'] }), brand(), {
      [`/api/v1/collabs/${id}/approve`]: { status: 409, body: { detail: 'This Collab has ended.' } },
    });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This Collab has ended.');
  });

  it('sends the reason with a decline', async () => {
    const { user, requests } = await show(aCollab({ actions: ['approve', 'decline'] }), brand(), {
      [`/api/v1/collabs/${id}/decline`]: { body: aCollab({ outcome: 'declined', waitingFor: 'nobody' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.type(await screen.findByLabelText('Reason (optional)'), 'Fully booked');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(requests).toContainEqual({ path: `/api/v1/collabs/${id}/decline`, body: { reason: 'Fully booked' } }),
    );
    expect(await screen.findByText('This request was declined.')).toBeInTheDocument();
  });

  it('refuses an address that is no post before asking the server', async () => {
    const piece = aPiece({ status: 'draft', approvedAt: '2027-03-05T12:00:00.000Z', actions: ['publish'] });
    const { user, requests } = await show(aCollab({ stage: 5, deliverables: [piece] }), influencer);
    await user.type(screen.getByLabelText('Address of the post'), 'https://example.com/post');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByText('Please give the full address of the post on Instagram, TikTok or YouTube.')).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('deliverables'))).toEqual([]);
  });

  it('R409, R410: shows the golden rules where content is handed in', async () => {
    await show(aCollab({ stage: 4, deliverables: [aPiece({ actions: ['submit'] })] }), influencer);
    expect(screen.getByText('Content must feature the creator for at least 5 seconds.')).toBeVisible();
    expect(screen.getByText('Video must be at least 1080p.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });
});
