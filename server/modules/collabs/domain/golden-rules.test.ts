import fc from 'fast-check';
import { type FileFacts, judgeFile, type Mark, unionOf } from './golden-rules.js';

const video: FileFacts = {
  kind: 'video',
  width: 1_080,
  height: 1_920,
  rotation: 90,
  durationMs: 12_000,
  codec: 'AVC',
  frameRate: 25,
  truncated: false,
  sha256: 'ab',
};
const from = (fromMs: number, toMs: number): Mark => ({ fromMs, toMs });
const judge = (file: Partial<FileFacts>, marks: readonly Mark[] = [from(0, 5_000)], attested = false) =>
  Object.fromEntries(
    judgeFile({ ...video, ...file }, { marks, attested, waivers: [] }).map(({ rule, result, basis }) => [
      rule,
      `${result} ${basis}`,
    ]),
  );

describe('the golden rules', () => {
  test.each<[string, Partial<FileFacts>, string]>([
    ['exactly 1080', { width: 1_920, height: 1_080 }, 'met MEASURED'],
    ['one pixel less', { width: 1_920, height: 1_079 }, 'missed MEASURED'],
    ['upright', { width: 1_080, height: 1_920 }, 'met MEASURED'],
    ['upright and narrow', { width: 720, height: 1_280 }, 'missed MEASURED'],
    ['a size that nobody knows', { width: null, height: null }, 'missed ATTESTED'],
  ])('R410, R412: 1080p, %s', (_, file, result) => expect(judge(file)['full-hd']).toBe(result));

  it('R410: takes the creator’s word only where nothing could be measured', () => {
    expect(judge({ width: null, height: null }, [from(0, 5_000)], true)['full-hd']).toBe('met ATTESTED');
    expect(judge({ width: 1_280, height: 720 }, [from(0, 5_000)], true)['full-hd']).toBe('missed MEASURED');
  });

  test.each<[string, Partial<FileFacts>, readonly Mark[], string]>([
    ['exactly five seconds', {}, [from(1_000, 6_000)], 'met ATTESTED'],
    ['a millisecond less', {}, [from(1_000, 5_999)], 'missed ATTESTED'],
    ['in two parts', {}, [from(0, 2_500), from(9_000, 11_500)], 'met ATTESTED'],
    ['overlaps count once', {}, [from(0, 3_000), from(1_000, 4_000)], 'missed ATTESTED'],
    ['nothing beyond the end', { durationMs: 5_500 }, [from(1_000, 60_000)], 'missed ATTESTED'],
    ['no marks', {}, [], 'missed ATTESTED'],
    ['a video of 4.999 s', { durationMs: 4_999 }, [from(0, 9_000)], 'missed MEASURED'],
    ['a video of 5.000 s', { durationMs: 5_000 }, [from(0, 9_000)], 'met ATTESTED'],
    ['a video of 0 s', { durationMs: 0 }, [from(0, 9_000)], 'missed MEASURED'],
    ['a video that breaks off', { truncated: true }, [from(0, 9_000)], 'missed MEASURED'],
  ])('R409: the creator on screen, %s', (_, file, marks, result) =>
    expect(judge(file, marks)['creator-on-screen']).toBe(result),
  );

  it('R413: in a picture the creator says that they can be seen, and size does not count', () => {
    expect(judge({ kind: 'image', width: 10, height: 10 }, [], true)).toEqual({ 'creator-on-screen': 'met ATTESTED' });
    expect(judge({ kind: 'image' }, [], false)).toEqual({ 'creator-on-screen': 'missed ATTESTED' });
  });

  it('R411: what the brand waives with a reason is not missed any more', () => {
    const results = judgeFile(
      { ...video, width: 1_280, height: 720 },
      { marks: [], attested: false, waivers: [{ rule: 'full-hd', reason: 'An archive clip.', at: '' }] },
    );
    expect(results.map(({ result }) => result)).toEqual(['missed', 'waived']);
    expect(results[1]!.says).toContain('An archive clip.');
  });

  it('counts every moment once, however the marks overlap', () => {
    const marks = fc.array(fc.record({ fromMs: fc.nat(60), toMs: fc.nat(60) }), { maxLength: 8 });
    fc.assert(
      fc.property(marks, fc.nat(70), (all, duration) => {
        const moments = Array.from({ length: duration }, (_, at) => at);
        const seen = moments.filter((at) => all.some(({ fromMs, toMs }) => fromMs <= at && at < toMs));
        expect(unionOf(all, duration)).toBe(seen.length);
      }),
    );
  });
});
