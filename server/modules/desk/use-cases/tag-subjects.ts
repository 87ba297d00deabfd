import type { DeskKind } from '../../../contract/rules/desk.js';
import { type Actor, type Clock, DomainError } from '../../../shared/kernel/index.js';
import { changeTags, checkMayWrite, cleanTags, type TagChanges } from '../domain/subject.js';
import type { DeskRepository, Subjects } from '../ports/repositories.js';

/** The result of one call: exactly what changed for which subject, and what was left out and why. */
export type TagReport = Readonly<{
  changed: readonly Readonly<{ id: string; added: readonly string[]; removed: readonly string[] }>[];
  refused: readonly Readonly<{ id: string; name: string; reason: string }>[];
}>;

/** Tags many subjects at once, and reports progress. One that can't be tagged doesn't affect others. */
export class TagSubjects {
  constructor(
    private readonly desk: DeskRepository,
    private readonly subjects: Subjects,
    private readonly clock: Clock,
  ) {}

  /** @throws desk/not-staff, desk/bad-tag */
  async execute(
    actor: Actor,
    kind: DeskKind,
    ids: readonly string[],
    changes: TagChanges,
    tell: (done: number) => void = () => undefined,
  ): Promise<TagReport> {
    checkMayWrite(actor);
    cleanTags([...changes.add, ...changes.remove]);
    const known = await this.subjects.existing(kind, ids);
    const changed: TagReport['changed'][number][] = [];
    const refused: TagReport['refused'][number][] = [];
    for (const [place, id] of [...new Set(ids)].entries()) {
      const name = known.get(id);
      try {
        if (name === undefined) refused.push({ id, name: '', reason: 'It doesn’t exist.' });
        else {
          const done = await this.tag(actor, { kind, id }, changes);
          if (done) changed.push({ id, ...done });
        }
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, name: name ?? '', reason: error.message });
      }
      tell(place + 1);
    }
    return { changed, refused };
  }

  private async tag(actor: Actor, subject: { kind: DeskKind; id: string }, changes: TagChanges) {
    const event = changeTags(subject, await this.desk.tagsOf(subject), changes, actor, this.clock.now());
    if (!event) return null;
    await this.desk.changeTags(subject, event);
    const { added, removed } = event.payload;
    return { added, removed };
  }
}
