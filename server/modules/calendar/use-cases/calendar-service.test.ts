import { FixedClock } from '../../../../test/support/core.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemoryFeedRepository } from '../adapters/in-memory-calendar.js';
import { Diaries, FeedReaders } from '../ports/feeds.js';
import { CalendarService } from './calendar-service.js';

const actor: Actor = { userId: newId(), role: 'brand', profile: { uid: newId(), type: 'brand' } };

class Team extends FeedReaders {
  readonly gone = new Set<string>();
  isMember = async (userId: string) => !this.gone.has(userId);
}
class EmptyDiary extends Diaries {
  of = async () => [];
}

function world() {
  const team = new Team();
  const clock = new FixedClock(new Date('2027-01-15T12:00:00Z'));
  return { team, calendar: new CalendarService(new InMemoryFeedRepository(), team, new EmptyDiary(), clock) };
}

test('a subscription is made once, for a person and a profile', async () => {
  const { calendar } = world();
  const id = await calendar.subscription(actor);
  expect(await calendar.subscription(actor)).toBe(id);
  expect(await calendar.subscription({ ...actor, userId: newId() })).not.toBe(id);
  expect(await calendar.read(id)).toEqual({ profile: actor.profile, entries: [] });
});

test('after a renewal, the address before no longer works', async () => {
  const { calendar } = world();
  const id = await calendar.subscription(actor);
  const renewed = await calendar.renew(actor);
  await expect(calendar.read(id)).rejects.toMatchObject({ code: 'calendar/not-found' });
  await expect(calendar.read(renewed)).resolves.toBeDefined();
});

test('nobody reads it who no longer belongs to the profile', async () => {
  const { calendar, team } = world();
  const id = await calendar.subscription(actor);
  await expect(calendar.read(newId())).rejects.toMatchObject({ code: 'calendar/not-found' });
  team.gone.add(actor.userId);
  await expect(calendar.read(id)).rejects.toMatchObject({ code: 'calendar/not-found' });
});
