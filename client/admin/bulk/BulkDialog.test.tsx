import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkDialog } from './BulkDialog';
import { type Report, refusedCsv } from './BulkReport';

const some = (count: number): Report['refused'] =>
  Array.from({ length: count }, (_, place) => ({ id: `b${place}`, name: `Brand ${place}`, reason: 'It is late.' }));

function show(props: Partial<Parameters<typeof BulkDialog>[0]>) {
  const nothing = () => undefined;
  const all = { title: 'Change 500 brands', busy: false, done: 0, total: 500, report: null };
  return render(
    <BulkDialog {...all} onSubmit={nothing} onClose={nothing} {...props}>
      The question
    </BulkDialog>,
  );
}

it('R200: a question for many is answered with Cancel or Confirm', () => {
  show({});
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Confirm']);
});

describe('R440: one call for many', () => {
  it('says how far it is', () => {
    const { rerender } = show({ busy: true });
    expect(screen.getByRole('progressbar', { name: 'Working' }).getAttribute('aria-valuenow')).toBeNull();
    const nothing = () => undefined;
    act(() =>
      rerender(
        <BulkDialog
          {...{ title: 'x', busy: true, done: 120, total: 500, report: null }}
          onSubmit={nothing}
          onClose={nothing}
        >
          {null}
        </BulkDialog>,
      ),
    );
    expect(screen.getByRole('progressbar', { name: 'Working' }).getAttribute('aria-valuenow')).toBe('24');
    expect(screen.getByText('120 of 500 done')).toBeTruthy();
  });

  it('reports how many were done and who was left out, and takes back what was done', async () => {
    const undo = jest.fn();
    show({ report: { done: 475, refused: some(25), undo } });
    expect(screen.getByRole('dialog', { name: 'Not everything was done' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('475 done, 25 left as they are.');
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText('Brand 0: It is late.')).toBeTruthy();
    expect(screen.getByText(/the file has all of them/)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo the 475 that worked' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('offers no undo where nothing was done', () => {
    show({ report: { done: 0, refused: some(1), undo: jest.fn() } });
    expect(screen.getByRole('status').textContent).toBe('Nothing has changed, 1 left as it is.');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('writes those who were left out for a spreadsheet, with nothing that would run', () => {
    const refused = [{ id: 'b1', name: '=SUM("a")', reason: 'It is late, sorry.' }];
    expect(refusedCsv(refused)).toBe(`\ufeff"id","name","reason"\r\n"b1","'=SUM(""a"")","It is late, sorry."\r\n`);
  });
});
