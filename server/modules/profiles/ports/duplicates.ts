import type { Bonds, DuplicateReason, InfluencerMerge } from '../domain/merge.js';
import type { StaffInfluencerRow } from './staff-influencers.js';

export type DuplicateSide = StaffInfluencerRow & Bonds;
export type DuplicatePair = Readonly<{ sides: readonly [DuplicateSide, DuplicateSide]; reasons: DuplicateReason[] }>;
export type MergeRow = Pick<InfluencerMerge, 'mergedId' | 'keptId' | 'handle' | 'mergedAt'> &
  Readonly<{ keptHandle: string; mergedByName: string | null }>;

/** Pairs of profiles that may be one person's. */
export abstract class Duplicates {
  /** Looks through all profiles. Pairs that staff have said to be two people stay so. Answers how many wait. */
  abstract search(now: Date): Promise<number>;

  /** Those that wait for staff, the latest found first, and how many they are in all. */
  abstract waiting(limit: number): Promise<Readonly<{ total: number; pairs: DuplicatePair[] }>>;

  /** They are two people, or (null) may be one after all. False when the pair is not known. */
  abstract dismiss(pair: readonly [string, string], by: string | null, now: Date): Promise<boolean>;

  /** Merges from after `since`, the latest first. */
  abstract merges(since: Date, limit: number): Promise<MergeRow[]>;
}
