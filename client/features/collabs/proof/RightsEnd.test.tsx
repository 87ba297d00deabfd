import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Deliverable } from '../../../api/collabs';
import { aCollab, aPiece } from '../../../test/collab';
import { renderPage } from '../../../test/render';
import { serve } from '../../../test/server';
import { RightsEnd } from './RightsEnd';

const page = 'https://harbour.test/menu';
const use = {
  ...{ url: page, mediaId: null, at: '2028-04-01T12:00:00.000Z', words: 'On your menu.' },
  ...{ settled: null, decision: null },
};

/** A reel whose rights ended on 5 March 2028, as far as this user can act on it. */
const ended = (actions: Deliverable['actions'], end: Partial<NonNullable<Deliverable['rights']['end']>> = {}) =>
  aPiece({
    ...{ status: 'published', postUrl: 'https://www.instagram.com/reel/Cabc123/', actions },
    rights: {
      ...{ agreed: { channels: ['website'], months: 12 }, until: '2028-03-05T12:00:00.000Z', running: false },
      ...{ renewals: [], end: { told: 'today', takenDown: null, uses: [], ...end } },
    },
  });

function show(piece: Deliverable, answer: Parameters<typeof serve>[0][string] = {}) {
  const collab = aCollab({ stage: 6, outcome: 'completed', deliverables: [piece] });
  const requests = serve(
    Object.fromEntries(
      ['confirm-takedown', 'report-use', 'dismiss-use'].map((action) => [
        `/api/v1/deliverables/${piece.id}/${action}`,
        answer,
      ]),
    ),
  );
  return { ...renderPage(<RightsEnd piece={piece} collab={collab} />), requests, collab };
}
const sent = (piece: Deliverable, action: string, body: object) => ({
  path: `/api/v1/deliverables/${piece.id}/${action}`,
  body,
});

it('asks the brand to take the content down, and to confirm it with an address', async () => {
  const piece = ended(['confirm-takedown']);
  const { user, requests } = show(piece, { body: aCollab() });
  expect(
    screen.getByText(
      'Your rights have ended. Remove the file and anything that shows the post from your channels now.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm it’s down' }));
  await user.type(screen.getByLabelText('Where was it?'), 'harbour.test/menu');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(requests).toContainEqual(sent(piece, 'confirm-takedown', { url: page })));
  expect(await screen.findByRole('button', { name: 'Confirm it’s down' })).toBeVisible();
});

it('says until when, before the end', () => {
  const piece = ended(['confirm-takedown']);
  show({ ...piece, postUrl: null, rights: { ...piece.rights, running: true } });
  expect(
    screen.getByText('By 5 March 2028, remove the file from your channels, unless the creator renews your rights.'),
  ).toBeVisible();
});

it('lets the creator report a use, and says if evidence is missing', async () => {
  const says = 'Please enter an address, or upload a picture.';
  const { user } = show(ended(['report-use']), {
    status: 400,
    body: { code: 'collabs/trace-needed', detail: says, errors: { url: says } },
  });
  await user.click(screen.getByRole('button', { name: 'Report a use' }));
  await user.type(screen.getByLabelText('What did you see? (optional)'), 'On your menu.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByLabelText('What did you see? (optional)')).toHaveValue('On your menu.');
});

it('takes no video as a picture', async () => {
  const { user } = show(ended(['report-use']));
  await user.click(screen.getByRole('button', { name: 'Report a use' }));
  await user.upload(screen.getByLabelText('File'), new File(['x'], 'wall.mp4', { type: 'video/mp4' }));
  expect(screen.getByText('Please choose a picture.')).toBeVisible();
});

it('shows reports, how they were settled, and the brand’s confirmation with its evidence', () => {
  const decided = { ...use, settled: 'upheld' as const, decision: 'It is still there.' };
  const takenDown = { url: null, mediaId: 'm1', at: '2028-04-03T12:00:00.000Z' };
  show(ended([], { uses: [decided], takenDown }));
  expect(screen.getByText('“On your menu.”')).toBeVisible();
  expect(screen.getByText('Our team upheld the report. It is still there.')).toBeVisible();
  expect(screen.getByRole('link', { name: /See the page/ })).toHaveAttribute('href', page);
  expect(screen.getByRole('link', { name: /See the picture/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/api/v1/media/m1/content'),
  );
});

it('lets staff decide, with a reason', async () => {
  const piece = ended(['uphold-use', 'dismiss-use'], { uses: [use] });
  const { user, requests } = show(piece, { body: aCollab() });
  await user.type(screen.getByLabelText('Why'), 'It is their own post.');
  await user.click(screen.getByRole('button', { name: 'Dismiss the report' }));
  await waitFor(() => expect(requests).toContainEqual(sent(piece, 'dismiss-use', { reason: 'It is their own post.' })));
});
