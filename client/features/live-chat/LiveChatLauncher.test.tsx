import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { serve } from '../../test/server';
import { LiveChatLauncher } from './LiveChatLauncher';

const widget = 'https://chat.example/widget.js';
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const settings = (liveChatScriptUrl: string | null) => ({
  '/api/v1/settings': { body: { supportEmail: 's@t.test', links: {}, liveChatScriptUrl } },
});

afterEach(() => document.head.querySelectorAll('script').forEach((script) => script.remove()));

it('R184: begins minimised, and tells nobody of the visitor', async () => {
  const requests = serve(settings(null));
  renderPage(<LiveChatLauncher />);
  expect(await screen.findByRole('button', { name: 'Chat with us' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(requests).toEqual([]);
});

it('an outside widget takes its place where one is set up, and is loaded when the visitor opens it', async () => {
  serve(settings(widget));
  const { user } = renderPage(<LiveChatLauncher />);
  const button = await screen.findByRole('button', { name: 'Chat with us' });
  expect(loaded()).toEqual([]);
  await user.click(button);
  expect(loaded()).toEqual([widget]);
  expect(screen.queryByRole('complementary', { name: 'Live chat' })).toBeNull();
});
