import type { PersonalDataRegister } from '../../../../shared/privacy/personal-data.js';
import type { Subject } from '../../domain/subject.js';
import { Holders } from '../../ports/neighbours.js';
import type { Entry } from '../../ports/repositories.js';

const readme = (now: Date) => `This is a copy of what Tastemaker holds about you, made on ${now.toISOString()}.

Each .json file is what one part of the product holds. Your own pictures and videos are in the folder "files".
Times are in UTC. Ids are the same in every file, so that you can see what belongs together.
`;

const textEntry = (name: string, text: string): Entry => ({
  name,
  content: async function* () {
    yield Buffer.from(text, 'utf8');
  },
});

/** Calls every registered module. */
export class RegisteredHolders extends Holders {
  constructor(private readonly register: PersonalDataRegister) {
    super();
  }

  async *entriesOf(subject: Subject, now: Date): AsyncIterable<Entry> {
    yield textEntry('README.txt', readme(now));
    for (const holder of this.register.all()) {
      yield textEntry(`${holder.module}.json`, JSON.stringify(await holder.exportOf(subject), null, 2));
      for (const { name, content } of (await holder.filesOf?.(subject)) ?? []) yield { name: `files/${name}`, content };
    }
  }

  async obstaclesFor(subject: Subject): Promise<string[]> {
    const obstacles: string[] = [];
    for (const holder of this.register.all()) obstacles.push(...((await holder.obstaclesFor?.(subject)) ?? []));
    return obstacles;
  }

  async withdraw(subject: Subject, now: Date): Promise<void> {
    for (const holder of this.register.all()) await holder.withdraw?.(subject, now);
  }

  async bringBack(subject: Subject, now: Date): Promise<void> {
    for (const holder of this.register.all()) await holder.bringBack?.(subject, now);
  }

  async erase(subject: Subject, now: Date): Promise<void> {
    for (const holder of this.register.all()) await holder.erase(subject, now);
  }
}
