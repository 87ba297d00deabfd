import type { Terms } from '../../../contract/terms.js';
import { DomainError, newId, type ProfileRef } from '../../../shared/kernel/index.js';

/** One person's subscription to a profile's diary. Anyone with its URL can read it. */
export type Feed = Readonly<{
  id: string;
  userId: string;
  profileUid: string;
  profileType: ProfileRef['type'];
  createdAt: Date;
}>;

/** A visit, a request to answer, or content that is due, as a calendar entry. */
export type DiaryEntry = Readonly<{
  kind: 'visit' | 'answer' | 'content';
  at: Date;
  collabId: string;
  /** Increases with every change. */
  version: number;
  changedAt: Date;
  terms: Terms;
  brandName: string;
  influencerName: string;
}>;

/** A new one, at an unguessable URL. */
export const makeFeed = (userId: string, { uid, type }: ProfileRef, now: Date): Feed => ({
  ...{ id: newId(), userId, profileUid: uid, profileType: type, createdAt: now },
});

export const calendarErrors = {
  notFound: () =>
    new DomainError(
      'not-found',
      'calendar/not-found',
      'There’s no calendar at this address. It may have been replaced with a new one.',
    ),
};
