import { handlesInTable, pastedHandles } from './pasted-handles.js';

describe('R441: handles that are pasted into a list', () => {
  it.each([
    ['@Zoe.Eats', 'zoe.eats'],
    ['https://www.instagram.com/zoe.eats/?hl=en', 'zoe.eats'],
    ['tiktok.com/@zoe.eats', 'zoe.eats'],
    ['  zoe.eats ', 'zoe.eats'],
  ])('%s is one handle', (text, handle) =>
    expect(pastedHandles(text)).toEqual({ people: [{ handle, note: '' }], refused: [] }),
  );

  it('are every word of a plain text, each once, in its order', () => {
    expect(pastedHandles('1) @zoe, nia;\n\tzoe - https://youtube.com/@boe.').people).toEqual([
      { handle: 'zoe', note: '' },
      { handle: 'nia', note: '' },
      { handle: 'boe', note: '' },
    ]);
  });

  it('are one column of a CSV file, with the note beside it', () => {
    const file = '\uFEFFName;Handle;Note\r\n"Ng; Zoë";@Zoe;"Says ""yes"",\nalways"\r\n;;\r\nNia;nia;\r\n';
    expect(pastedHandles(file).people).toEqual([
      { handle: 'zoe', note: 'Says "yes",\nalways' },
      { handle: 'nia', note: '' },
    ]);
  });

  it('are none in an empty text', () => expect(pastedHandles(' \n ')).toEqual({ people: [], refused: [] }));

  it('take two channels for two, and no word of an address for a person', () => {
    const [one, other] = ['UCX6OQ3DkcsbYNE6H8uQQuVA', 'UCq-Fj5jknLsUf-MWSy4_brA'];
    const text = `youtube.com/channel/${one} youtube.com/channel/${other} instagram.com/reel/Cxy12/ vm.tiktok.com/ZM8abc/`;
    const { people, refused } = pastedHandles(text);
    expect(people.map(({ handle }) => handle)).toEqual([one.toLowerCase(), other.toLowerCase()]);
    expect(refused).toEqual([
      { text: 'instagram.com/reel/Cxy12/', reason: expect.stringContaining('is a post’s') },
      { text: 'vm.tiktok.com/ZM8abc/', reason: expect.stringContaining('share link') },
    ]);
  });

  it('may be our own, which can be longer than those of a platform', () => {
    const own = 'a-long-name-of-a-person-who-is-known-here';
    expect(pastedHandles(`@${own}`).people).toEqual([{ handle: own, note: '' }]);
  });

  it('are those of the column that is understood, and of no other', () => {
    expect(pastedHandles('Instagram handle,Name\nzoe.ng,Zoë\nnia,Nia\n').people.map(({ handle }) => handle)).toEqual([
      'zoe.ng',
      'nia',
    ]);
    expect(pastedHandles('sep=;\nTop creators\nNom;Pseudo\nZoë Ng;zoe.ng\n').people).toEqual([
      { handle: 'zoe.ng', note: '' },
    ]);
    expect(pastedHandles('zoe.ng,Zoë Ng,12K\nnia,Nia B,9K\n').people.map(({ handle }) => handle)).toEqual([
      'zoe.ng',
      'nia',
    ]);
  });

  it('are asked for where no column is understood', () => {
    expect(pastedHandles('Who,Where\nzoe,New York\nnia,Leeds\n')).toEqual({
      people: [],
      refused: [{ text: 'Who, Where', reason: expect.stringContaining('Please call it “Handle”') }],
    });
  });

  it('come from a file as from a text: a line each, without what adds them up', () => {
    const fileOf = (text: string) =>
      handlesInTable(text.split('\n').map((line, at) => ({ number: at + 1, cells: line.split(',') })));
    const handles = ({ people }: ReturnType<typeof fileOf>) => people.map(({ handle }) => handle);
    expect(handles(fileOf('zoe.ng\nnia\n'))).toEqual(['zoe.ng', 'nia']);
    expect(fileOf('Notes\nzoe\nnia').refused).toMatchObject([{ text: 'Notes' }]);
    expect(fileOf('Friends\nZoë Ng').refused).toMatchObject([{ text: 'Friends' }]);
    expect(handles(fileOf('Handle,Followers\nzoe.ng,7\nTotal,7'))).toEqual(['zoe.ng']);
  });

  it('may be words in lines of equal length', () =>
    expect(pastedHandles('@zoe, @nia\n@bo1, @eve\n').people).toHaveLength(4));

  it('come from a table of any kind, as we write it ourselves', () => {
    const rows = [['Handle', 'Name', 'Note'], ['zoe.ng', 'Zoë', 'Vegan'], ['nia', 'Nia', '']]; // prettier-ignore
    expect(handlesInTable(rows.map((cells, at) => ({ number: at + 1, cells }))).people).toEqual([
      { handle: 'zoe.ng', note: 'Vegan' },
      { handle: 'nia', note: '' },
    ]);
    expect(pastedHandles("Handle,Note\n'@zoe,'=loves brunch\n").people).toEqual([
      { handle: 'zoe', note: '=loves brunch' },
    ]);
  });
});
