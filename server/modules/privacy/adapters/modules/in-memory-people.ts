import type { Person } from '../../domain/subject.js';
import { People } from '../../ports/people.js';

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
