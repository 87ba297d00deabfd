import { render, screen } from '@testing-library/react';
import type { MetricsImport } from '../../api/metrics-import';
import { ImportOutcome } from './ImportOutcome';

const report: MetricsImport = {
  headers: ['Post', 'Likes'],
  sample: [],
  columns: { post: 0, takenAt: null, reach: null, views: null, likes: 1, comments: null, shares: null, saves: null },
  rows: 4,
  imported: 2,
  unchanged: 1,
  rejected: 1,
  rejects: [{ row: 5, reason: 'There is no address of a post.' }],
  rejectsCsv: 'Row,Reason,Post,Likes\r\n',
};

test('says what would become of the rows, and why one cannot be taken', () => {
  render(<ImportOutcome report={report} done={false} />);
  expect(screen.getByRole('status').textContent).toBe(
    '2 rows will be imported. 1 row says what is known already. 1 row cannot be taken.',
  );
  expect(screen.getByText('Row 5: There is no address of a post.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Download these rows/ })).toBeTruthy();
});

test('says what has become of them', () => {
  render(<ImportOutcome report={{ ...report, imported: 0, rejected: 0, rejects: [], rejectsCsv: null }} done />);
  expect(screen.getByRole('status').textContent).toBe('No row imported. 1 row says what is known already.');
  expect(screen.queryByRole('button')).toBeNull();
});
