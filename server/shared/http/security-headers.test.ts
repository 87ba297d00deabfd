import { inlineScripts, securityHeaders } from './security-headers.js';

const hours = { from: '09:00', to: '18:00' };
const policyWith = (scriptUrl: string | undefined, host?: string, tilesUrl?: string): string =>
  securityHeaders({
    publicUrl: 'https://tastemaker.example',
    liveChat: { hours, scriptUrl },
    productAnalytics: host === undefined ? undefined : { key: 'phc_1', host },
    mapTiles: tilesUrl === undefined ? undefined : { url: tilesUrl, attribution: 'Streets' },
  }).pages['content-security-policy']!;

it('pages load scripts from us and the card provider alone', () => {
  expect(policyWith(undefined)).toContain("script-src 'self' https://js.stripe.com;");
  expect(policyWith(undefined)).toContain("connect-src 'self';");
});

it('an outside chat widget that is set up may be loaded and talk to its own address, and to no other', () => {
  const policy = policyWith('https://chat.example/widget.js?id=7');
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://chat.example;");
  expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;");
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://chat.example;");
  expect(policy).not.toContain('widget.js');
});

it('R408: product analytics that are set up may be sent events, and nothing may be loaded from there', () => {
  const policy = policyWith(undefined, 'https://eu.i.posthog.com');
  expect(policy).toContain("connect-src 'self' https://eu.i.posthog.com;");
  expect(policy.match(/posthog/g)).toHaveLength(1);
  expect(policyWith(undefined, 'https://tastemaker.example/sandbox/posthog')).toContain("connect-src 'self';");
});

it('tiles of maps may be shown from the origin that is configured, and from no other', () => {
  expect(policyWith(undefined)).toContain("img-src 'self' data: blob:;");
  const policy = policyWith(undefined, undefined, 'https://tiles.example/{z}/{x}/{y}.png?key=1');
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
  expect(policy.match(/tiles/g)).toHaveLength(1);
});

it('neither pages nor answers of the API take a base address or a plugin from what they show', () => {
  const headers = securityHeaders({
    publicUrl: 'https://tastemaker.example',
    liveChat: { hours, scriptUrl: undefined },
    productAnalytics: undefined,
    mapTiles: undefined,
  });
  for (const kind of ['pages', 'api'] as const)
    expect(headers[kind]['content-security-policy']).toMatch(/base-uri 'none'.*frame-ancestors '(self|none)'/);
  expect(headers.pages['content-security-policy']).toContain("object-src 'none'");
  expect(headers.pages['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

it('of scripts in a page itself those may run that were built into it', () => {
  const page =
    '<head><script>go()</script><script src="/a.js"></script></head><script type="application/json">{}</script>';
  const scripts = inlineScripts(page);
  expect(scripts).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
  const config = { publicUrl: 'https://tastemaker.example', liveChat: { hours, scriptUrl: undefined } };
  const { pages } = securityHeaders({ ...config, productAnalytics: undefined, mapTiles: undefined }, scripts);
  expect(pages['content-security-policy']).toContain(`script-src 'self' ${scripts[0]} https://js.stripe.com;`);
});
