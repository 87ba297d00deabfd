import { setTimeout as pause } from 'node:timers/promises';
import { alone, counted, longTimeoutMs } from '../support/counts.js';
import { FickleMailServer, type MailServerFault, mailServerFaults } from '../support/fickle-mail-server.js';
import { inBatches } from '../support/in-batches.js';
import { ServerProcess } from '../support/processes.js';
import { RemoteVisitor } from '../support/remote-visitor.js';
import { type Person, World } from '../support/world.js';

jest.setTimeout(longTimeoutMs);

const asking = counted(100, 4);
const lookEveryMs = 50;

let world: World;
let mails: FickleMailServer;
let server: ServerProcess;
let people: Person[];
beforeAll(async () => {
  world = await World.make();
  mails = await FickleMailServer.start();
  people = await world.people.influencers(asking);
  server = await ServerProcess.start({ DATABASE_URL: world.databaseUrl, SMTP_URL: mails.url });
});
afterAll(async () => {
  await ServerProcess.endAll();
  await mails?.stop();
  await world?.end();
});

const queued = "from graphile_worker.jobs where task_identifier = 'mail.send'";
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(lookEveryMs); // otherwise the test times out
};

/** Everyone requests a sign-in link. */
async function askForLinks(): Promise<void> {
  await inBatches(people, 8, async ({ email }) => {
    const { status } = await new RemoteVisitor(server.url).post('/api/v1/auth/links', { email });
    expect(status).toBeLessThan(300);
  });
}

/** The queue backs off after every attempt; here it needn't. */
const doesNotWait = () =>
  world.rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()');

async function untilAllHaveGone(): Promise<void> {
  await until(async () => {
    await doesNotWait();
    return (await world.count(queued)) === 0;
  });
}

/** Of the requested emails: how many never arrived, and how many were duplicated. */
function countOf(taken: FickleMailServer['taken']): { lost: number; again: number } {
  const numbers = new Set(taken.map(({ messageId }) => messageId));
  expect(numbers.has('')).toBe(false);
  const reached = new Set(taken.map(({ to }) => to));
  return { lost: people.filter(({ email }) => !reached.has(email)).length, again: taken.length - numbers.size };
}

const faults = Object.entries(mailServerFaults) as [MailServerFault, string][];
it.each(faults)(`a mail server that is %s (%s) loses none of ${asking} mails`, async (fault) => {
  const before = mails.taken.length;
  await mails.fails(fault);
  await askForLinks();
  await until(
    async () => (await world.count(`${queued} and (attempts > 1 or (attempts = 1 and locked_at is null))`)) === asking,
  );
  await mails.recovers();
  await untilAllHaveGone();

  const taken = mails.taken.slice(before);
  const { lost, again } = countOf(taken);
  console.log(`${fault}: ${asking} mails, ${lost} lost, ${again} came again under the same number`);
  expect(lost).toBe(0);
  expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(asking);
  const lies = fault === 'hanging up' || fault === 'late';
  if (lies) expect(again).toBeGreaterThanOrEqual(asking); // it had accepted each of them before
  else expect(again).toBe(0);
});

it('an address that the mail server doesn’t know is stopped, and no mail is retried for ever', async () => {
  const { email } = people[0]!;
  mails.unknown.add(email);
  await askForLinks();
  await until(async () => (await world.count('from stopped_addresses')) > 0);
  await untilAllHaveGone();

  const stopped = await world.rows<{ email: string }>('select email from stopped_addresses');
  expect(stopped).toEqual([{ email }]);
  mails.unknown.delete(email);
});

// A dead process's jobs are released after a minute or two: too long for every run.
(alone ? it : it.skip)('a process that is killed while mails go out loses none', async () => {
  const before = mails.taken.length;
  await mails.fails('late');
  await askForLinks();
  await until(async () => (await world.count(`${queued} and locked_at is not null`)) > 0);
  await server.kill('SIGKILL');
  const begun = await world.count(`${queued} and locked_at is not null`);
  await mails.recovers();
  await server.run();
  const restartedAt = Date.now();
  await untilAllHaveGone();

  const { lost } = countOf(mails.taken.slice(before));
  const seconds = Math.round((Date.now() - restartedAt) / 1_000);
  console.log(`killed with ${begun} mails in hand: ${asking} mails, ${lost} lost, all gone after ${seconds} s`);
  expect(lost).toBe(0);
  expect(seconds).toBeLessThan(150);
});
