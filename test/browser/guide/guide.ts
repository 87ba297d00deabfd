import fs from 'node:fs';
import path from 'node:path';

/** What a guide's test has to prove, in order. */
export type Item = Readonly<
  | { kind: 'word'; text: string } // **bold**: shown by the product at that step
  | { kind: 'picture'; text: string } // the name of a file in images
  | { kind: 'command'; text: string } // a block of sh
>;
export type Task = Readonly<{ title: string; items: readonly Item[] }>;

export const folder = path.resolve('docs/guide');
export const pictures = path.join(folder, 'images');
export const guides = ['brands', 'influencers', 'staff', 'partners'] as const;
export type GuideName = (typeof guides)[number];

const marks =
  /```sh\n(?<command>[\s\S]*?)```|```\w*\n[\s\S]*?```|!\[[^\]]*\]\(images\/(?<picture>[^)]+)\)|\*\*(?<word>[^*]+)\*\*/g;

function itemOf({ groups = {} }: RegExpMatchArray): Item[] {
  const { command, picture, word } = groups;
  if (command) return [{ kind: 'command', text: command.trim() }];
  if (picture) return [{ kind: 'picture', text: picture }];
  return word ? [{ kind: 'word', text: word }] : [];
}

export const textOf = (name: GuideName): string => fs.readFileSync(path.join(folder, `${name}.md`), 'utf8');

/** A guide's tasks: each starts with a second-level heading. */
export function tasksOf(name: GuideName): Task[] {
  const [, ...parts] = textOf(name).split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...rest] = part.split('\n');
    return { title: title.trim(), items: [...rest.join('\n').matchAll(marks)].flatMap(itemOf) };
  });
}
