import { dueText, isOverdue } from './due';

it.each([
  [null, 'No date', false],
  ['2026-11-23', 'Due today', false],
  ['2026-11-22', 'Was due Sun 22 Nov', true],
  ['2026-11-25', 'Due Wed 25 Nov', false],
])('a task due on %s says %s', (dueOn, says, overdue) => {
  expect(dueText(dueOn, '2026-11-23')).toBe(says);
  expect(isOverdue(dueOn, '2026-11-23')).toBe(overdue);
});
