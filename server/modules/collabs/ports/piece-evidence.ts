/** What proves more than a piece itself: analytics plug in the screenshots of its numbers. */
export abstract class PieceEvidence {
  /** Whether numbers that were entered rest on this file. */
  abstract isEvidence(mediaId: string): Promise<boolean>;
}
