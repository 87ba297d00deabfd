import type { ListVote } from '../../../contract/rules/influencer-lists.js';
import type { ListedInfluencer } from './known-influencers.js';

/** `sort`, `range` and `filter` of the panel, as they came. */
export type StaffListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

export type StaffListPage<Row> = Readonly<{ rows: Row[]; total: number; offset: number }>;

/** A list as staff see it in a row. */
export type StaffInfluencerListRow = Readonly<{
  id: string;
  name: string;
  notes: string;
  members: number;
  links: number;
  createdAt: string;
  updatedAt: string;
}>;

/** One member for staff; `place` counts from 0. */
export type StaffListMemberRow = ListedInfluencer &
  Readonly<{
    note: string;
    place: number;
    addedAt: string;
    votes: readonly Readonly<{ label: string; vote: ListVote; comment: string; votedAt: string }>[];
  }>;

/** One member for whoever has a link: what staff note is not in it. `vote` is what this link has said. */
export type SharedListRow = ListedInfluencer & Readonly<{ vote: ListVote | null; comment: string }>;

/** The rows of the list explorer: lists of staff alone. */
export abstract class StaffInfluencerLists {
  abstract list(request: StaffListRequest): Promise<StaffListPage<StaffInfluencerListRow>>;

  /** @throws listErrors.notFound */
  abstract get(id: string): Promise<StaffInfluencerListRow>;

  /** One page of a list's members. A list that does not exist has none. */
  abstract members(listId: string, request: StaffListRequest): Promise<StaffListPage<StaffListMemberRow>>;

  /** All members whose profiles are open, in their order: 1,000 at most. */
  abstract shared(listId: string, linkId: string): Promise<SharedListRow[]>;

  /** The lists of a brand, the last changed first: 200 at most. With `influencerId` those that they are on. */
  abstract ofBrand(brandId: string, influencerId?: string): Promise<StaffInfluencerListRow[]>;

  /** One list of a brand. @throws listErrors.notFound */
  abstract oneOfBrand(brandId: string, id: string): Promise<StaffInfluencerListRow>;

  /** Everybody on the list that the brand calls so, whatever its case: 1,000 at most. */
  abstract onListNamed(brandId: string, name: string): Promise<string[]>;

  /** Those on a list whose profiles are open, in their order: 1,000 at most. */
  abstract openMembers(listId: string): Promise<StaffListMemberRow[]>;
}
