import { newId } from '../../../shared/kernel/index.js';
import { outcomeErrors } from './outcome.errors.js';

/** How a Collab's guests are recognised: by a short link, and by a word that they say at the door or till. */
export type CollabLink = Readonly<{
  collabId: string;
  brandId: string;
  influencerId: string;
  /** The last part of the link. Unique. */
  code: string;
  /** Unique within the brand, in capitals. */
  word: string;
  /** Null leads to the brand's usual address. */
  targetUrl: string | null;
  createdAt: Date;
}>;

export type LinkedCollab = Readonly<{ id: string; brandId: string; influencerId: string; name: string }>;

/** Enough for a name; anything longer isn't said at a door. */
const longestWord = 12;

export function makeLink({ id, brandId, influencerId, name }: LinkedCollab, taken: ReadonlySet<string>, now: Date): CollabLink {
  return { collabId: id, brandId, influencerId, code: newCode(), word: wordFor(name, taken), targetUrl: null, createdAt: now };
} // prettier-ignore

/** 40 random bits in 8 characters: nobody types it, and it opens nothing that is secret. */
const newCode = (): string =>
  BigInt(`0x${newId().replaceAll('-', '').slice(-10)}`)
    .toString(32)
    .padStart(8, '0');

/** The first name without accents, and with a number if another creator of the brand has it: MAYA, MAYA2. */
export function wordFor(name: string, taken: ReadonlySet<string>): string {
  const [first = ''] = lettersOf(name).split(' ');
  const word = first.slice(0, longestWord) || 'FRIEND';
  if (!taken.has(word)) return word;
  let number = 2;
  while (taken.has(`${word}${number}`)) number += 1;
  return `${word}${number}`;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .trim();

/** What someone said or typed, as a word and as a code: "maya 2", "MAYA2", or a complete link. */
export function readSaid(said: string): Readonly<{ word: string; code: string }> {
  const [address = ''] = said.trim().split(/[?#]/);
  const last = address.split('/').findLast((part) => part !== '') ?? '';
  const bare = last.replaceAll(/[\s-]/g, '');
  return { word: bare.toUpperCase(), code: bare.toLowerCase() };
}

const longestTarget = 2_000;

/** What a target has to look like. The address that it resolves to is checked elsewhere. @throws outcomes/wrong-target */
export function targetIn(text: string, httpsOnly: boolean): string {
  const typed = text.trim();
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const protocols = httpsOnly ? ['https:'] : ['https:', 'http:'];
  if (!url || !protocols.includes(url.protocol) || typed.length > longestTarget)
    throw outcomeErrors.wrongTarget('Please enter a full address, beginning with https://.');
  if (url.username || url.password)
    throw outcomeErrors.wrongTarget('Please leave name and password out of the address.');
  return url.href;
}

/** The target with what web statistics ask for; the brand's own parameters stay. */
export function withCampaign(target: string, { brandSlug, handle }: Readonly<{ brandSlug: string; handle: string | null }>): string {
  const url = new URL(target);
  const said = { source: 'tastemaker', medium: 'creator', campaign: brandSlug, content: handle };
  for (const [name, value] of Object.entries(said)) if (value) url.searchParams.set(`utm_${name}`, value);
  return url.href;
} // prettier-ignore

/** What a request to a link says about its sender. */
export type LinkVisit = Readonly<{ method: string; userAgent: string; purpose: string }>;

const robots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|monitor|pingdom|lighthouse|headless|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|scan|validator/i;

/** Whether a person followed the link. Previews, prefetches and programs don't count. */
export const isPerson = ({ method, userAgent, purpose }: LinkVisit): boolean =>
  method === 'GET' && !/prefetch|preview|prerender/i.test(purpose) && userAgent !== '' && !robots.test(userAgent);

/** The hour in which a click is counted; nothing more exact is kept. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

const hourMs = 60 * 60 * 1_000;

/** What a brand has said for all of its Collabs. */
export type ResultSettings = Readonly<{
  brandId: string;
  /** Where links lead unless a Collab has its own address; null if the brand hasn't said. */
  targetUrl: string | null;
  /** What remains of a guest's bill, in whole per cent; null if the brand hasn't said. */
  marginPercent: number | null;
}>;

export const unsaid = (brandId: string): ResultSettings => ({ brandId, targetUrl: null, marginPercent: null });

/** Where a brand's booking system posts its guests. One for each brand. */
export type BookingHook = Readonly<{
  id: string;
  brandId: string;
  /** Encrypted; shown once. */
  sealedSecret: string;
  createdAt: Date;
}>;

export const newHookId = newId;
