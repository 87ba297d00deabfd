import { counted, longTimeoutMs } from '../support/counts.js';
import { actionOf, doorOf, phoneAt } from '../support/door.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const kills = counted(30, 3);
const guestsEach = 10;
const minutes = 60_000;

let world: World;
beforeAll(async () => void (world = await World.make()));
afterAll(async () => {
  await ServerProcess.endAll();
  await world?.end();
});

/** Visits that began half an hour ago and are still awaited. */
async function awaited(brand: Person, influencer: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let guest = 0; guest < guestsEach; guest++) {
    const { offerId, slotId } = await world.people.offer(brand);
    const id = await world.people.approved(influencer, brand, offerId);
    ids.push(id);
    await world.rows(
      `update collabs set stage = 4, slot_id = $2, visit_at = now() - interval '30 minutes',
         content_due_at = now() + interval '14 days', confirm_asked_at = now(), due_at = null where id = $1`,
      [id, slotId],
    );
  }
  return ids;
}

it(`what a phone has queued is done once and in order, despite ${kills} kills (-9) in between`, async () => {
  const [brand, influencer] = [await world.people.brand('ember'), await world.people.influencer('amara')];
  const server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl });
  const door = await doorOf(new RemoteVisitor(server.url, brand.cookie));
  const phone = await phoneAt(door, new RemoteVisitor(server.url), () => new Date());

  for (let kill = 0; kill < kills; kill++) {
    const guests = await awaited(brand, influencer);
    const seenAt = guests.map((_, place) => new Date(Date.now() - (20 - place) * minutes));
    const queue = [
      ...guests.map((collabId, place) => actionOf({ kind: 'check-in', how: 'name', collabId, at: seenAt[place]! })),
      ...guests.slice(0, 2).map((collabId) => actionOf({ kind: 'bill', collabId, pence: 9_900, at: new Date() })),
    ];
    const done = () => world.count('from door_actions where collab_id = any($1)', [guests]);
    const interrupted = phone.send(queue).catch(() => null);
    await eventually(async () => (await done()) > (kill * 5) % queue.length); // always at another action
    await server.kill('SIGKILL');
    await interrupted;
    await server.run();

    const answers = [await phone.send(queue), await phone.send(queue)];
    expect(answers[1]!.body.results).toEqual(answers[0]!.body.results);
    expect(answers[0]!.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(queue.map(() => 'done'));
    expect(await done()).toBe(queue.length);
    const times = await world.rows<{ id: string; at: Date }>(
      'select id, checked_in_at as at from collabs where id = any($1)',
      [guests],
    );
    for (const { id, at } of times)
      expect(Math.abs(at.getTime() - seenAt[guests.indexOf(id)]!.getTime())).toBeLessThan(minutes);
    for (const [name, count] of [['collab.checked-in', guestsEach], ['collab.check-in-moved', 0], ['collab.bill-typed', 2]] as const)
      expect([name, await world.count('from audit_log where name = $1 and aggregate_id = any($2)', [name, guests])]).toEqual([name, count]);
  }
  console.log(`${kills} kills: ${kills * (guestsEach + 2)} actions, each done once, 0 lost`);
}); // prettier-ignore
