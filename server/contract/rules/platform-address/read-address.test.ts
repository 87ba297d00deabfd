import type { Platform } from '../../lists/social.js';
import { isHandle } from './handles.js';
import { accountFault, accountTyped, handleFaults, personIn } from './person-in.js';
import { readAddress } from './read-address.js';

const channel = 'UCX6OQ3DkcsbYNE6H8uQQuVA';

/** What a URL refers to: the account and the post. */
type Row = readonly [address: string, account: string | null, post: string | null];

const table: Record<Platform, readonly Row[]> = {
  instagram: [
    ['https://www.instagram.com/zoe.eats/', 'zoe.eats', null],
    ['https://instagram.com/zoe.eats', 'zoe.eats', null],
    ['http://www.instagram.com/zoe.eats', 'zoe.eats', null],
    ['HTTPS://WWW.INSTAGRAM.COM/Zoe.Eats', 'Zoe.Eats', null],
    ['instagram.com/zoe.eats?hl=en', 'zoe.eats', null],
    ['//instagram.com/zoe.eats', 'zoe.eats', null],
    ['m.instagram.com/zoe.eats/', 'zoe.eats', null],
    ['https://www.instagram.com/zoe.eats/#', 'zoe.eats', null],
    ['<https://www.instagram.com/zoe.eats/>', 'zoe.eats', null],
    ['(instagram.com/zoe.eats),', 'zoe.eats', null],
    ['https://www.instagram.com/_u/zoe.eats/', 'zoe.eats', null],
    ['https://www.instagram.com/zoe.eats/reels/', 'zoe.eats', null],
    ['https://www.instagram.com/zoe.eats/tagged/', 'zoe.eats', null],
    ['https://www.instagram.com/zoe.eats/followers/', 'zoe.eats', null],
    ['https://www.instagram.com/zoe.eats?igsh=MWQ1ZGUxMzBkMA==', 'zoe.eats', null],
    ['https://instagr.am/zoe.eats', 'zoe.eats', null],
    ['https://ig.me/m/zoe.eats', 'zoe.eats', null],
    ['https://www.instagram.com/accounts/login/?next=/zoe.eats/', 'zoe.eats', null],
    ['https://www.instagram.com/accounts/login/?next=https%3A%2F%2Fwww.instagram.com%2Fzoe.eats%2F', 'zoe.eats', null],
    ['https://l.instagram.com/?u=https%3A%2F%2Finstagram.com%2Fzoe.eats&e=AT0', 'zoe.eats', null],
    ['https://www.instagram.com/stories/zoe.eats/', 'zoe.eats', null],
    ['https://www.instagram.com/stories/zoe.eats/3298471234/', 'zoe.eats', 'story 3298471234'],
    ['https://www.instagram.com/p/Cxy-12_ab/', null, 'post Cxy-12_ab'],
    ['https://www.instagram.com/p/Cxy-12_ab/?img_index=1', null, 'post Cxy-12_ab'],
    ['https://instagr.am/p/Cxy-12_ab', null, 'post Cxy-12_ab'],
    ['https://www.instagram.com/tv/Cxy-12_ab/', null, 'post Cxy-12_ab'],
    ['https://www.instagram.com/reel/Cxy-12_ab/?igsh=x', null, 'reel Cxy-12_ab'],
    ['https://www.instagram.com/reels/Cxy-12_ab/', null, 'reel Cxy-12_ab'],
    ['https://www.instagram.com/zoe.eats/p/Cxy-12_ab/', 'zoe.eats', 'post Cxy-12_ab'],
    ['https://www.instagram.com/zoe.eats/reel/Cxy-12_ab/', 'zoe.eats', 'reel Cxy-12_ab'],
    ['https://www.instagram.com/zoe.eats/live/', 'zoe.eats', 'live null'],
  ],
  tiktok: [
    ['https://www.tiktok.com/@zoe.eats', 'zoe.eats', null],
    ['tiktok.com/@zoe.eats?lang=en', 'zoe.eats', null],
    ['https://m.tiktok.com/@zoe.eats', 'zoe.eats', null],
    ['https://www.tiktok.com/%40zoe.eats', 'zoe.eats', null],
    ['https://www.tiktok.com/@zoe.eats?_t=8abc&_r=1', 'zoe.eats', null],
    ['https://www.tiktok.com/embed/@zoe.eats', 'zoe.eats', null],
    ['https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40zoe.eats', 'zoe.eats', null],
    ['https://www.tiktok.com/@zoe.eats/video/7301234567890', 'zoe.eats', 'video 7301234567890'],
    ['https://m.tiktok.com/@zoe.eats/video/7301234567890?is_copy_url=1', 'zoe.eats', 'video 7301234567890'],
    ['https://www.tiktok.com/@zoe.eats/photo/7301234567890', 'zoe.eats', 'photo 7301234567890'],
    ['https://www.tiktok.com/@zoe.eats/live', 'zoe.eats', 'live null'],
    ['https://www.tiktok.com/@/video/7301234567890', null, 'video 7301234567890'],
    ['https://m.tiktok.com/v/7301234567890.html', null, 'video 7301234567890'],
    ['https://www.tiktok.com/share/video/7301234567890', null, 'video 7301234567890'],
    ['https://m.tiktok.com/h5/share/video/7301234567890', null, 'video 7301234567890'],
    ['https://www.tiktok.com/embed/v2/7301234567890', null, 'video 7301234567890'],
    ['https://www.tiktok.com/player/v1/7301234567890', null, 'video 7301234567890'],
    ['https://www.tiktokv.com/share/video/7301234567890/', null, 'video 7301234567890'],
  ],
  youtube: [
    ['https://www.youtube.com/@ZoeEats', 'ZoeEats', null],
    ['youtube.com/@zoe-eats/videos', 'zoe-eats', null],
    ['https://m.youtube.com/@zoe.eats/shorts', 'zoe.eats', null],
    ['https://www.youtube.com/@%ED%99%A9%EB%AF%BC%ED%98%84', '황민현', null],
    ['https://youtube.com/@ZoeEats?si=abc', 'ZoeEats', null],
    [`https://www.youtube.com/channel/${channel}`, channel, null],
    [`https://www.youtube.com/channel/${channel}/about`, channel, null],
    [`https://music.youtube.com/channel/${channel}`, channel, null],
    [`https://studio.youtube.com/channel/${channel}/videos`, channel, null],
    [`https://www.youtube.com/embed/live_stream?channel=${channel}`, channel, null],
    ['https://www.youtube.com/c/ZoeEats', 'ZoeEats', null],
    ['https://www.youtube.com/c/ZoeEats/featured', 'ZoeEats', null],
    ['https://www.youtube.com/user/zoeeats', 'zoeeats', null],
    ['https://www.youtube.com/zoeeats', 'zoeeats', null],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', null, 'video dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', null, 'video dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', null, 'video dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', null, 'video dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', null, 'video dQw4w9WgXcQ'],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', null, 'video dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', null, 'short dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', null, 'live dQw4w9WgXcQ'],
    ['https://www.youtube.com/attribution_link?u=/watch%3Fv%3DdQw4w9WgXcQ', null, 'video dQw4w9WgXcQ'],
    ['https://www.youtube.com/redirect?q=https%3A%2F%2Fwww.youtube.com%2F%40ZoeEats', 'ZoeEats', null],
  ],
};

describe.each(['instagram', 'tiktok', 'youtube'] as const)('R441: an address of %s', (platform) => {
  it.each(table[platform])('%s', (address, account, post) => {
    const found = readAddress(address);
    const told = found && 'account' in found && found.post ? `${found.post.kind} ${found.post.name}` : null;
    expect([found?.platform, found && 'account' in found && found.account, told]).toEqual([platform, account, post]);
  });
});

const refused: [string, keyof typeof handleFaults][] = [
  ['https://www.instagram.com/share/BAbc123', 'share-link'],
  ['https://www.instagram.com/share/p/BAbc123', 'share-link'],
  ['https://www.instagram.com/share/reel/BAbc123', 'share-link'],
  ['https://vm.tiktok.com/ZM8abc/', 'share-link'],
  ['https://vt.tiktok.com/ZS8abc/', 'share-link'],
  ['https://www.tiktok.com/t/ZT8abc/', 'share-link'],
  ['https://www.instagram.com/', 'elsewhere'],
  ['https://www.instagram.com/explore/tags/brunch/', 'elsewhere'],
  ['https://www.instagram.com/accounts/edit/', 'elsewhere'],
  ['https://www.instagram.com/stories/highlights/17890/', 'elsewhere'],
  ['https://www.instagram.com/reels/audio/123/', 'elsewhere'],
  ['https://help.instagram.com/1234', 'elsewhere'],
  ['https://www.tiktok.com/tag/brunch', 'elsewhere'],
  ['https://www.tiktok.com/music/sound-7301', 'elsewhere'],
  ['https://ads.tiktok.com/i18n', 'elsewhere'],
  ['https://www.tiktok.com/zoe.eats', 'no-at'],
  ['https://www.youtube.com/', 'elsewhere'],
  ['https://www.youtube.com/playlist?list=PL123', 'elsewhere'],
  ['https://www.youtube.com/results?search_query=zoe', 'elsewhere'],
  ['https://www.youtube.com/channel/zoe', 'elsewhere'],
  ['https://www.youtube.com/watch?list=PL123', 'elsewhere'],
  ['https://www.instagram.com/p/Cxy-12_ab/', 'post-address'],
  ['https://youtu.be/dQw4w9WgXcQ', 'post-address'],
  ['https://example.com/zoe', 'other-site'],
  ['www.example.com', 'other-site'],
  ['https://instagram.com.evil.example/zoe', 'other-site'],
  ['https://www.youtube.com/redirect?q=https%3A%2F%2Fexample.com%2Fzoe', 'other-site'],
  ['zoe@example.com', 'email-address'],
  ['Zoë Eats!', 'not-a-handle'],
  ['@', 'no-handle'],
];

it.each(refused)('%s names nobody: %s', (text, fault) => expect(personIn(text)).toBe(fault));

it('reads a handle, whatever precedes it', () => {
  for (const text of ['zoe.eats', '@zoe.eats', ' @ zoe.eats ', '＠zoe.eats'])
    expect(personIn(text)).toEqual({ platform: null, handle: 'zoe.eats' });
  expect(personIn('tiktok.com/@zoe.eats', 'instagram')).toEqual({ platform: 'tiktok', handle: 'zoe.eats' });
});

it.each([
  ['instagram', 'z', true],
  ['instagram', '433', true],
  ['instagram', 'sooyaaa__', true],
  ['instagram', 'z'.repeat(30), true],
  ['instagram', 'z'.repeat(31), false],
  ['instagram', 'Kylie 🤍', false],
  ['instagram', 'zoe-eats', false],
  ['instagram', 'zoe.', false],
  ['instagram', 'zoe..eats', false],
  ['tiktok', 'khaby.lame', true],
  ['tiktok', 'z'.repeat(25), false],
  ['tiktok', 'zoé', false],
  ['youtube', '황민현', true],
  ['youtube', '5-Minute-Crafts', true],
  ['youtube', 'Cristiano Ronaldo', false],
  ['youtube', channel, true],
] as const)('on %s, %s can be a handle: %s', (platform, text, can) => expect(isHandle(platform, text)).toBe(can));

it.each([
  ['instagram', '@zoe.eats', 'zoe.eats', undefined],
  ['instagram', 'instagram.com/zoe.eats?hl=en', 'zoe.eats', undefined],
  ['youtube', `youtube.com/channel/${channel}`, channel, undefined],
  ['youtube', 'zoe\u0301.eats', 'zo\u00e9.eats', undefined],
  ['instagram', 'tiktok.com/@zoe.eats', 'tiktok.com/@zoe.eats', 'This address is on TikTok. Add it to that account.'],
  ['tiktok', 'vm.tiktok.com/ZM8x/', 'vm.tiktok.com/ZM8x/', handleFaults['share-link']],
  ['tiktok', 'zoe@eats.test', 'zoe@eats.test', handleFaults['email-address']],
  ['instagram', 'zoe eats', 'zoe eats', handleFaults['not-instagram']],
] as const)('the account on %s typed as %s is %s', (platform, text, handle, fault) => {
  expect(accountTyped(platform, text)).toBe(handle);
  expect(accountFault(platform, handle)).toBe(fault);
});

it('says of each platform what it allows', () => {
  expect(personIn('Kylie 🤍', 'instagram')).toBe('not-instagram');
  expect(handleFaults['not-instagram']).toBe('An Instagram handle has 1 to 30 letters, digits, dots or underscores.');
});
