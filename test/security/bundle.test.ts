import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(__dirname, '../../dist');
const folder = path.join(dist, 'client');

/** Everything in the built pages that a browser reads as text. */
const files = (): string[] => {
  if (!existsSync(folder)) throw new Error('The pages are not built: run npm run build, or npm test, first.');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|svg|txt|json)$/.test(file),
  );
};

const forbidden: Record<string, RegExp> = {
  'a key of the card provider': /\b[sr]k_(test|live)_\w+|whsec_\w+/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  'a token': /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]+/,
  'an address of a database or mail server': /\b(postgres(ql)?|smtps?):\/\/[^\s"'`]*@/,
  'the session secret of the sandbox': /a session secret for this machine/,
  'the email of a demo person': /\b(staff|brand|influencer|both)@tastemaker\.test/,
  'a fixed id': /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/i,
  'a password in an object': /["']?passw(or)?d["']?\s*[:=]\s*["'`](?!password)[^"'`\s]{4,40}["'`]\s*[,;}]/i,
};

it('R424: the built pages hold no secret, no demo person and no fixed id', () => {
  const found = files().flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return Object.entries(forbidden).flatMap(([what, pattern]) => {
      const match = pattern.exec(text);
      return match ? [`${file}: ${what}: ${match[0].slice(0, 60)}`] : [];
    });
  });
  expect(files().length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

it('the page at the door, with all that works offline, weighs at most 120 kB', () => {
  const page = readFileSync(path.join(folder, 'check-in.html'), 'utf8');
  const named = new Set(page.match(/\/assets\/[\w.-]+/g));
  const sent = ['/check-in.html', '/check-in/sw.js', '/check-in/manifest.webmanifest', '/favicon.svg', ...named];
  const compressed = sent.map((file) => path.join(folder, existsSync(path.join(folder, `${file}.br`)) ? `${file}.br` : file));
  const bytes = compressed.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(named.size).toBeGreaterThanOrEqual(4);
  expect(bytes).toBeLessThanOrEqual(120_000);
}); // prettier-ignore

describe('the built server', () => {
  const read = (file: string) => readFileSync(path.join(dist, 'server', file), 'utf8');
  const holdsStandIns = (file: string) => read(file).includes('// dist/compiled/sandbox/');

  /** The files loaded with this one, whatever the configuration. */
  function loadedWith(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, next] of read(file).matchAll(
      /^(?:import|export|(?:const [^;=]+ = )?await import)\b[^;]*?["'](\.{1,2}\/[^"']+)["']\)?;$/gm,
    ))
      loadedWith(path.posix.join(path.posix.dirname(file), next!), found);
    return found;
  }

  it.each(['main.js', 'cli/main.js'])('loads no stand-in with %s: production never asks for one', (entry) => {
    const loaded = [...loadedWith(entry)];
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter(holdsStandIns)).toEqual([]);
  });

  it('keeps the stand-ins in files of their own, for who asks', () => {
    const files = readdirSync(path.join(dist, 'server'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.js')).filter(holdsStandIns)).not.toEqual([]);
  });
});
