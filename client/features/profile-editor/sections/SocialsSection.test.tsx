import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render';
import { type Editor, EditorContext } from '../editor-context';
import { AccountCard } from './SocialsSection';

test('an address of another platform is not taken for an account here', async () => {
  const change = jest.fn<Editor['change']>();
  const { user } = renderPage(
    <EditorContext value={{ profile: { accounts: [] }, faults: {}, change } as unknown as Editor}>
      <AccountCard platform="instagram" />
    </EditorContext>,
  );
  const field = screen.getByLabelText('Account');
  await user.type(field, 'tiktok.com/@zoe.eats');
  await user.tab();
  expect(await screen.findByText('This address is on TikTok. Add it to that account.')).toBeVisible();
  expect(change).not.toHaveBeenCalled();

  await user.clear(field);
  await user.type(field, 'instagram.com/zoe.eats');
  await user.tab();
  expect(change.mock.calls).toMatchObject([[{ accounts: [{ platform: 'instagram', handle: 'zoe.eats' }] }]]);
});
