import { type Row, rows } from './row.js';

const long = 'We began with oysters and brown butter, then the turbot came over charcoal with leeks. '.repeat(2);
/** The label is beyond TikTok’s 80 characters, but within YouTube’s 100. */
const past80 = 'We began with oysters and brown butter, then the turbot came over charcoal with leeks, and #ad';
/** Also beyond those, but within Instagram’s 125. */
const past100 = `${past80.replace('#ad', 'after that a late pudding')} #ad`;

/**
 * Captions with a clear label that isn't where people see it first; and where none is needed, or the platform has its
 * own.
 */
export const positions: readonly Row[] = [
  ...rows(['fail', 'label-buried'], 'ASA and CMA guide: people must not have to press “more” to see the label.', [
    `${long}#ad`,
    `${long}Ad`,
    `${long}\n\nAd | gifted`,
    'Dinner\n.\n.\n.\n.\n#ad',
    'One\n\n\n\nAd: two',
    '\n\n\n\nAd: dinner',
    `${'🍝'.repeat(130)} ad`,
    `${long}#foodie #ad #london`,
    'The menu changes every week and we ate all of it, down to the last crumb of the burnt cheesecake, so here is what to order. #ad',
  ]),
  ...rows(
    ['fail', 'label-buried'],
    'TikTok shows less of a caption than the others before “more”.',
    [past80, 'Wait until the very end, because the pudding comes on fire and nobody at the table was ready #ad'],
    { platform: 'tiktok', type: 'reel' },
  ),
  ...rows(['fail', 'label-buried'], 'TikTok shows two lines.', ['Line one\nline two\n#ad'], { platform: 'tiktok' }),
  ...rows(['fail', 'label-buried'], 'YouTube shows about a hundred characters.', [past100], { platform: 'youtube' }),
  ...rows(
    ['fail', 'label-buried'],
    'A stream’s title is cut like any other; who joins sees no more of it.',
    [`${long}#ad`],
    {
      type: 'stream',
    },
  ),
  ...rows(
    ['fail', 'label-buried'],
    'Sources leave stories open. A story is on for seconds, so nobody reads that far down in time.',
    [`${long}#ad`],
    { type: 'story' },
  ),
  ...rows(
    ['fail', 'label-buried'],
    'Where a draft will be posted is not known, so it must be seen on each platform on which it can be.',
    [past80, past100, 'Line one\nline two\n#ad'],
    { platform: null, type: 'reel' },
  ),
  ...rows(['pass'], 'First is before the fold of every platform.', ['Ad: where will this go?', `#ad ${long}`], {
    platform: null,
  }),
  ...rows(
    ['fix', 'label-not-first'],
    'It can be seen on each platform on which this may be posted.',
    ['Dinner by the fire #ad'],
    {
      platform: null,
    },
  ),
  ...rows(['fix', 'label-not-first'], 'Instagram and YouTube show a hundred characters and more.', [past80]),
  ...rows(['fix', 'label-not-first'], 'Instagram and YouTube show a hundred characters and more.', [past80], {
    platform: 'youtube',
  }),
  ...rows(['fix', 'label-not-first'], 'Instagram shows 125 characters.', [past100]),

  ...rows(
    ['fail', 'label-among-tags'],
    'CMA: a label among other hashtags is hidden, whether first, last or in the middle of them.',
    [
      'Lunch #foodie #london #ad #yum',
      'Lunch #ad #foodie #london',
      '#foodie #ad #london',
      'Brunch #eggs #coffee #ad',
      '#a #b #ad',
      '#gifted#ad#london dinner',
      'Night out #soho, #ad, #cocktails',
      'Night out #soho | #cocktails | #ad',
    ],
  ),
  ...rows(
    ['fix', 'label-not-first'],
    'ASA: the label should be the first thing that is read. It can be seen here, though later.',
    [
      'Dinner at Ember & Rye #ad',
      'Best bread in London. Ad',
      'Best bread in London. Ad for @emberandrye',
      'Loved it! (ad)',
      'Sunday roast [Ad]',
      'Sunday roast | Ad',
      'Sunday roast – AD – with all the trimmings',
      'Sunday roast ✨ ad',
      'Sunday roast\nAd',
      'Sunday roast\n“Ad” for @emberandrye',
      'Brunch #ad',
      'Brunch #ad #eggs',
      '3 reasons to go #ad',
      'We came back twice. This is an ad.',
    ],
  ),
  ...rows(['fix', 'label-not-first'], 'ASA: the label comes before the name of the brand, not behind it.', [
    '@emberandrye ad',
    '@emberandrye, ad',
    '@emberandrye | Ad',
    '@emberandrye #ad the winter menu',
  ]),
  ...rows(['fix', 'label-not-first'], '“Gifted” is read first and means little; the label behind it is clear.', [
    'Gifted #ad Dinner',
    'gifted ad: two nights away',
    'Gifted/AD dinner',
    'Gifted, ad: two nights away',
    'Gifted | Ad | two nights away',
    'Collab #ad with the Tide House',
    '#gifted #ad dinner',
  ]),
  ...rows(['fix', 'label-not-first'], 'It can be seen before “more”.', ['Wait for it #ad'], { platform: 'tiktok' }),

  ...rows(
    ['pass'],
    'Read first, it is before every fold.',
    ['Ad: TikTok, meet the cheese trolley', '#ad wait for the last bite'],
    {
      platform: 'tiktok',
      type: 'reel',
    },
  ),
  ...rows(
    ['pass'],
    'Read first, it is before every fold.',
    ['Ad: A day at the seaside hotel', '#ad What £60 gets you in Soho'],
    {
      platform: 'youtube',
      type: 'reel',
    },
  ),
  ...rows(['pass'], 'CMA: every story needs its own label; a word on it is enough.', ['Ad: tonight’s view', '#ad'], {
    type: 'story',
  }),
  ...rows(
    ['pass'],
    'A stream is labelled like everything else.',
    ['Ad: live from the pass', 'Advert | cooking along, live'],
    {
      type: 'stream',
    },
  ),
  ...rows(
    ['fail', 'label-missing'],
    'CAP Code 2.1 holds on every platform.',
    ['Wait for it', 'POV: you found the best pie'],
    {
      platform: 'tiktok',
      type: 'reel',
    },
  ),
  ...rows(['fail', 'label-missing'], 'CAP Code 2.1 holds on every platform.', ['What I ate in a day', 'Hotel tour'], {
    platform: 'youtube',
  }),
  ...rows(
    ['fail', 'label-missing'],
    'CMA: a story is an ad like any post; the label of another frame does not count.',
    ['', 'dinner!'],
    {
      type: 'story',
    },
  ),
  ...rows(['fail', 'label-missing'], 'CMA: streams are named among what must be labelled.', ['Live from the pass!'], {
    type: 'stream',
  }),

  ...rows(
    ['pass'],
    'CMA: the platform’s own label is a clear one. It is above the caption, whatever that says.',
    [
      'Dinner by the fire',
      'gifted',
      '',
      `${long}#ad`,
      '#sp #collab',
      'Thanks to @emberandrye',
      'AD 79, but make it pizza',
    ],
    { platformLabel: true },
  ),
  ...rows(
    ['pass'],
    'Handed over to the brand and not posted: the brand labels it where it uses it.',
    ['For your own channels', '', 'gifted by @emberandrye', 'not an ad'],
    { type: 'ugc' },
  ),
];
