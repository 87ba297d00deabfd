import { FixedClock } from '../../../../test/support/core.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryReportLinkRepository } from '../adapters/persistence/in-memory-repositories.js';
import { RandomReportTokens } from '../adapters/security/random-report-tokens.js';
import { type Breakdown, type InfluencerPart, noFigures, type Spendings } from '../domain/brand-report.js';
import { BrandNumbers } from '../ports/brand-numbers.js';
import { ReportRights } from '../ports/repositories.js';
import { OpenReport, ShareReport } from './report-links.js';
import { ReportOnBrand } from './report-on-brand.js';

const now = new Date('2027-01-20T12:00:00Z');
const owner: Actor = { userId: 'u1', role: 'brand', profile: { type: 'brand', uid: 'b1' } };
const link = { title: 'January', period: { rollingDays: 30 }, withCosts: true, daysValid: 7 };
const figures = { ...noFigures, pieces: 2, posts: 2, reach: 900 };
const spent: Spendings = {
  extrasPence: 500,
  giftsPence: 1_000,
  visits: 1,
  measuredVisits: 0,
  noShowsPence: 0,
  noShows: 0,
};
const nothing: Spendings = { extrasPence: 0, giftsPence: 0, visits: 0, measuredVisits: 0, noShowsPence: 0, noShows: 0 };
const ada: InfluencerPart = { ...figures, spent, influencer: { id: 'i1', name: 'Ada', handle: '@ada' } };

/** A brand for which Ada has made two pieces in any period, and nobody anything before. */
class AdasNumbers extends BrandNumbers {
  nameOf = async (brandId: string) => (brandId === 'b1' ? 'The Old Mill' : null);
  figures = async () => figures;
  breakdowns = async () => {
    const all = (of: typeof noFigures): Breakdown => ({ all: of, platforms: [], trend: [] });
    return { now: all(figures), before: all(noFigures), largest: [] };
  };
  influencers = async () => [ada];
  collabParts = async () => [];
  spendings = async (_brandId: string, { to }: { to: string }) => (to === '2027-01-20' ? spent : nothing);
  planTimes = async () => [];
  collabs = async () => [];
  late = async () => 0;
  answers = async () => ({ requests: 0, answered: 0, medianMinutes: null, within48Hours: 0 });
  wall = async () => [];
  pieces = async () => [];
}

class GivenRights extends ReportRights {
  analytics = true;
  influencers = true;
  async of() {
    return { analytics: this.analytics, influencers: this.influencers };
  }
}

function world() {
  const [links, tokens, numbers] = [new InMemoryReportLinkRepository(), new RandomReportTokens(), new AdasNumbers()];
  const [clock, rights] = [new FixedClock(now), new GivenRights()];
  const report = new ReportOnBrand(numbers);
  return {
    clock,
    rights,
    share: new ShareReport(links, tokens, clock),
    open: new OpenReport(links, tokens, numbers, report, rights, clock),
  };
}
const gone = { code: 'analytics/link-not-found' };

test('anyone with the address sees the brand’s numbers and costs', async () => {
  const { share, open } = world();
  const { token } = await share.execute(owner, 'b1', link);

  const { brandName, report, influencers } = await open.execute(token);

  expect([brandName, report.now.pieces, report.cost.totalPence, report.costThen.totalPence]).toEqual([
    'The Old Mill',
    2,
    1_500,
    0,
  ]);
  expect(influencers?.rows.map(({ row, cost }) => [row.influencer.name, cost.totalPence])).toEqual([['Ada', 1_500]]);
});

test('it shows what the brand’s plan has today, and nothing by influencer where that is missing', async () => {
  const { rights, share, open } = world();
  const { token } = await share.execute(owner, 'b1', link);

  rights.influencers = false;
  expect((await open.execute(token)).influencers).toBeNull();
  rights.analytics = false;
  await expect(open.execute(token)).rejects.toMatchObject(gone);
});

test('an address stops working once it has expired or was revoked, and a guessed one never works', async () => {
  const { clock, share, open } = world();
  const [revoked, expiring] = [await share.execute(owner, 'b1', link), await share.execute(owner, 'b1', link)];

  await share.revoke(owner, revoked.link.id);

  await expect(open.execute(revoked.token)).rejects.toMatchObject(gone);
  await expect(open.execute('guessed')).rejects.toMatchObject(gone);
  await expect(open.execute(expiring.token)).resolves.toMatchObject({ link: { id: expiring.link.id } });
  clock.set(new Date('2027-01-27T12:00:00Z'));
  await expect(open.execute(expiring.token)).rejects.toMatchObject(gone);
});
