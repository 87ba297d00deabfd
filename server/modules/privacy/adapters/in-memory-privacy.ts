import type { AccountEvent, Closure } from '../domain/closure.js';
import type { Consent } from '../domain/consent.js';
import type { DataExport } from '../domain/data-export.js';
import { privacyErrors } from '../domain/privacy.errors.js';
import type { Person, Subject } from '../domain/subject.js';
import { AccountMails, Holders, People } from '../ports/neighbours.js';
import {
  type Entry,
  type ExportFile,
  ExportFiles,
  ExportOrders,
  ExportRepository,
  ClosureRepository,
  ConsentRepository,
} from '../ports/repositories.js';

export class InMemoryConsentRepository extends ConsentRepository {
  readonly all: Consent[] = [];

  async add(consent: Consent): Promise<void> {
    this.all.push(consent);
  }

  async newestOf(userId: string): Promise<Consent | null> {
    const own = this.all.filter((consent) => consent.userId === userId);
    const [newest] = own.sort((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime() || (a.id < b.id ? 1 : -1));
    return newest ?? null;
  }
}

export class InMemoryClosureRepository extends ClosureRepository {
  readonly events: AccountEvent[] = [];
  private readonly closures = new Map<string, Closure>();

  async find(userId: string): Promise<Closure | null> {
    return this.closures.get(userId) ?? null;
  }

  async add(closure: Closure, event: AccountEvent): Promise<void> {
    if (this.closures.has(closure.userId)) throw privacyErrors.alreadyClosing();
    this.closures.set(closure.userId, closure);
    this.events.push(event);
  }

  async take(userId: string, event: AccountEvent): Promise<boolean> {
    const taken = this.closures.delete(userId);
    if (taken) this.events.push(event);
    return taken;
  }

  async tell(event: AccountEvent): Promise<void> {
    this.events.push(event);
  }

  async due(now: Date, limit: number): Promise<Closure[]> {
    return [...this.closures.values()]
      .filter(({ erasesAt }) => erasesAt <= now)
      .sort((a, b) => a.erasesAt.getTime() - b.erasesAt.getTime())
      .slice(0, limit);
  }
}

export class InMemoryExportRepository extends ExportRepository {
  private readonly exports = new Map<string, DataExport>();

  async find(id: string): Promise<DataExport | null> {
    return this.exports.get(id) ?? null;
  }

  async newestOf(userId: string): Promise<DataExport | null> {
    const [newest] = await this.allOf(userId);
    return newest ?? null;
  }

  async add(wanted: DataExport): Promise<DataExport> {
    const underWay = [...this.exports.values()].find(
      ({ userId, readyAt }) => userId === wanted.userId && readyAt === null,
    );
    if (underWay) return underWay;
    this.exports.set(wanted.id, wanted);
    return wanted;
  }

  async replace(ready: DataExport): Promise<boolean> {
    if (this.exports.get(ready.id)?.readyAt !== null) return false;
    this.exports.set(ready.id, ready);
    return true;
  }

  async allOf(userId: string): Promise<DataExport[]> {
    return [...this.exports.values()]
      .filter((each) => each.userId === userId)
      .sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || (a.id < b.id ? 1 : -1));
  }

  async expired(now: Date, limit: number): Promise<DataExport[]> {
    return [...this.exports.values()]
      .filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now)
      .sort((a, b) => a.expiresAt!.getTime() - b.expiresAt!.getTime())
      .slice(0, limit);
  }

  async remove(id: string): Promise<void> {
    this.exports.delete(id);
  }
}

/** Concatenates the entries, without packing them. */
export class InMemoryExportFiles extends ExportFiles {
  private readonly files = new Map<string, Uint8Array>();

  async write(id: string, entries: AsyncIterable<Entry>): Promise<number> {
    const parts: Uint8Array[] = [];
    for await (const { content } of entries) for await (const part of content()) parts.push(part);
    const file = Buffer.concat(parts);
    this.files.set(id, file);
    return file.length;
  }

  async read(id: string): Promise<ExportFile | null> {
    const file = this.files.get(id);
    if (!file) return null;
    return { bytes: file.length, content: (async function* () { yield file; })() }; // prettier-ignore
  }

  async remove(id: string): Promise<void> {
    this.files.delete(id);
  }
}

export class InMemoryExportOrders extends ExportOrders {
  readonly placed: string[] = [];

  async place(exportId: string): Promise<void> {
    this.placed.push(exportId);
  }
}

export class InMemoryPeople extends People {
  readonly signedOut: string[] = [];
  private readonly people = new Map<string, Person>();

  constructor(
    people: readonly Person[],
    private readonly names: ReadonlyMap<string, string> = new Map(),
  ) {
    super();
    for (const person of people) this.people.set(person.userId, person);
  }

  async get(userId: string): Promise<Person> {
    const person = this.people.get(userId);
    if (!person) throw new Error(`Nobody is ${userId}`);
    return person;
  }

  async findByEmail(email: string): Promise<Person | null> {
    return [...this.people.values()].find((person) => person.email === email) ?? null;
  }

  async brandNames(): Promise<ReadonlyMap<string, string>> {
    return this.names;
  }

  async signOutEverywhere(userId: string): Promise<void> {
    this.signedOut.push(userId);
  }
}

/** Records its calls, in order. `during` simulates concurrent changes while it collects or erases. */
export class InMemoryHolders extends Holders {
  readonly asked: string[] = [];
  obstacles: string[] = [];
  during = async (): Promise<void> => undefined;

  async *entriesOf({ email }: Subject): AsyncIterable<Entry> {
    await this.during();
    yield { name: 'identity.json', content: async function* () { yield Buffer.from(email); } }; // prettier-ignore
  }

  async obstaclesFor(): Promise<string[]> {
    return this.obstacles;
  }

  async withdraw({ userId }: Subject): Promise<void> {
    this.asked.push(`withdraw ${userId}`);
  }

  async bringBack({ userId }: Subject): Promise<void> {
    this.asked.push(`bring back ${userId}`);
  }

  async erase({ userId, profiles }: Subject): Promise<void> {
    await this.during();
    this.asked.push(`erase ${userId} with ${profiles.map(({ uid }) => uid).join()}`);
  }
}

export class InMemoryAccountMails extends AccountMails {
  readonly sent: { kind: 'export-ready' | 'closing' | 'kept' | 'erased'; to: string }[] = [];

  async exportReady({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'export-ready', to });
  }

  async closing({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'closing', to });
  }

  async kept({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'kept', to });
  }

  async erased({ email: to }: Person): Promise<void> {
    this.sent.push({ kind: 'erased', to });
  }
}
