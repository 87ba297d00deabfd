import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { type Editor, EditorContext } from './editor-context';
import { SavedState } from './SavedState';

test('when it was saved is said by London’s clock', () => {
  const editor = { status: 'saved', savedAt: new Date('2027-07-01T11:04:00Z'), mayEdit: true };
  renderPage(
    <EditorContext value={editor as unknown as Editor}>
      <SavedState />
    </EditorContext>,
  );
  expect(screen.getByText('Saved 12:04')).toBeVisible();
});
