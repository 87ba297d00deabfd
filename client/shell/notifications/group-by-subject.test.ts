import { expect, test } from '@jest/globals';
import type { Notification } from '../../api/notifications';
import { groupBySubject } from './BellPanel';

const line = (id: string, subjectId: string, readAt: string | null = null): Notification => ({
  id,
  kind: 'collab-approved',
  title: id,
  otherName: 'Casa Olmo',
  otherAvatarPath: null,
  subjectType: 'collab',
  subjectId,
  otherUid: null,
  createdAt: '2027-01-15T12:00:00.000Z',
  readAt,
});

test('lines about one Collab are grouped at its newest line', () => {
  const groups = groupBySubject([line('c', 'one'), line('b', 'two', 'read'), line('a', 'one', 'read')]);

  expect(groups.map(({ newest, earlier, unread }) => [newest.id, earlier.map(({ id }) => id), unread])).toEqual([
    ['c', ['a'], true],
    ['b', [], false],
  ]);
});
