import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemoryDeskRepository, InMemorySubjects } from '../adapters/in-memory-desk.js';
import { NoteService } from './note-service.js';
import { TagSubjects } from './tag-subjects.js';
import { TaskService } from './task-service.js';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
const staff: Actor = { userId: 'alex', role: 'admin', staffRole: 'operations' };
const [known, full, unknown] = [newId(), newId(), newId()];
const details = { title: 'Call them', dueOn: null, assigneeId: null };

function desk() {
  const repository = new InMemoryDeskRepository();
  const subjects = new InMemorySubjects([known, full], ['robin']);
  return {
    repository,
    notes: new NoteService(repository, subjects, clock),
    tasks: new TaskService(repository, subjects, clock),
    tags: new TagSubjects(repository, subjects, clock),
  };
}

describe('R440: the desk of staff', () => {
  it('takes notes and tasks on what exists only', async () => {
    const { notes, tasks, repository } = desk();
    const nowhere = { kind: 'brand', id: unknown } as const;
    await expect(notes.write(staff, nowhere, 'x')).rejects.toMatchObject({ code: 'desk/subject-not-found' });
    await expect(tasks.add(staff, nowhere, details)).rejects.toMatchObject({ code: 'desk/subject-not-found' });
    expect(repository.events).toEqual([]);
  });

  it('gives tasks to colleagues only', async () => {
    const { tasks } = desk();
    const subject = { kind: 'brand', id: known } as const;
    const stranger = { code: 'desk/no-such-colleague' };
    await expect(tasks.add(staff, subject, { ...details, assigneeId: 'eve' })).rejects.toMatchObject(stranger);
    const { id } = await tasks.add(staff, subject, details);
    await expect(tasks.change(staff, id, { assigneeId: 'eve' })).rejects.toMatchObject(stranger);
    expect((await tasks.change(staff, id, { assigneeId: 'robin' })).assigneeId).toBe('robin');
  });

  it('tags many in one call, tells exactly what changed, and leaves nobody out for another', async () => {
    const { tags, repository } = desk();
    const twenty = Array.from({ length: 20 }, (_, place) => `tag ${place}`);
    await tags.execute(staff, 'brand', [full], { add: twenty, remove: [] });
    const report = await tags.execute(staff, 'brand', [known, full, unknown, known], { add: ['VIP'], remove: ['x'] });
    expect(report).toEqual({
      changed: [{ id: known, added: ['vip'], removed: [] }],
      refused: [
        { id: full, name: `Called ${full}`, reason: expect.stringMatching(/20 tags/) },
        { id: unknown, name: '', reason: 'It doesn’t exist.' },
      ],
    });
    const [{ id, added, removed }] = report.changed as [(typeof report.changed)[number]];
    await tags.execute(staff, 'brand', [id], { add: removed, remove: added });
    expect(await repository.tagsOf({ kind: 'brand', id: known })).toEqual([]);
  });
});
