import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(__dirname, '../../client');

/** The client's visible components, by path. */
const parts = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(client, file), 'utf8') }));
const filesWhere = (isSo: (text: string) => boolean) => parts.filter(({ text }) => isSo(text)).map(({ file }) => file);

/** An input or a choice: such a dialog is a form, and its button says what it does. */
const form = /<form|component="form"|<(Form|TextField|RadioGroup|Slider)\b/;

/** The props of a dialog, none of which is a button label. */
const allowed = ['open', 'title', 'destructive', 'typeToConfirm', 'busy', 'onCancel', 'onConfirm'];

/** The props of one use, as the formatter lays them out: all on one line, or each at the start of its own. */
function givenTo(use: string): string[] {
  const [first = '', ...lines] = use.split('\n');
  if (first.trim()) return [...first.split(/>$/)[0]!.matchAll(/ (\w+)(?=[= ]|$)/g)].map(([, name]) => name!);
  const indent = /^ */.exec(lines[0]!)![0];
  const end = lines.findIndex((line) => line === `${indent.slice(2)}>`);
  return lines.slice(0, end).flatMap((line) => new RegExp(`^${indent}(\\w+)`).exec(line)?.[1] ?? []);
}

describe('R200: people answer a question with Cancel or Confirm', () => {
  it('a dialog that only asks is the shared one', () => {
    const own = filesWhere((text) => text.includes('<DialogActions') && /\bCancel\b/.test(text) && !form.test(text));
    expect(own).toEqual([]); // the shared one itself has a field: what is typed to confirm
  });

  it('no use of it brings a word of its own', () => {
    const uses = parts.flatMap(({ file, text }) =>
      text
        .split('<ConfirmDialog')
        .slice(1)
        .map((use) => ({ file, given: givenTo(use) })),
    );
    expect(uses.length).toBeGreaterThan(30);
    for (const { file, given } of uses) {
      expect([file, given.filter((name) => !allowed.includes(name))]).toEqual([file, []]);
      expect([file, given]).toEqual([file, expect.arrayContaining(['open', 'onCancel', 'onConfirm'])]);
    }
  });

  it('nor does a form of react-admin that is left with changes', () => {
    expect(filesWhere((text) => text.includes('<LeaveDialog'))).not.toEqual([]);
    expect(filesWhere((text) => text.includes('warnWhenUnsavedChanges'))).toEqual([]);
  });
});

describe('a part that is loaded late and can’t be', () => {
  it('says so in its place and offers another try: it is a `latePart`', () => {
    const own = filesWhere((text) => /\blazy\(/.test(text));
    expect(own.toSorted()).toEqual([
      'app/Root.tsx', // nobody asked for what it loads: pages work without it
      'app/page-route.tsx', // whole pages, which have their own fault
      'app/theme/with-mui.tsx',
      'check-in/CheckInApp.tsx', // the page at the door, with its own recovery
      'shell/AppShell.tsx', // as the first
    ]);
  });
});
