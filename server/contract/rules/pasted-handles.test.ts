import { handleIn, pastedHandles } from './pasted-handles.js';

describe('R441: handles that are pasted into a list', () => {
  it.each([
    ['@Zoe.Eats', 'zoe.eats'],
    ['https://www.instagram.com/zoe.eats/?hl=en', 'zoe.eats'],
    ['tiktok.com/@zoe.eats', 'zoe.eats'],
    ['  zoe.eats ', 'zoe.eats'],
  ])('%s is one handle', (text, handle) => expect(handleIn(text)).toBe(handle));

  it('are every word of a plain text, each once, in its order', () => {
    expect(pastedHandles('@zoe, nia;\n\tzoe  https://youtube.com/@bo')).toEqual([
      { handle: 'zoe', note: '' },
      { handle: 'nia', note: '' },
      { handle: 'bo', note: '' },
    ]);
  });

  it('are one column of a CSV file, with the note beside it', () => {
    const file = '\uFEFFName;Handle;Note\r\n"Ng; Zoë";@Zoe;"Says ""yes"",\nalways"\r\n;;\r\nNia;nia;\r\n';
    expect(pastedHandles(file)).toEqual([
      { handle: 'zoe', note: 'Says "yes",\nalways' },
      { handle: 'nia', note: '' },
    ]);
  });

  it('are none in an empty text', () => expect(pastedHandles(' \n ')).toEqual([]));
});
