import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { type Editor, EditorContext } from './editor-context';
import { PreviewCard } from './PreviewCard';

const profile = {
  id: 'i1',
  name: 'Amara Osei',
  handle: 'amara',
  city: 'bristol',
  categories: [],
  accounts: [],
  portfolio: [],
  avatarPath: null,
};

test('without a picture someone is shown by the first letters of their name, as brands see them', () => {
  renderPage(
    <EditorContext value={{ profile } as unknown as Editor}>
      <PreviewCard />
    </EditorContext>,
  );
  expect(screen.getByText('AO')).toBeVisible();
}); // prettier-ignore
