import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Notification } from '../../api/notifications';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { BellPanel } from './BellPanel';

const line = (id: string, title: string): Notification => ({
  id,
  kind: 'content-answered',
  title,
  otherName: 'Casa Olmo',
  otherAvatarPath: null,
  subjectType: 'collab',
  subjectId: 'c1',
  otherUid: 'b1',
  createdAt: '2027-01-15T12:00:00.000Z',
  readAt: null,
});

test('what has happened twice in a Collab is read once, and counted', async () => {
  serve({});
  const approved = 'Content for your Collab with Casa Olmo is approved';
  const items = [line('3', approved), line('2', approved), line('1', 'Casa Olmo approved the Collab')];
  renderPage(<BellPanel anchor={document.body} items={items} unread={3} onClose={() => undefined} />, { at: '/app' });
  const row = await screen.findByRole('link', { name: /approved the Collab/ });
  expect(row.textContent?.split(approved)).toHaveLength(2);
  expect(row).toHaveTextContent(/ · 1 earlier · new$/);
});
