import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { Composer } from './Composer';

test('what one was about to write survives a reload, in its own conversation, until it is sent', async () => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand()) });
  const onSend = jest.fn();
  const open = (conversationId: string) => {
    const view = renderPage(<Composer conversationId={conversationId} to="@ada" onSend={onSend} />);
    return { ...view, message: screen.getByLabelText('Message') };
  };
  const first = open('c1');
  await first.user.type(first.message, 'See you');
  first.unmount();

  const other = open('c2');
  expect(other.message).toHaveValue('');
  other.unmount();

  const again = open('c1');
  expect(again.message).toHaveValue('See you');
  await again.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend.mock.calls).toEqual([['See you', []]]);
  again.unmount();

  expect(open('c1').message).toHaveValue('');
});
