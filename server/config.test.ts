import { randomBytes } from 'node:crypto';
import { ConfigFault, directUrlOf, loadConfig } from './config.js';
import webPush from 'web-push';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tastemaker.example',
  DATABASE_URL: 'postgres://app:pw@db/app',
  SMTP_URL: 'smtp://mail:25',
  SESSION_SECRET: 'a-long-and-random-secret-of-32-characters-or-more',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdefghij',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdefghij',
  STRIPE_PORTAL_LOGIN_URL: 'https://billing.stripe.com/p/login/0123456789',
};

const faultsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigFault).faults;
  }
};

describe('the configuration', () => {
  it('needs nothing on a desk', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      authErrorMode: 'spec',
      production: false,
    });
  });

  it('bypasses a pooler if configured, and accepts no other database address without the first', () => {
    expect(directUrlOf(loadConfig({ DATABASE_URL: 'postgres://pooler/app' }))).toBe('postgres://pooler/app');
    const direct = { DATABASE_URL: 'postgres://pooler/app', DATABASE_DIRECT_URL: 'postgres://db/app' };
    expect(directUrlOf(loadConfig(direct))).toBe('postgres://db/app');
    expect(faultsOf({ DATABASE_DIRECT_URL: 'postgres://db/app', DATABASE_REPLICA_URL: 'postgres://db/app' })).toEqual([
      'DATABASE_DIRECT_URL needs DATABASE_URL beside it.',
      'DATABASE_REPLICA_URL needs DATABASE_URL beside it.',
    ]);
  });

  it('asks VIES in production, unless that is switched off', () => {
    expect(loadConfig(production).vies?.apiUrl).toBe('https://ec.europa.eu/taxation_customs/vies/rest-api');
    expect(loadConfig({ ...production, VIES: 'off' }).vies).toBeUndefined();
    expect(loadConfig({}).vies).toBeUndefined();
  });

  it('shows VAT on a machine of its own, and charges it in production only with a number', () => {
    expect(loadConfig({}).vat).toEqual({ prices: 'included', number: 'GB726129090' });
    expect(loadConfig(production).vat).toEqual({ prices: 'none', number: null });
    expect(loadConfig({ ...production, VAT: 'excluded', VAT_NUMBER: 'GB 726 1290 90' }).vat).toEqual({
      prices: 'excluded',
      number: 'GB726129090',
    });
    expect(faultsOf({ ...production, VAT: 'included' })).toEqual([
      'VAT_NUMBER is missing: with VAT, every invoice has to name it.',
    ]);
    expect(faultsOf({ VAT: 'yes' })).toEqual(['VAT must be one of none, excluded, included.']);
    expect(faultsOf({ VAT: 'included', VAT_NUMBER: 'DE136695976' })).toEqual([
      'VAT_NUMBER must be a UK VAT number, such as GB123456789.',
    ]);
  });

  it('lists every fault at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL is malformed: it must be an address that begins with postgres:// or postgresql://.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug.',
    ]);
  });

  it('R428, R431: production takes no stand-in, no weak secret, no plain address', () => {
    expect(faultsOf(production)).toEqual([]);
    for (const name of Object.keys(production).filter((key) => key !== 'NODE_ENV')) {
      expect(faultsOf({ ...production, [name]: undefined })).toContainEqual(expect.stringContaining(name));
    }
    const weak = {
      SESSION_SECRET: 'short',
      STRIPE_API_URL: 'http://localhost/x',
      RATE_LIMITS: 'off',
      PUBLIC_URL: 'http://x.example',
      CLAMAV_URL: 'tcp://scanner.example.com:3310',
    };
    for (const [name, value] of Object.entries(weak)) {
      expect(faultsOf({ ...production, [name]: value })).toContainEqual(expect.stringContaining(name));
    }
  });

  it('connects in production to what is beyond its own network only encrypted, and checks the certificate', () => {
    const beyond = {
      DATABASE_URL: 'postgres://app:pw@db.example.com/app',
      DATABASE_DIRECT_URL: 'postgres://app:pw@203.0.113.7/app?sslmode=no-verify',
      DATABASE_REPLICA_URL: 'postgres://app:pw@[2001:db8::7]/app?sslmode=disable',
    };
    expect(faultsOf({ ...production, ...beyond })).toEqual(
      Object.keys(beyond).map(
        (name) => `${name} must end with ?sslmode=verify-full, because it leaves your own network.`,
      ),
    );
    const web = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example.com',
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://files.example.com',
      GEOCODER_URL: 'http://places.example.com',
      GEOCODER_CONTACT: 'maps@example.com',
    };
    const said = faultsOf({ ...production, ...web });
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'S3_ENDPOINT', 'GEOCODER_URL'])
      expect(said).toContain(`${name} must begin with https://, because it leaves your own network.`);
    expect(said).toHaveLength(3);
    const encrypted = {
      DATABASE_URL: 'postgres://app:pw@db.example.com/app?sslmode=verify-full',
      DATABASE_DIRECT_URL: 'postgres://app:pw@10.0.0.7/app',
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://s3:9000',
    };
    expect(faultsOf({ ...production, ...encrypted })).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://db/app', 'postgres://app:p/w@db/app', 'postgres:app', 'db'],
    ['SMTP_URL', 'mail.example.com', 'smtp:mail:25', 'smtp://'],
    ['PUBLIC_URL', 'tastemaker.example', 'https://'],
    ['STRIPE_PORTAL_LOGIN_URL', 'billing.stripe.com'],
    ['MAIL_FROM', 'Tastemaker', 'Tastemaker <hello@>', 'Tastemaker hello@tastemaker.example'],
    ['SUPPORT_EMAIL', 'support', 'Support <support@tastemaker.example>'],
  ])('calls %s malformed where it is, not missing', (name, ...values) => {
    const malformed = expect.stringMatching(new RegExp(`^${name} is malformed: it must be an? [a-z ]*address`));
    for (const value of values) expect(faultsOf({ ...production, [name]: value })).toEqual([malformed]);
  });

  it('takes addresses as operators write them', () => {
    const given = {
      DATABASE_URL: 'postgresql:///app?host=/var/run/postgresql',
      SMTP_URL: 'smtps://me:p%40ss@mail.example.com:465/',
      MAIL_FROM: 'Ada Lovelace at Tastemaker <ada@münchen.de>',
      SUPPORT_EMAIL: 'help@tastemaker.example',
      TRUST_PROXY: '10.0.0.0/8, 2001:db8::1, uniquelocal',
      SHUTDOWN_DELAY: '20',
    };
    expect(faultsOf({ ...production, ...given })).toEqual([]);
  });

  it.each(['a'.repeat(40), 'ab'.repeat(20), '1234567890'.repeat(4), 'change-me-'.repeat(4)])(
    'judges a secret by what is in it, not by its length: %s',
    (secret) => {
      for (const name of ['SESSION_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
        expect(faultsOf({ ...production, [name]: secret })).toEqual([`${name} is too weak for production.`]);
    },
  );

  it('takes any secret that was made by chance', () => {
    for (const coding of ['hex', 'base64', 'base64url'] as const)
      for (let time = 0; time < 50; time++)
        expect(faultsOf({ ...production, SESSION_SECRET: randomBytes(24).toString(coding) })).toEqual([]);
  });

  it.each([
    ['DB_POOL', '0'],
    ['DB_POOL', '201'],
    ['SHUTDOWN_DELAY', '21'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, nginx'],
    ['TRUST_PROXY', '10.0.0.0/33'],
  ])('says at the start that %s cannot be %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} must be `)]);
  });

  it('lets requests in for five seconds after SIGTERM if it is behind a proxy', () => {
    expect(loadConfig(production).shutdownDelay).toBe(5);
    expect(loadConfig({}).shutdownDelay).toBe(0);
  });

  it('shows streets and asks a geocoder where both halves of each are given', () => {
    const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Streets' };
    const geocoder = { GEOCODER_URL: 'https://places.example/', GEOCODER_CONTACT: 'maps@tastemaker.example' };
    expect(loadConfig({})).toMatchObject({ mapTiles: undefined, geocoder: undefined });
    expect(loadConfig({ ...tiles, ...geocoder })).toMatchObject({
      mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Streets' },
      geocoder: { url: 'https://places.example', contact: 'maps@tastemaker.example' },
    });
    expect(faultsOf({ MAP_TILES_URL: 'https://tiles.example', GEOCODER_CONTACT: 'maps@tastemaker.example' })).toEqual([
      'MAP_TILES_URL must have {z}, {x} and {y}, as in https://tiles.example.com/{z}/{x}/{y}.png.',
      'MAP_TILES_URL and MAP_TILES_ATTRIBUTION are given together, or neither.',
      'GEOCODER_URL and GEOCODER_CONTACT are given together, or neither.',
    ]);
    expect(faultsOf({ ...production, ...tiles, MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}' })).toEqual([
      'MAP_TILES_URL: must begin with https://.',
    ]);
  });

  it('asks platforms whose keys are given, each with all that belongs to it', () => {
    const both = { INSTAGRAM_ACCOUNT_ID: '17841405309211844', INSTAGRAM_ACCESS_TOKEN: 'token' };
    expect(loadConfig({ ...both, YOUTUBE_API_KEY: 'key' }).platformKeys).toEqual({
      instagram: { id: '17841405309211844', token: 'token' },
      tiktok: undefined,
      youtube: { key: 'key' },
      standIn: undefined,
    });
    expect(faultsOf({ ...both, INSTAGRAM_ACCOUNT_ID: '@us', TIKTOK_CLIENT_KEY: 'key' })).toEqual([
      'INSTAGRAM_ACCOUNT_ID must be the number of a professional account, such as 17841405309211844.',
      'TIKTOK_CLIENT_KEY and TIKTOK_CLIENT_SECRET are given together, or neither.',
    ]);
  });

  it('notifies devices with one pair of keys, and without keys nobody', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(loadConfig({}).push).toBeUndefined();
    expect(loadConfig(pair).push).toEqual({ publicKey, privateKey });
    expect(faultsOf({ VAPID_PUBLIC_KEY: publicKey })).toEqual([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are given together, or neither.',
    ]);
    const foreign = webPush.generateVAPIDKeys().publicKey;
    for (const wrong of [{ VAPID_PUBLIC_KEY: foreign }, { VAPID_PRIVATE_KEY: 'secret' }])
      expect(faultsOf({ ...pair, ...wrong })).toEqual([
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair, as npm run cli -- push:keys makes it.',
      ]);
  });

  it('R10: an outside provider needs all that belongs to it, and none is the default', () => {
    const provider = { OIDC_ISSUER: 'https://id.acme.example/', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'secret' };
    expect(loadConfig({}).oidc).toBeUndefined();
    expect(loadConfig({ ...production, ...provider }).oidc).toEqual({
      issuer: 'https://id.acme.example/', // not normalised: providers compare it character by character
      clientId: 'us',
      clientSecret: 'secret',
      label: 'single sign-on',
    });
    expect(loadConfig({ ...provider, OIDC_LABEL: 'Acme' }).oidc).toMatchObject({ label: 'Acme' });
    for (const name of Object.keys(provider))
      expect(faultsOf({ ...provider, [name]: undefined })).toContainEqual(expect.stringContaining('belong together'));
    expect(faultsOf({ ...production, ...provider, OIDC_ISSUER: 'http://id.acme.example' })).toEqual([
      'OIDC_ISSUER: must begin with https://.',
    ]);
    expect(faultsOf({ ...provider, OIDC_ISSUER: 'acme' })).toContainEqual(expect.stringContaining('OIDC_ISSUER'));
  });

  it('R414–R416: demo addresses for support on a desk, only real ones in production', () => {
    expect(loadConfig({}).support).toMatchObject({ whatsapp: '+44 7700 900123', instagram: '@tastemaker.demo' });
    expect(loadConfig({ ...production, SUPPORT_INSTAGRAM: 'casa.olmo' }).support).toEqual({ instagram: '@casa.olmo' });
    expect(faultsOf({ SUPPORT_SMS: 'call us', SUPPORT_INSTAGRAM: 'no spaces here' })).toEqual([
      'SUPPORT_INSTAGRAM must be an Instagram handle, such as @tastemaker.demo.',
      'SUPPORT_SMS must be a telephone number with its country, such as +44 7700 900123.',
    ]);
  });

  it('names whole origins whose pages may call the API, and none by default', () => {
    expect(loadConfig({}).apiOrigins).toEqual([]);
    const origins = ['https://app.example', 'http://localhost:8080'];
    expect(loadConfig({ API_ORIGINS: origins.join(', ') }).apiOrigins).toEqual(origins);
    for (const wrong of ['*', 'app.example', 'https://app.example/', 'null'])
      expect(faultsOf({ API_ORIGINS: wrong })).toEqual([
        'API_ORIGINS must be origins such as https://app.example, with commas between them.',
      ]);
  });

  it('never repeats a secret', () => {
    const faults = faultsOf({ ...production, SESSION_SECRET: 'my-pet-name' }).join();
    expect(faults).toContain('SESSION_SECRET');
    expect(faults).not.toContain('my-pet-name');
  });
});

describe('files in a bucket', () => {
  it('need the name of the bucket, and both keys or neither', () => {
    expect(() => loadConfig({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow('S3_BUCKET is missing.');
    expect(() => loadConfig({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toThrow('given together, or neither');
  });

  it('may be Amazon’s own, with the keys of the machine', () => {
    expect(loadConfig({ S3_BUCKET: 'files' }).s3).toEqual({
      bucket: 'files',
      region: 'eu-west-2',
      endpoint: undefined,
      credentials: undefined,
    });
    expect(loadConfig({}).s3).toBeUndefined();
  });
});
