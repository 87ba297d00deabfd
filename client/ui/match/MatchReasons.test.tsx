import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MatchReasons } from './MatchReasons';

test('every point of a score is in a line, with what the missing ones would add', () => {
  render(
    <MatchReasons
      missingTitle="For more"
      match={{
        score: 40,
        of: 62,
        reasons: [
          { kind: 'wish', list: 'city', options: ['leeds'], points: 24 },
          { kind: 'wish', list: 'diningTypes', options: ['brunch'], points: 6 },
          { kind: 'wish', list: 'profile', options: ['claimed'], points: 4 },
          { kind: 'wish', list: 'engagement', options: ['1'], points: 2 },
          { kind: 'words', because: 'sourdough', points: 4 },
        ],
        missing: [
          { list: 'band', options: ['nano', 'micro'], points: 12 },
          { list: 'engagement', options: ['8'], points: 2 },
        ],
      }}
    />,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'City: Leeds+24',
    'Dining types: Brunch+6',
    'Already on Tastemaker+4',
    'Engagement: 1% and more+2',
    'Mentions “sourdough”+4',
    'Score out of 6240',
  ]);
  const missing = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(missing).toEqual(['Followers: Nano 1K-10K or Micro 10K-100K (+12)', 'Engagement of 8% and more (+2)']);
});
