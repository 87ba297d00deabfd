import { goldenRules } from '../../../contract/rules/constants.js';

export type GoldenRule = (typeof goldenRules)[number]['id'];
export const goldenRuleIds = goldenRules.map(({ id }) => id);

/** A section of a video in which the creator appears, in milliseconds from its start. */
export type Mark = Readonly<{ fromMs: number; toMs: number }>;

/** What media measured in a file. */
export type FileFacts = Readonly<{
  kind: 'image' | 'video';
  /** In pixels, after rotation; null if the file doesn't say. */
  width: number | null;
  height: number | null;
  rotation: number | null;
  durationMs: number | null;
  codec: string | null;
  frameRate: number | null;
  truncated: boolean;
  /** In hexadecimal. */
  sha256: string | null;
}>;

/** MEASURED is what we checked ourselves, ATTESTED what the creator states. */
export type RuleResult = Readonly<{
  rule: GoldenRule;
  result: 'met' | 'missed' | 'waived';
  basis: 'MEASURED' | 'ATTESTED';
  says: string;
}>;

/** The brand waives a rule for one piece. */
export type Waiver = Readonly<{ rule: GoldenRule; reason: string; at: string }>;

const { minSeconds } = goldenRules[0];
const { minShorterSidePixels } = goldenRules[1];

const leastMs = minSeconds * 1_000;
const seconds = (ms: number) => (ms / 1_000).toFixed(3).replace(/\.?0+$/, '') || '0';

/**
 * For how long a video shows the creator, in milliseconds. Overlapping marks count once, and nothing counts beyond the
 * end.
 */
export function unionOf(marks: readonly Mark[], durationMs: number | null): number {
  const end = durationMs ?? Infinity;
  let covered = 0;
  let until = 0;
  for (const { fromMs, toMs } of [...marks].sort((a, b) => a.fromMs - b.fromMs)) {
    const [from, to] = [Math.max(fromMs, until), Math.min(toMs, end)];
    if (to > from) covered += to - from;
    until = Math.max(until, to);
  }
  return covered;
}

type Unwaived = Omit<RuleResult, 'rule'>;

function onScreen({ kind, durationMs, truncated }: FileFacts, marks: readonly Mark[], attested: boolean): Unwaived {
  if (kind === 'image')
    return attested
      ? { result: 'met', basis: 'ATTESTED', says: 'The creator can be seen in the picture.' }
      : { result: 'missed', basis: 'ATTESTED', says: 'Please confirm that you can be seen in the picture.' };
  if (truncated)
    return { result: 'missed', basis: 'MEASURED', says: 'This video breaks off because its file isn’t complete.' };
  if (durationMs !== null && durationMs < leastMs)
    return {
      result: 'missed',
      basis: 'MEASURED',
      says: `This video lasts ${seconds(durationMs)} s. You must be seen for at least ${minSeconds} s.`,
    };
  const shown = unionOf(marks, durationMs);
  return shown >= leastMs
    ? { result: 'met', basis: 'ATTESTED', says: `The creator is marked for ${seconds(shown)} s.` }
    : {
        result: 'missed',
        basis: 'ATTESTED',
        says: `You are marked for ${seconds(shown)} s. Please mark at least ${minSeconds} s in which you are seen.`,
      };
}

function fullHd({ width, height }: FileFacts, attested: boolean): Unwaived {
  if (width !== null && height !== null) {
    const size = `${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')}`;
    return Math.min(width, height) >= minShorterSidePixels
      ? { result: 'met', basis: 'MEASURED', says: `The video is ${size}.` }
      : {
          result: 'missed',
          basis: 'MEASURED',
          says: `This video is ${size}. Its shorter side must have at least ${minShorterSidePixels.toLocaleString('en-GB')} pixels.`,
        };
  }
  return attested
    ? {
        result: 'met',
        basis: 'ATTESTED',
        says: 'The creator says that the video is at least 1080p, but its file doesn’t.',
      }
    : {
        result: 'missed',
        basis: 'ATTESTED',
        says: 'This file doesn’t say how large its pictures are. Please confirm that it’s at least 1080p.',
      };
}

/** Checks a file against the golden rules. A waived rule can't be missed. */
export function judgeFile(
  file: FileFacts,
  { marks, attested, waivers }: Readonly<{ marks: readonly Mark[]; attested: boolean; waivers: readonly Waiver[] }>,
): RuleResult[] {
  const found: RuleResult[] = [{ rule: 'creator-on-screen', ...onScreen(file, marks, attested) }];
  if (file.kind === 'video') found.push({ rule: 'full-hd', ...fullHd(file, attested) });
  return found.map((each) => {
    const waiver = waivers.find(({ rule }) => rule === each.rule);
    return waiver && each.result === 'missed'
      ? { ...each, result: 'waived', says: `${each.says} Waived by the brand: ${waiver.reason}` }
      : each;
  });
}
