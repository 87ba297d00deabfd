/**
 * Generates a typical table of influencers, with the defects of real ones, for measuring the import: node
 * test/scale/make-influencers-csv.mjs 1000000 people.csv About 5 rows in 100 repeat an earlier one, 1 has no number, 1
 * no name, 1 is empty.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

const [count = '1000', file = 'influencers.csv'] = process.argv.slice(2);
const names = ['Zoë Ng', '황민현', 'Мария К.', 'شفا', 'José "Pepe" Ruiz', 'Ana, Luís & Co', 'व्लाद', '🥊 Wanna'];
const countries = ['United States', 'India', 'Brazil', 'Türkiye', '', 'N/A', 'South Korea', 'UK'];
const header =
  'S.no,Instagram name, Name,Subscribers,Subscribers,Audience country,"Engagement average\r\n",Category_1\r\n';
const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function row(number) {
  if (number % 100 === 99) return ',,,,,,,\r\n';
  const person = number % 20 === 19 ? number - 10 : number;
  const followers = 1_000 + ((person * 7_919) % 9_000_000);
  const short = person % 100 === 1 ? '#VALOR!' : `${(followers / 1e6).toFixed(1)}M`;
  const exact = person % 100 === 1 ? '#NAME?' : `${followers}.00`;
  const name = person % 100 === 2 ? '#NAME?' : `${names[person % names.length]} ${person}`;
  const country = countries[person % countries.length];
  const cells = [
    `${person + 1}.00`,
    `creator.${person}`,
    name,
    short,
    exact,
    country,
    `${Math.round(followers / 50)}`,
    'Travel',
  ];
  return `${cells.map(quoted).join(',')}\r\n`;
}

const out = createWriteStream(file);
out.write(header);
for (let number = 0; number < Number(count); number++) {
  if (!out.write(row(number))) await once(out, 'drain');
}
out.end();
await finished(out);
