import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../test/render';
import { Photo } from './Photo';
import { StageRail } from './StageRail';
import { Ticket } from './Ticket';

test('R281: the rail tells its stage by place and name, although the codes are not consecutive', () => {
  const { rerender } = renderPart(<StageRail stage={3} />);
  expect(screen.getByRole('img', { name: 'Stage 2 of 5: Approved' })).toBeVisible();
  rerender(<StageRail stage={6} />);
  expect(screen.getByRole('img', { name: 'Stage 5 of 5: Completed' })).toBeVisible();
});

test('a ticket shows who, what and how it ended, and leads to its page', () => {
  renderPart(
    <Ticket
      stage={6}
      title="Casa Olmo"
      facts={[{ label: 'Given', value: 'Lunch for two' }]}
      stamp="Completed"
      to="/app/collabs/1"
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('GivenLunch for twoCompleted');
  expect(screen.getByRole('link', { name: 'Casa Olmo' })).toHaveAttribute('href', '/app/collabs/1');
});

test('R163, R164: a picture comes from the thumbnail service, and a placeholder takes its place when it fails', () => {
  renderPart(<Photo filePath="media/a b.jpg" alt="The terrace" ratio="venue" />);
  const picture = screen.getByRole('img', { name: 'The terrace' });
  expect(picture).toHaveAttribute('src', '/api/v1/thumbs?path=media%2Fa+b.jpg&w=640');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'The terrace (no picture)' })).toBeVisible();
});
