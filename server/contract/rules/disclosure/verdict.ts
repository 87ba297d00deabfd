/** The guidance on which it is based, by title and URL. */
export type Source = Readonly<{ name: string; url: string }>;

export const sources = {
  recognisable: {
    name: 'CAP Code, rule 2.1: ads must be obviously identifiable',
    url: 'https://www.asa.org.uk/type/non_broadcast/code_section/02.html',
  },
  consumer: {
    name: 'CAP Code, rule 2.3: ads must not pose as a consumer’s own words',
    url: 'https://www.asa.org.uk/type/non_broadcast/code_section/02.html',
  },
  labels: {
    name: 'ASA and CAP: Recognising ads, social media and influencer marketing',
    url: 'https://www.asa.org.uk/advice-online/recognising-ads-social-media.html',
  },
  upFront: {
    name: 'ASA and CMA: Influencers’ guide to making clear that ads are ads',
    url: 'https://www.asa.org.uk/resource/influencers-guide.html',
  },
  creators: {
    name: 'CMA: Hidden ads, being clear with your audience',
    url: 'https://www.gov.uk/government/publications/social-media-endorsements-guide-for-influencers',
  },
  brands: {
    name: 'CMA: Hidden ads, a guide for brands and businesses',
    url: 'https://www.gov.uk/government/collections/social-media-endorsements',
  },
  reviews: {
    name: 'CMA: Fake reviews (Digital Markets, Competition and Consumers Act 2024)',
    url: 'https://www.gov.uk/government/publications/fake-reviews-cma208',
  },
} as const satisfies Record<string, Source>;

/** `fail` blocks publishing, `fix` should be fixed, `note` is informational. */
export type Severity = 'fail' | 'fix' | 'note';

/** One finding of a rule. `correction` is the whole corrected text; null when no text fixes it. */
export type Finding = Readonly<{
  rule: string;
  severity: Severity;
  says: string;
  source: Source;
  correction: string | null;
}>;

/** The rules' verdict on a text. It is guidance, not legal advice. */
export type Verdict = Readonly<{ result: 'pass' | 'fix' | 'fail'; findings: readonly Finding[] }>;

export const notLegalAdvice =
  'This is guidance, not legal advice. Creators and brands are both responsible for clear labels.';

/** The verdict is that of the worst finding; notes don't count. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (severity: Severity) => findings.some((each) => each.severity === severity);
  return { result: has('fail') ? 'fail' : has('fix') ? 'fix' : 'pass', findings };
}

/** Long enough to show where the label goes. */
const exampleLength = 120;

/** What to ask the creator to change, in one comment; null if the caption is fine. */
export function changeToAskFor({ findings }: Verdict): string | null {
  const faults = findings.filter(({ severity }) => severity !== 'note');
  if (faults.length === 0) return null;
  const says = faults.map((each) => each.says).join(' ');
  return `Please change the caption. ${says}${exampleOf(faults[0]!.correction)}`;
}

function exampleOf(correction: string | null): string {
  if (!correction) return '';
  const [line] = correction.split('\n') as [string];
  const shown = [...line].slice(0, exampleLength).join('');
  return ` For example: “${shown}${shown === correction ? '' : '…'}”`;
}
