import type { PeopleApi } from '../../../identity/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { Person } from '../../domain/subject.js';
import { People } from '../../ports/neighbours.js';

/** Identity knows the person, profiles the names of brands. */
export class IdentityPeople extends People {
  constructor(
    private readonly people: PeopleApi,
    private readonly profiles: ProfilesApi,
  ) {
    super();
  }

  get(userId: string): Promise<Person> {
    return this.people.get(userId);
  }

  findByEmail(email: string): Promise<Person | null> {
    return this.people.findByEmail(email);
  }

  async brandNames(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const cards = await this.profiles.brandCards(uids);
    return new Map([...cards].map(([uid, { name }]) => [uid, name]));
  }

  signOutEverywhere(userId: string): Promise<void> {
    return this.people.signOutEverywhere(userId);
  }
}
