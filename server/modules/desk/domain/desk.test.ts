import { type Actor, newId } from '../../../shared/kernel/index.js';
import { changeTags, removeNote, type Subject, writeNote } from './subject.js';
import { addTask, changeTask, removeTask } from './task.js';

const now = new Date('2026-11-23T09:00:00Z');
const later = new Date('2026-11-24T09:00:00Z');
const staff: Actor = { userId: 'alex', role: 'admin', staffRole: 'operations' };
const other: Actor = { ...staff, userId: 'robin' };
const looks: Actor = { ...staff, staffRole: 'read-only' };
const subject: Subject = { kind: 'brand', id: newId() };
const details = { title: ' Call them ', dueOn: '2026-11-25', assigneeId: null };

describe('R440: what staff keep on a brand, an influencer or a Collab', () => {
  it('is a note, which its author or a super user removes', () => {
    const [note, event] = writeNote(subject, ' Wants a demo. ', staff, now);
    expect(note).toMatchObject({ text: 'Wants a demo.', authorId: 'alex', createdAt: now });
    expect(event).toMatchObject({ name: 'note.written', aggregate: { type: 'desk', id: subject.id } });
    expect(() => removeNote(note, other, now)).toThrow(expect.objectContaining({ code: 'desk/not-your-note' }));
    expect(removeNote(note, staff, now).name).toBe('note.removed');
    expect(removeNote(note, { ...other, staffRole: 'super-user' }, now).name).toBe('note.removed');
  });

  it('is a task, ticked off once and opened again', () => {
    const [task] = addTask(subject, details, staff, now);
    expect(task).toMatchObject({ title: 'Call them', doneAt: null });
    const [done, event] = changeTask(task, { done: true }, staff, later)!;
    expect([done.doneAt, event.name]).toEqual([later, 'task.done']);
    expect(changeTask(done, { done: true }, staff, later)).toBeNull();
    expect(changeTask(done, { done: false }, staff, later)![1].name).toBe('task.reopened');
  });

  it('is a task whose day and person change, and nothing else with them', () => {
    const [task] = addTask(subject, details, staff, now);
    const [moved, event] = changeTask(task, { dueOn: null, title: undefined }, staff, later)!;
    expect([moved.dueOn, moved.title, event.name]).toEqual([null, 'Call them', 'task.changed']);
  });

  it('is tags, in small letters, each once; what did not change is not told', () => {
    const event = changeTags(subject, ['london'], { add: ['  Big  Chain', 'LONDON'], remove: ['vip'] }, staff, now)!;
    expect(event.payload).toMatchObject({ added: ['big chain'], removed: [] });
    expect(changeTags(subject, ['london'], { add: ['London'], remove: [] }, staff, now)).toBeNull();
  });

  it('is twenty tags at most, and one can be exchanged for another', () => {
    const has = Array.from({ length: 20 }, (_, place) => `tag ${place}`);
    const tooMany = expect.objectContaining({ code: 'desk/too-many-tags' });
    expect(() => changeTags(subject, has, { add: ['more'], remove: [] }, staff, now)).toThrow(tooMany);
    expect(changeTags(subject, has, { add: ['more'], remove: ['tag 3'] }, staff, now)).not.toBeNull();
    const bad = expect.objectContaining({ code: 'desk/bad-tag' });
    for (const tag of ['', '  ', 'x'.repeat(41)])
      expect(() => changeTags(subject, [], { add: [tag], remove: [] }, staff, now)).toThrow(bad);
  });

  it('R429: is for staff who work', () => {
    const [note] = writeNote(subject, 'x', staff, now);
    const [task] = addTask(subject, details, staff, now);
    for (const attempt of [
      () => writeNote(subject, 'x', looks, now),
      () => removeNote({ ...note, authorId: looks.userId }, looks, now),
      () => addTask(subject, details, looks, now),
      () => changeTask(task, { done: true }, looks, now),
      () => removeTask(task, looks, now),
      () => changeTags(subject, [], { add: ['x'], remove: [] }, looks, now),
    ])
      expect(attempt).toThrow(expect.objectContaining({ code: 'desk/not-staff' }));
  });
});
