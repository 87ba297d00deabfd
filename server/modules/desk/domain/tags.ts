import { cleanTag, deskLimits } from '../../../contract/rules/desk.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { deskErrors } from './desk.errors.js';
import { checkMayWrite, deskEvent, type Subject } from './subject.js';

export type TagChanges = Readonly<{ add: readonly string[]; remove: readonly string[] }>;

/** Tags as they are kept, each once. @throws desk/bad-tag */
export function cleanTags(typed: readonly string[]): string[] {
  const tags = [...new Set(typed.map(cleanTag))];
  if (tags.some((tag) => tag === '' || tag.length > deskLimits.tagCharacters)) throw deskErrors.badTag();
  return tags;
}

/**
 * What really changes, so that it can be taken back exactly.
 * @returns null when nothing does
 * @throws desk/not-staff, desk/bad-tag, desk/too-many-tags
 */
export function changeTags(subject: Subject, has: readonly string[], changes: TagChanges, actor: Actor, now: Date) {
  checkMayWrite(actor);
  const removed = cleanTags(changes.remove).filter((tag) => has.includes(tag));
  const added = cleanTags(changes.add).filter((tag) => !has.includes(tag));
  if (added.length + removed.length === 0) return null;
  if (added.length > 0 && has.length + added.length - removed.length > deskLimits.tagsEach)
    throw deskErrors.tooManyTags();
  return deskEvent('tags.changed', subject, actor, now, { added, removed });
}

export type TagsChanged = NonNullable<ReturnType<typeof changeTags>>;
