import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { renderPage } from '../test/render';
import { SubmitButton } from './SubmitButton';

it('a double click sends a form once', async () => {
  const send = jest.fn((event: FormEvent) => event.preventDefault());
  renderPage(
    <form onSubmit={send}>
      <SubmitButton>Save</SubmitButton>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(1);
});
