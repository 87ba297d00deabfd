import { judgeBrief } from '../../../contract/rules/disclosure/index.js';
import { pieceErrors } from './piece.errors.js';

/** A brief that asks to hide that a post is an ad does not go live. @throws collabs/brief-hides-ad */
export function checkBrief(brief: string): void {
  const verdict = judgeBrief(brief);
  if (verdict.result === 'fail') throw pieceErrors.briefHidesAd(verdict);
}
