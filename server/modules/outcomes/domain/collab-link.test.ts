import fc from 'fast-check';
import { newId } from '../../../shared/kernel/index.js';
import { hourOf, isPerson, makeLink, readSaid, targetIn, withCampaign, wordFor } from './collab-link.js';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';
const visit = { method: 'GET', userAgent: phone, purpose: '' };

describe('a Collab’s link', () => {
  it('has a code of its own, in eight characters of an address', () => {
    const collab = { id: newId(), brandId: newId(), influencerId: newId(), name: 'Maya Okoro' };
    const codes = Array.from({ length: 50 }, () => makeLink(collab, new Set(), new Date()).code);
    expect(new Set(codes).size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^[0-9a-v]{8}$/);
  });

  it('leads to full addresses only, over HTTPS where that is required', () => {
    expect(targetIn(' https://ember.example/book?x=1 ', true)).toBe('https://ember.example/book?x=1');
    expect(targetIn('http://localhost:9/', false)).toBe('http://localhost:9/');
    const wrong = expect.objectContaining({ code: 'outcomes/wrong-target' });
    for (const text of [
      '',
      'ember',
      'http://ember.example',
      'javascript:alert(1)',
      'https://a:b@ember.example',
      `https://e.example/${'x'.repeat(2_000)}`,
    ])
      expect(() => targetIn(text, true)).toThrow(wrong);
  });

  it('carries who sent the visitor, and keeps the brand’s own parameters', () => {
    const url = new URL(
      withCampaign('https://ember.example/book?table=2&utm_source=mail#top', {
        brandSlug: 'ember',
        handle: 'maya.eats',
      }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ table: '2', utm_source: 'tastemaker', utm_medium: 'creator' },
      ...{ utm_campaign: 'ember', utm_content: 'maya.eats' },
    });
    expect(url.hash).toBe('#top');
    expect(withCampaign('https://e.example/', { brandSlug: 'e', handle: null })).not.toContain('utm_content');
  });

  it('counts people, not robots, previews or prefetches', () => {
    expect(isPerson(visit)).toBe(true);
    expect(isPerson({ ...visit, method: 'HEAD' })).toBe(false);
    for (const purpose of ['prefetch', 'prefetch;prerender', 'preview'])
      expect(isPerson({ ...visit, purpose })).toBe(false);
    const robots = [
      '',
      'curl/8.5.0',
      'facebookexternalhit/1.1',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'WhatsApp/2.24',
      'python-requests/2.32',
      'Slackbot-LinkExpanding 1.0',
    ];
    for (const userAgent of robots) expect(isPerson({ ...visit, userAgent })).toBe(false);
    for (const app of [
      'Instagram 350.0.0.25',
      'musical_ly_37.0.0 BytedanceWebview',
      'CriOS/131.0',
      'CUBOT_X18',
      'FBAN/FBIOS;FBAV/480',
    ])
      expect(isPerson({ ...visit, userAgent: `${phone} ${app}` })).toBe(true);
  });

  it('keeps the hour of a click and nothing more exact', () => {
    expect(hourOf(new Date('2026-11-27T19:59:59.999Z'))).toEqual(new Date('2026-11-27T19:00:00Z'));
  });
});

describe('a creator’s word', () => {
  it('is the first name in capitals, with a number where it’s taken', () => {
    expect(wordFor('Maya Okoro', new Set())).toBe('MAYA');
    expect(wordFor('Zoë', new Set())).toBe('ZOE');
    expect(wordFor('Maya', new Set(['MAYA', 'MAYA2']))).toBe('MAYA3');
    expect(wordFor('황민현', new Set())).toBe('FRIEND');
    expect(wordFor('O’Brien Food', new Set())).toBe('OBRIEN');
  });

  it('is new whatever the name, and can be said', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.string()), (name, taken) => {
        const word = wordFor(name, new Set(taken));
        expect(taken).not.toContain(word);
        expect(word).toMatch(/^[A-Z]{1,12}\d*$/);
      }),
    );
  });

  it('is read as it’s typed at a till, as are the code and the link', () => {
    for (const said of ['MAYA2', ' maya 2', 'Maya-2']) expect(readSaid(said).word).toBe('MAYA2');
    for (const said of [
      '0k3v9q1a',
      'https://t.example/r/0K3V9Q1A?x=1/2',
      'https://t.example/r/0k3v9q1a/',
      ' 0k3v 9q1a ',
    ])
      expect(readSaid(said).code).toBe('0k3v9q1a');
  });
});
