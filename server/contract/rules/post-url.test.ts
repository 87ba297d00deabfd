import type { Platform } from '../lists/social.js';
import {
  canBePosted,
  plainPostUrl,
  platformOfUrl,
  type PostedType,
  postUrlFault,
  wholeAddress,
} from './platform-addresses.js';

test.each<[Platform, PostedType, string]>([
  ['instagram', 'story', 'https://www.instagram.com/stories/jane.eats/3298471234/'],
  ['instagram', 'post', 'https://www.instagram.com/p/C8x_Yz-12/?igsh=abc'],
  ['instagram', 'post', 'https://instagram.com/jane.eats/p/C8x_Yz-12'],
  ['instagram', 'reel', 'https://www.instagram.com/reel/C8xYz12/'],
  ['instagram', 'stream', 'https://www.instagram.com/jane.eats/live/'],
  ['tiktok', 'story', 'https://www.tiktok.com/@jane.eats/video/7301234567890123456'],
  ['tiktok', 'post', 'https://www.tiktok.com/@jane.eats/photo/7301234567890123456'],
  ['tiktok', 'reel', 'https://www.tiktok.com/@jane.eats/video/7301234567890123456?is_copy_url=1'],
  ['tiktok', 'stream', 'https://www.tiktok.com/@jane.eats/live'],
  ['youtube', 'post', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s'],
  ['youtube', 'post', 'https://youtu.be/dQw4w9WgXcQ?si=abc'],
  ['youtube', 'reel', 'https://m.youtube.com/shorts/dQw4w9WgXcQ'],
  ['youtube', 'stream', 'https://www.youtube.com/live/dQw4w9WgXcQ'],
])('R359: %s %s may stand at %s', (platform, type, url) => expect(postUrlFault(url, platform, type)).toBeNull());

const notWhole = 'Please enter the full address of the post, beginning with https://.';
test.each<[string, Platform, PostedType, string, string]>([
  ['no address', 'instagram', 'post', 'my post', notWhole],
  ['not encrypted', 'instagram', 'post', 'http://www.instagram.com/p/C8xYz12/', notWhole],
  ['a script', 'instagram', 'post', 'javascript:alert(1)//instagram.com/p/x', notWhole],
  ['a name in front', 'instagram', 'post', 'https://instagram.com@evil.example/p/x', notWhole],
  ['another platform', 'instagram', 'reel', 'https://www.tiktok.com/@j/video/1', 'This address isn’t on Instagram.'],
  ['a look-alike', 'instagram', 'post', 'https://instagram.com.evil.example/p/x', 'This address isn’t on Instagram.'],
  ['a profile', 'instagram', 'post', 'https://www.instagram.com/jane.eats/', 'It looks like instagram.com/p/….'],
  ['another form', 'instagram', 'reel', 'https://www.instagram.com/p/C8xYz12/', 'It looks like instagram.com/reel/….'],
  [
    'a share link',
    'instagram',
    'post',
    'https://www.instagram.com/share/p/BAbc12/',
    'It looks like instagram.com/p/….',
  ],
  ['a share link', 'instagram', 'reel', 'https://www.instagram.com/share/reel/BAbc12/', 'instagram.com/reel/….'],
  ['a short link', 'tiktok', 'reel', 'https://vm.tiktok.com/ZM8abc/', 'copy its full address'],
  ['a video without its account', 'tiktok', 'reel', 'https://m.tiktok.com/v/7301234567890.html', 'tiktok.com/@name'],
  ['a shortened address', 'tiktok', 'reel', 'https://www.tiktok.com/t/ZT8abc/', 'copy its full address'],
  ['no video', 'youtube', 'post', 'https://www.youtube.com/watch?list=x', 'copy its full address'],
  ['a form that the platform lacks', 'youtube', 'story', 'https://youtu.be/dQw4w9WgXcQ', 'YouTube has no posts'],
])('R359: refuses %s', (_, platform, type, url, sentence) =>
  expect(postUrlFault(url, platform, type)).toContain(sentence),
);

test.each([
  ['https://www.instagram.com/jane.eats/reel/C8xYz12/?igsh=abc', 'https://www.instagram.com/jane.eats/reel/C8xYz12/'],
  ['https://instagram.com/p/C8xYz12', 'https://www.instagram.com/p/C8xYz12/'],
  ['https://m.tiktok.com/@jane.eats/video/7301?is_copy_url=1', 'https://www.tiktok.com/@jane.eats/video/7301'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://example.com/?p=1', 'https://example.com/?p=1'],
])('R359: of %s is kept %s', (address, kept) => expect(plainPostUrl(address)).toBe(kept));

test('R289: tells the platform of an address', () => {
  expect(platformOfUrl('https://youtu.be/dQw4w9WgXcQ')).toBe('youtube');
  expect(platformOfUrl('https://vimeo.com/1')).toBeNull();
});

test('R284: YouTube has no stories', () => {
  expect(canBePosted('youtube', 'story')).toBe(false);
  expect(canBePosted('instagram', 'story')).toBe(true);
});

test.each([
  ['ember.example', 'https://ember.example'],
  [' www.ember.example/menu?day=mon ', 'https://www.ember.example/menu?day=mon'],
  ['ember.example:8443/x', 'https://ember.example:8443/x'],
  ['https://ember.example', 'https://ember.example'],
  ['http://ember.example', 'http://ember.example'],
  ['/app/support', '/app/support'],
  ['jane@ember.example', 'jane@ember.example'],
  ['javascript:alert(1.5)', 'javascript:alert(1.5)'],
  ['our site', 'our site'],
  ['', ''],
])('an address that names no protocol is on https: %j', (typed, address) => expect(wholeAddress(typed)).toBe(address));
