import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../test/render';
import { ConfirmDialog } from './ConfirmDialog';
import { CopyButton } from './CopyButton';
import { toast, toasts } from './toast';
import { Toaster } from './Toaster';

test('R200, R201: a dialog is titled "Attention" and offers Cancel and Confirm', async () => {
  const done = jest.fn();
  renderPart(
    <ConfirmDialog open onCancel={() => done('cancelled')} onConfirm={() => done('confirmed')}>
      Sure?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Attention' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(done.mock.calls).toEqual([['cancelled'], ['confirmed']]);
});

test('what takes something away has a red button of the same word', () => {
  const button = (destructive: boolean) => {
    const { unmount } = renderPart(
      <ConfirmDialog open destructive={destructive} onCancel={() => undefined} onConfirm={() => undefined}>
        Sure?
      </ConfirmDialog>,
    );
    const { className } = screen.getByRole('button', { name: 'Confirm' });
    unmount();
    return className;
  };
  expect([button(true), button(false)].map((name) => /colorError/.test(name))).toEqual([true, false]);
});

test('what destroys waits until the name has been typed', async () => {
  renderPart(
    <ConfirmDialog open typeToConfirm="Casa Olmo" onCancel={() => undefined} onConfirm={() => undefined}>
      This deletes the brand.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox'), 'Casa Olmo');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('R205: copying says so in a status', async () => {
  const user = userEvent.setup();
  renderPart(
    <>
      <CopyButton text="TM-0417" what="code" />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copied to clipboard!')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe('TM-0417');
});

test('R206: copying that fails says so too', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  renderPart(
    <>
      <CopyButton text="TM-0417" what="code" />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Failed to copy text.')).toBeVisible();
});

test('a toast is heard while a dialog is open, even one that opened after it', async () => {
  const part = (open: boolean) => (
    <>
      <Toaster />
      <ConfirmDialog open={open} onCancel={() => undefined} onConfirm={() => undefined}>
        Sure?
      </ConfirmDialog>
    </>
  );
  const { rerender } = renderPart(part(false));
  act(() => toast.say('Before the dialog'));
  rerender(part(true));
  expect(screen.getByRole('dialog', { name: 'Attention' })).toBeVisible();
  act(() => toast.say('Under the dialog'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Before the dialog',
    'Under the dialog',
  ]);
  act(() => toasts.dismissAll());
});

test('R202, R203: a toast stays for 5 seconds, a success for 3, and for as long as it is hovered', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderPart(<Toaster />);
  act(() => {
    toast.say('The account could not be switched.');
    toast.success('Saved');
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  pass(2_999);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();

  await user.hover(screen.getByText('The account could not be switched.'));
  pass(60_000);
  await user.unhover(screen.getByText('The account could not be switched.'));
  pass(4_999);
  expect(screen.getByText('The account could not be switched.')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  jest.useRealTimers();
});
