import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { setProductTime, useProductNow } from './clock';

function Year() {
  return <p>{useProductNow().getUTCFullYear()}</p>;
}

/** The server's response arrives after the page was rendered, and before it subscribes. */
function Answer() {
  useLayoutEffect(() => setProductTime('2041-05-01T12:00:00.000Z'), []);
  return null;
}

it('shows the server’s time, even if it arrived just before the hook listened', async () => {
  render(
    <>
      <Year />
      <Answer />
    </>,
  );
  expect(await screen.findByText('2041')).toBeVisible();
  act(() => setProductTime(new Date().toISOString()));
});
