import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Board } from './Board';
import { type Column, type Move, useCardMoves } from './card-moves';

const columns: readonly Column<{ id: string; name: string }>[] = [
  { id: '909', label: 'Inactive', total: 1, cards: [{ id: 'b0', name: 'Old Mill' }], folds: true },
  { id: '1', label: 'Prospective', total: 60, cards: [{ id: 'b1', name: 'Salt Yard' }] },
  { id: '2', label: 'Approved', total: 0, cards: [] },
];

function show(onMove?: jest.Mock) {
  const onRest = jest.fn();
  render(
    <MemoryRouter>
      <Board
        label="Brands by sales stage"
        columns={columns}
        onMove={onMove}
        renderCard={() => 'London'}
        linkTo={({ id }) => `/brands/${id}`}
        onRest={onRest}
      />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onRest };
}

describe('R360: a board', () => {
  it('moves a card by its menu, to any other column', async () => {
    const onMove = jest.fn();
    const { user } = show(onMove);
    await user.click(screen.getByRole('button', { name: 'Move Salt Yard to…' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Move to Inactive',
      'Move to Approved',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Move to Approved' }));
    expect(onMove).toHaveBeenCalledWith({ card: { id: 'b1', name: 'Salt Yard' }, from: '1', to: '2' });
  });

  it('moves nothing for those who may only look', () => {
    show();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Salt Yard' })).toBeTruthy();
  });

  it('folds what is out of the way, and counts it all the same', async () => {
    const { user } = show();
    expect(screen.queryByText('Old Mill')).toBeNull();
    expect(screen.getByRole('region', { name: 'Inactive: 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Expand Inactive' }));
    expect(screen.getByRole('link', { name: 'Old Mill' })).toBeTruthy();
  });

  it('shows the rest of a long column elsewhere', async () => {
    const { user, onRest } = show();
    const column = within(screen.getByRole('region', { name: 'Prospective: 60' }));
    await user.click(column.getByRole('button', { name: 'See all 60 in the table' }));
    expect(onRest).toHaveBeenCalledWith(columns[1]);
  });

  it('takes the focus along with the card, or to its column where that shows no cards', async () => {
    const user = moving();
    await user.click(screen.getByRole('button', { name: 'Move Salt Yard to…' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to Approved' }));
    const approved = within(screen.getByRole('region', { name: 'Approved: 1' }));
    expect(approved.getByRole('link', { name: 'Salt Yard' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Move Salt Yard to…' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to Inactive' }));
    expect(screen.getByRole('heading', { name: 'Inactive' })).toHaveFocus();
  });

  it('names the card and the stage as the keyboard moves it', async () => {
    show(jest.fn());
    const grip = screen.getByLabelText('Move Salt Yard');
    act(() => grip.focus());
    fireEvent.keyDown(grip, { key: ' ', keyCode: 32 });
    expect(await screen.findByText(/^Salt Yard lifted from Prospective\./)).toBeInTheDocument();
    fireEvent.keyDown(grip, { key: 'Escape', keyCode: 27 });
    expect(await screen.findByText('Salt Yard stays in Prospective.')).toBeInTheDocument();
  });

  it.each([
    ['over a stage', 'onDragUpdate', '2', 'Salt Yard is over Approved.'],
    ['beside all stages', 'onDragUpdate', null, 'Salt Yard isn’t over a stage.'],
    ['dropped on a stage', 'onDragEnd', '2', 'Salt Yard dropped on Approved.'],
    ['dropped where it was', 'onDragEnd', '1', 'Salt Yard stays in Prospective.'],
  ] as const)('names the card and the stage: %s', (_, happens, to, says) => {
    const announce = jest.fn();
    const { result } = renderHook(() => useCardMoves(columns, jest.fn()));
    result.current[happens](
      {
        ...{ draggableId: 'b1', type: 'DEFAULT', mode: 'SNAP', reason: 'DROP', combine: null },
        source: { droppableId: '1', index: 0 },
        destination: to && { droppableId: to, index: 0 },
      },
      { announce },
    );
    expect(announce.mock.calls).toEqual([[says]]);
  });
});

/** A board that carries out its moves. */
function moving() {
  function Moving() {
    const [now, setNow] = useState(columns);
    const move = ({ card, from, to }: Move<{ id: string; name: string }>) =>
      setNow(
        now.map((column) => {
          if (column.id === from) return { ...column, total: column.total - 1, cards: [] };
          return column.id === to ? { ...column, total: column.total + 1, cards: [card] } : column;
        }),
      );
    return (
      <Board
        label="Brands by sales stage"
        columns={now}
        onMove={move}
        renderCard={() => 'London'}
        linkTo={({ id }) => `/brands/${id}`}
        onRest={() => undefined}
      />
    );
  }
  render(<Moving />, { wrapper: MemoryRouter });
  return userEvent.setup();
}
