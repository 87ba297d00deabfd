import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Today } from '../../api/overview';
import { renderPart } from '../../test/render';
import { InfluencerTiles } from './today-tiles';

const none = { noShowClaims: 0, contentClaims: 0, contestedBills: 0, reportedUses: 0, collabsLate: 0 };
const shown = (counts: Partial<typeof none>) =>
  renderPart(
    <ul>
      <InfluencerTiles
        today={{ ...none, ...counts } as Today}
        list={(resource, filter) => `/${resource}?${Object.keys(filter).join()}`}
      />
    </ul>,
  );

describe('today’s Collabs to decide', () => {
  it('are added up, with a link for each kind that there is', () => {
    shown({ noShowClaims: 2, contestedBills: 1 });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Collabs to decide3No-shows · Bills');
    expect(screen.getByRole('link', { name: 'Bills' })).toHaveAttribute('href', '/collab-explorer?billContested');
    expect(screen.queryByRole('link', { name: 'Reported uses' })).toBeNull();
  });

  it('say that there is no dispute', () => {
    shown({});
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Collabs to decide0No disputes');
  });
});
