import { listLimits } from '../../../contract/rules/influencer-lists.js';
import type { PastedHandles, RefusedPaste } from '../../../contract/rules/pasted-handles.js';
import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import {
  addMembers,
  type InfluencerList,
  type InfluencerListEvent,
  moveMember,
  type NewListMember,
  noteMember,
  removeMembers,
} from '../domain/influencer-list.js';
import type { KnownInfluencers, InfluencerListRepository } from '../ports/repositories.js';

/** The counts of an addition: added, already there, unknown handles, and entries that aren't handles. */
export type AddedMembers = Readonly<{
  added: number;
  alreadyThere: number;
  unknown: readonly string[];
  refused: readonly RefusedPaste[];
}>;

/** A service for a list's members: every change locks the list first, which serialises concurrent ones. */
export class ListMembersService {
  constructor(
    private readonly lists: InfluencerListRepository,
    private readonly known: KnownInfluencers,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/list-not-found, profiles/list-full */
  async add(actor: Actor, id: string, influencerIds: readonly string[]): Promise<AddedMembers> {
    const existing = await this.seenBy(actor, influencerIds);
    const wanted = [...existing].map((influencerId) => ({ influencerId, note: '' }));
    return this.put(
      actor,
      id,
      wanted,
      [...new Set(influencerIds)].filter((each) => !existing.has(each)),
    );
  }

  /**
   * By handle; text next to a handle becomes its note.
   * @throws profiles/not-staff, profiles/list-not-found, profiles/list-full
   */
  async addHandles(actor: Actor, id: string, { people, refused }: PastedHandles): Promise<AddedMembers> {
    const named = await this.known.byHandles(people.map(({ handle }) => handle));
    const seen = await this.seenBy(actor, [...named.values()]);
    const ids = new Map([...named].filter(([, id]) => seen.has(id)));
    const wanted = people.flatMap(({ handle, note }) => {
      const influencerId = ids.get(handle);
      return influencerId ? [{ influencerId, note: note.slice(0, listLimits.memberNote) }] : [];
    });
    const unknown = people.map(({ handle }) => handle).filter((handle) => !ids.has(handle));
    return this.put(actor, id, wanted, unknown, refused);
  }

  /** @throws profiles/not-staff, profiles/list-not-found */
  remove(actor: Actor, id: string, influencerIds: readonly string[]): Promise<void> {
    return this.change(id, (list) => removeMembers(list, influencerIds, actor, this.clock.now()));
  }

  /** @throws profiles/not-staff, profiles/list-not-found, profiles/not-on-list */
  move(actor: Actor, id: string, influencerId: string, place: number): Promise<void> {
    return this.change(id, (list) => moveMember(list, influencerId, place, actor, this.clock.now()));
  }

  /** @throws profiles/not-staff, profiles/list-not-found, profiles/not-on-list */
  note(actor: Actor, id: string, influencerId: string, note: string): Promise<void> {
    return this.change(id, (list) => noteMember(list, influencerId, note, actor, this.clock.now()));
  }

  /** Brands know only influencers with open profiles. */
  private seenBy(actor: Actor, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return actor.role === 'brand' ? this.known.open(ids) : this.known.existing(ids);
  }

  private put(
    actor: Actor,
    id: string,
    wanted: readonly NewListMember[],
    unknown: readonly string[],
    refused: readonly RefusedPaste[] = [],
  ): Promise<AddedMembers> {
    return this.transaction.inTransaction(async () => {
      const list = await this.lists.lock(id);
      const changed = addMembers(list, wanted, actor, this.clock.now());
      if (changed) await this.lists.save(...changed);
      const added = changed ? changed[0].members.length - list.members.length : 0;
      const asked = new Set(wanted.map(({ influencerId }) => influencerId)).size;
      return { added, alreadyThere: asked - added, unknown, refused };
    });
  }

  private change(
    id: string,
    decide: (list: InfluencerList) => [InfluencerList, InfluencerListEvent] | null,
  ): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const changed = decide(await this.lists.lock(id));
      if (changed) await this.lists.save(...changed);
    });
  }
}
