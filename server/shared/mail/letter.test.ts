import type { Letter } from './letter.js';
import { mailOf } from './mail.js';

const letter: Letter = {
  id: 'collabs.scheduled',
  to: 'ann@example.com',
  subject: 'Fish & <chips>',
  heading: 'Your visit to <Ember> & Rye',
  paragraphs: ['It is on Thursday.', 'Come "hungry".'],
  list: ['One thing', 'Another <i>thing</i>'],
  ticket: { stage: 4, facts: [{ label: 'When', value: 'Thursday, 19:30' }] },
  button: { label: 'See the Collab', url: 'https://tastemaker.example/app/collabs/1?a=1&b=2' },
  smallPrint: 'Nobody need do anything.',
};
const unsubscribe = { page: 'https://tastemaker.example/stop', oneClick: 'https://tastemaker.example/api/stop' };

describe('a letter', () => {
  it('says in its text whatever it says in its HTML, without the look', async () => {
    const { text } = await mailOf({ ...letter, unsubscribe });

    expect(text).toBe(
      [
        'Your visit to <Ember> & Rye',
        'It is on Thursday.',
        'Come "hungry".',
        '- One thing\n- Another <i>thing</i>',
        'Stage: Scheduled\nWhen: Thursday, 19:30',
        'See the Collab: https://tastemaker.example/app/collabs/1?a=1&b=2',
        'Nobody need do anything.',
        'Stop these emails: https://tastemaker.example/stop',
      ].join('\n\n'),
    );
  });

  it('has several parts, each with a title, what is new about it and its facts', async () => {
    const parts = [
      {
        title: '19:30 Ada',
        mark: 'Moved from 18:00',
        facts: [{ label: 'Allergies', value: 'Ada: Milk\nTom: <Fish>' }],
      },
      { title: '20:00 Noor', facts: [] },
    ];
    const { ticket: _, list: __, ...plain } = letter;
    const { text, html } = await mailOf({ ...plain, parts });
    expect(text).toContain(
      '19:30 Ada (Moved from 18:00)\nAllergies: Ada: Milk\nTom: <Fish>\n\n20:00 Noor\n\nSee the Collab',
    );
    for (const words of ['19:30 Ada', 'Moved from 18:00', 'Tom: &lt;Fish&gt;', '20:00 Noor'])
      expect(html).toContain(words);
  });

  it('takes what people wrote as words, not as HTML', async () => {
    const { html } = await mailOf(letter);

    expect(html).toContain('Your visit to &lt;Ember&gt; &amp; Rye');
    expect(html).toContain('Another &lt;i&gt;thing&lt;/i&gt;');
    expect(html).toContain('href="https://tastemaker.example/app/collabs/1?a=1&amp;b=2"');
    expect(html).not.toMatch(/<chips>|<Ember>|<i>thing/);
  });

  it('fetches nothing from anywhere', async () => {
    const { html } = await mailOf({ ...letter, unsubscribe });

    expect(html).not.toMatch(/<(img|link|script|iframe|video)\b|@import|@font-face|url\(|\bsrc=/i);
  });

  it('shows a Collab as a ticket with its stage, and a plain letter without one', async () => {
    const { html } = await mailOf(letter);
    const { ticket: _, ...plain } = letter;

    expect(html.replaceAll('<!-- -->', '')).toContain('Stage 3 of 5: Scheduled');
    expect(html).toContain('Thursday, 19:30');
    expect((await mailOf(plain)).html).not.toMatch(/Stage|dashed/);
  });

  it('changes on dark screens every colour that it has', async () => {
    const { html } = await mailOf({ ...letter, unsubscribe });
    const dark =
      /@media \(prefers-color-scheme: dark\)\{(.*?)\}@media|@media \(prefers-color-scheme: dark\)\{(.*)\}\n/.exec(
        html,
      )![0];
    const body = html.slice(html.indexOf('<body'));
    const coloured = [
      ...body.matchAll(/<[a-z]\w*[^>]*style="[^"]*(?<![-\w])(?:color|background-color):[^"]*"[^>]*>/g),
    ].map(([tag]) => tag);

    expect(coloured.length).toBeGreaterThan(8);
    for (const tag of coloured) {
      const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
      expect({ tag, known: classes.some((name) => dark.includes(`.${name}{`)) }).toEqual({ tag, known: true });
    }
  });

  it('can be stopped with one click where it can be stopped', async () => {
    expect((await mailOf(letter)).headers).toEqual({});
    expect((await mailOf({ ...letter, unsubscribe })).headers).toEqual({
      'List-Unsubscribe': '<https://tastemaker.example/api/stop>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
