import type { Reliability } from '../api/records';

/** A brand that has kept most of its promises. */
export const aReliability = (more: Partial<Reliability> = {}): Reliability => ({
  side: 'brand',
  score: 60,
  kept: 14,
  missed: 2,
  asked: 9,
  answeredPromptly: 8,
  medianMinutes: 180,
  visitsKept: 7,
  visitsMissed: 0,
  late: 1,
  contentOnTime: 0,
  contentLate: 0,
  contentMissing: 0,
  draftsAnswered: 5,
  draftsUnanswered: 0,
  rounds: 4,
  pieces: 10,
  ...more,
});
