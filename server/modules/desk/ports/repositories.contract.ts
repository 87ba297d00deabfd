import { newId, theProduct } from '../../../shared/kernel/index.js';
import { changeTags, removeNote, writeNote } from '../domain/subject.js';
import { addTask, changeTask, removeTask } from '../domain/task.js';
import type { View } from '../domain/view.js';
import type { DeskRepository, ViewRepository } from './repositories.js';

const now = new Date('2026-11-23T09:00:00Z');
const details = { title: 'Call them', dueOn: '2026-11-25', assigneeId: null };

/** The contract of every DeskRepository. */
export function deskRepositoryContract(desk: () => DeskRepository): void {
  const subject = { kind: 'brand', id: newId() } as const;

  it('keeps a note until it is removed, once', async () => {
    const [note, event] = writeNote(subject, 'Wants a demo.', theProduct, now);
    await desk().addNote(note, event);
    expect(await desk().note(note.id)).toEqual(note);
    const gone = removeNote(note, theProduct, now);
    await desk().removeNote(note.id, gone);
    await desk().removeNote(note.id, gone);
    await expect(desk().note(note.id)).rejects.toMatchObject({ code: 'desk/note-not-found' });
  });

  it('keeps a task as it is changed, and refuses a change based on an older version', async () => {
    const task = await desk().saveTask(...addTask(subject, details, theProduct, now));
    expect(await desk().task(task.id)).toEqual(task);
    const done = await desk().saveTask(...changeTask(task, { done: true, dueOn: null }, theProduct, now)!);
    expect(await desk().task(task.id)).toEqual(done);
    await expect(desk().saveTask(...changeTask(task, { title: 'x' }, theProduct, now)!)).rejects.toMatchObject({
      code: 'desk/stale',
    });
    await desk().removeTask(task.id, removeTask(task, theProduct, now));
    await expect(desk().task(task.id)).rejects.toMatchObject({ code: 'desk/task-not-found' });
  });

  it('of two who tick a task off at once, one does', async () => {
    const task = await desk().saveTask(...addTask(subject, details, theProduct, now));
    const tick = () => desk().saveTask(...changeTask(task, { done: true }, theProduct, now)!);
    const settled = await Promise.allSettled([tick(), tick()]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps tags in their order, each once, for each subject', async () => {
    const change = async (add: string[], remove: string[]) => {
      const event = changeTags(subject, await desk().tagsOf(subject), { add, remove }, theProduct, now);
      await desk().changeTags(subject, event!);
    };
    await change(['vip', 'london'], []);
    expect(await desk().tagsOf(subject)).toEqual(['london', 'vip']);
    await change(['bath'], ['vip']);
    expect(await desk().tagsOf(subject)).toEqual(['bath', 'london']);
    expect(await desk().tagsOf({ kind: 'brand', id: newId() })).toEqual([]);
  });
}

/** The contract of every ViewRepository. */
export function viewRepositoryContract(views: () => ViewRepository): void {
  const [alex, robin] = [newId(), newId()];
  const made = (more: Partial<View>): View => ({
    id: newId(),
    ownerId: alex,
    resource: 'brand-manager',
    name: 'London',
    query: { filter: { city: 'london' }, sort: { field: 'name', order: 'ASC' } },
    shared: false,
    createdAt: new Date('2026-11-23T09:00:00Z'),
    ...more,
  });

  it('shows your own and what colleagues share, by name', async () => {
    const own = made({});
    const shared = made({ name: 'Bath', shared: true, ownerId: robin });
    const ofUsers = made({ name: 'Oslo', resource: 'user-explorer' });
    for (const view of [own, shared, made({ ownerId: robin, name: 'Theirs' }), ofUsers]) await views().add(view);
    expect(await views().visibleTo(alex)).toEqual([shared, own, ofUsers]);
  });

  it('keeps one of a name, whatever its capitals', async () => {
    await expect(views().add(made({ name: 'LONDON' }))).rejects.toMatchObject({ code: 'desk/view-name-taken' });
  });

  it('is removed by its owner alone', async () => {
    const view = made({ name: 'Gone', shared: true });
    await views().add(view);
    expect(await views().remove(robin, view.id)).toBe(false);
    expect(await views().remove(alex, view.id)).toBe(true);
    expect(await views().remove(alex, view.id)).toBe(false);
  });
}
