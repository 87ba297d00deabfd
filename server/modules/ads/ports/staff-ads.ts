import type { Ad } from '../domain/ad.js';

type ListRequest = Readonly<{ sort?: string; range?: string; filter?: string }>;

/** An ad as staff see it; moments are written as ISO 8601 on the wire. */
export type StaffAdRow = Omit<Ad, 'version' | 'startsAt' | 'endsAt' | 'createdAt' | 'updatedAt'> &
  Readonly<{
    startsAt: string;
    endsAt: string;
    createdAt: string;
    updatedAt: string;
    impressions: number;
    clicks: number;
  }>;

/** The rows of the ad manager. */
export abstract class StaffAds {
  abstract list(
    request: ListRequest,
    now: Date,
  ): Promise<Readonly<{ rows: StaffAdRow[]; total: number; offset: number }>>;

  /** @throws adErrors.notFound */
  abstract get(id: string): Promise<StaffAdRow>;
}
