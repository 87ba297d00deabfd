import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { latePart } from './with-mui';

/** A page whose button brings a part that can't be loaded this many times. */
function pageWith(failures: number) {
  let tries = 0;
  const Notes = latePart(async () => {
    if (tries++ < failures) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ of }: { of: string }) => <p>Notes of {of}</p>;
  });
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1>Offers</h1>
        <button onClick={() => setOpen(!open)}>Notes</button>
        <Suspense>{open && <Notes of="Casa Olmo" />}</Suspense>
      </>
    );
  };
}

test('a part that can’t be loaded says so on its page, and is loaded by Try again', async () => {
  const user = userEvent.setup();
  const Page = pageWith(2);
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This couldn’t be loaded. Check your connection.');
  expect(screen.getByRole('heading', { name: 'Offers' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Notes of Casa Olmo')).toBeVisible();
});

test('it is also loaded by opening it again', async () => {
  const user = userEvent.setup();
  const Page = pageWith(1);
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Notes' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(button);
  await user.click(button);
  expect(await screen.findByText('Notes of Casa Olmo')).toBeVisible();
});
