import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { paths } from '../../app/paths';
import { StaffSearch } from './StaffSearch';

jest.mock('./SearchDialog', () => ({ SearchDialog: () => <p>The search is open</p> }));

const Where = () => <output>{useLocation().pathname}</output>;

function show() {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <StaffSearch />
      <input aria-label="Field" />
      <Where />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('the keys of staff', () => {
  it('G, then a letter, opens a page', async () => {
    const user = show();
    await user.keyboard('b');
    expect(screen.getByText('/here')).toBeTruthy();
    await user.keyboard('gb');
    expect(screen.getByText(paths.admin.brands)).toBeTruthy();
  });

  it('mean letters where one types', async () => {
    const user = show();
    await user.click(screen.getByLabelText('Field'));
    await user.keyboard('gb');
    expect(screen.getByText('/here')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Field').value).toBe('gb');
  });

  it('Ctrl K opens the search, and not the browser’s own', async () => {
    show();
    const wasTaken = !fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(wasTaken).toBe(true);
    expect(await screen.findByText('The search is open')).toBeTruthy();
  });
});
