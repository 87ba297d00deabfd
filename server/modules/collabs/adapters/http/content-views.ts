import { piecesInWords } from '../../../../contract/rules/pieces-in-words.js';
import type { Collab } from '../../domain/collab.js';
import { daysToAsk } from '../../domain/late-content.js';
import { blocksRequests, closeAt, daysLeftToGive, owedOf } from '../../domain/owed.js';
import { answerContentClaimBy } from '../../domain/undelivered-claim.js';
import type { MoreDaysView, OwedView, UndeliveredClaimView } from './collabs.dto.js';

/** What is owed of a Collab's content now. */
export function toOwedView(collab: Collab, now: Date): OwedView | null {
  const { pieces, lateSince } = owedOf(collab, now);
  if (pieces.length === 0) return null;
  return {
    pieces: pieces.length,
    inWords: piecesInWords(pieces.map(({ piece }) => piece)),
    lateSince: lateSince?.toISOString() ?? null,
    blocksRequests: blocksRequests(collab, now),
    closesAt: closeAt(collab)?.toISOString() ?? null,
  };
}

export const toMoreDaysView = (collab: Collab): MoreDaysView => ({
  given: collab.daysGiven,
  asked: collab.daysAsked && {
    days: collab.daysAsked.days,
    reason: collab.daysAsked.reason,
    agreed: collab.daysAsked.agreed,
  },
  mayAsk: daysToAsk(collab),
  mayGive: daysLeftToGive(collab),
});

export const toClaimView = (collab: Collab): UndeliveredClaimView | null =>
  collab.undeliveredClaim && {
    claimedAt: collab.undeliveredClaim.claimedAt,
    answerBy: answerContentClaimBy(collab)!.toISOString(),
    words: collab.undeliveredClaim.words,
    keepsContent: collab.undeliveredClaim.keepsContent,
    answer: collab.undeliveredClaim.answer,
    settled: collab.undeliveredClaim.settled,
  };
