import { randomBytes } from 'node:crypto';
import { ConfigFault, loadConfig } from '../server/config.js';
import { composed, dockerFile, environmentOf, filled, type Service } from './support/compose.js';

const names = (list: string[] | Record<string, unknown> = []) => (Array.isArray(list) ? list : Object.keys(list));

const given = {
  DOMAIN: 'collabs.example.com',
  SECRET: randomBytes(32).toString('hex'),
  DATABASE_PASSWORD: 'b'.repeat(48),
  S3_SECRET: 'c'.repeat(48),
  STANDBY_PASSWORD: 'd'.repeat(48),
  S3_ADMIN_SECRET: 'e'.repeat(48),
};

/** The product's errors for a service's environment; its signing key is another test's. */
function faultsOf(service: Service): readonly string[] {
  try {
    const tls = { TLS_CERT: undefined, TLS_KEY: undefined }; // made when it starts
    loadConfig({ NODE_ENV: 'production', ...environmentOf(service, given), ...tls, AUDIT_SIGNING_KEY: undefined });
    return [];
  } catch (error) {
    return (error as ConfigFault).faults;
  }
}

const productsOf = (services: Record<string, Service>) => Object.entries(services).filter(([, { build }]) => build);
const namesBy = (services: Record<string, Service>, word: string) =>
  productsOf(services)
    .filter(([, { environment }]) => environment?.WORKER === word)
    .map(([name]) => name);

describe.each(['compose.yml', 'compose.scale.yml'])('docker/%s', (file) => {
  const { services, networks, volumes } = composed(file);
  const all = Object.entries(services);

  it.each(all)('%s waits for services, is on networks and keeps volumes that exist', (_, service) => {
    for (const name of names(service.depends_on)) expect(Object.keys(services)).toContain(name);
    for (const name of names(service.networks)) expect(['default', ...Object.keys(networks)]).toContain(name);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (/^\w+$/.test(source)) expect(Object.keys(volumes)).toContain(source);
    }
  });

  it.each(productsOf(services))('%s is given a configuration that production takes', (_, service) =>
    expect(faultsOf(service)).toEqual([]),
  );
});

describe.each([
  ['compose.yml', ['app', 'database', 'mail', 'proxy'], ['database']],
  ['compose.scale.yml', ['app', 'database', 'pooler', 's3', 'mail', 'proxy'], ['primary', 'standby']],
])('docker/%s', (file, parts, databases) => {
  const { services, configs } = composed(file);

  it('encrypts what its parts say to each other, and checks who they are', () => {
    const [, ...made] = (services.certificates!.command as string[]).map((each) => each.split(/[,:]/)[0]!);
    expect(made).toEqual(parts);
    for (const part of parts) expect(services.certificates!.volumes).toContain(`${part}-tls:/tls/${part}`);
    const others = Object.entries(services).filter(([name]) => name !== 'certificates');
    for (const [, { volumes }] of others)
      expect(volumes?.filter((each) => /-tls:\/tls:ro$/.test(each))).toHaveLength(1);
    for (const [, service] of productsOf(services)) {
      const { TLS_CERT, TLS_KEY, NODE_EXTRA_CA_CERTS, ...environment } = environmentOf(service, given);
      const urls = Object.entries(environment).filter(([name]) => /^DATABASE_.*URL$/.test(name));
      for (const [, url] of urls) expect(url).toMatch(/\?sslmode=verify-full&sslrootcert=\/tls\/authority\.pem$/);
      expect([TLS_CERT, TLS_KEY, NODE_EXTRA_CA_CERTS]).toEqual(['/tls/cert.pem', '/tls/key.pem', '/tls/authority.pem']);
    }
    for (const name of databases)
      expect(String(services[name]!.command)).toContain(
        'ssl=on -c ssl_cert_file=/tls/cert.pem -c ssl_key_file=/tls/key.pem',
      );
    expect(configs!['first-start']!.content).toContain(`sed -i 's/^host /hostssl /'`);
    expect(services.mail!.environment).toMatchObject({ MP_SMTP_REQUIRE_STARTTLS: 'true' });
  });

  it('gives the product a database of its own, and no superuser that is reached from elsewhere', () => {
    const script = configs!['first-start']!.content;
    for (const name of databases) expect(services[name]!.environment).not.toHaveProperty('POSTGRES_USER');
    expect(script).toContain("create role tastemaker login password :'password';");
    expect(script).toContain('create database tastemaker owner tastemaker;');
    expect(script).toContain('alter role postgres password null;');
  });
});

describe('docker/compose.yml', () => {
  const { services, configs } = composed('compose.yml');

  it('has one process that answers and one that works, which share their files', () => {
    expect(namesBy(services, 'off')).toEqual(['app']);
    expect(namesBy(services, 'on')).toEqual(['worker']);
    for (const [, { volumes }] of productsOf(services)) expect(volumes).toEqual(['files:/data', 'app-tls:/tls:ro']);
  });

  it('leads people to HTTPS, and refuses programs that send a key without it', () => {
    const proxy = composed('compose.yml').configs!.proxy!.content;
    expect(proxy).toMatch(/^http:.*\n *handle \/api\/\* \{\n *respond .* 403\n *\}\n *handle \{\n *redir https:/m);
  });

  it('reaches the product over TLS, and checks who it is', () =>
    expect(configs!.proxy!.content).toMatch(
      /reverse_proxy https:\/\/app:3000 \{.*tls_trust_pool file \/tls\/authority\.pem/s,
    ));

  it('starts the worker after the app, which makes the tables and the signing key', () =>
    expect(services.worker!.depends_on).toEqual({ app: { condition: 'service_healthy' } }));
});

describe('docker/compose.scale.yml', () => {
  const { services, configs } = composed('compose.scale.yml');
  const products = productsOf(services);
  const working = (word: string) => namesBy(services, word);

  it('has three processes that answer and two that work', () => {
    expect(working('off')).toEqual(['app-1', 'app-2', 'app-3']);
    expect(working('on')).toEqual(['worker-1', 'worker-2']);
  });

  it('takes TLS 1.2 and newer, with forward secrecy alone, and refuses programs that send a key without it', () => {
    const proxy = dockerFile('nginx.scale.conf');
    expect(proxy).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;\s*ssl_ciphers ECDHE\+AESGCM:ECDHE\+CHACHA20;/);
    expect(proxy).toMatch(/listen 80;[^}]*location \/api\/ \{\s*return 403;/);
  });

  it('takes nobody’s word for where a request comes from but its own', () => {
    const proxy = dockerFile('nginx.scale.conf');
    for (const header of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Host ""', 'Forwarded ""'])
      expect(proxy).toContain(`proxy_set_header ${header};`);
  });

  it('spreads requests over those that answer, and over nobody else', () => {
    const upstream = [...dockerFile('nginx.scale.conf').matchAll(/^\s*server (\S+):3000/gm)].map(([, name]) => name);
    expect(upstream).toEqual(working('off'));
  });

  it.each(products)(
    '%s reaches pooler, primary, standby and bucket by names that there are',
    (_, { environment = {} }) => {
      const hosts = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'S3_ENDPOINT'].map(
        (name) => new URL(filled(environment[name]!, given)).hostname,
      );
      expect(hosts).toEqual(['pooler', 'database', 'standby', 's3']);
      const aliases = (services.primary!.networks as Record<string, { aliases?: string[] }>).data!.aliases;
      expect(aliases).toEqual(['database']);
      for (const name of ['pooler', 'standby', 's3']) expect(Object.keys(services)).toContain(name);
    },
  );

  it('speaks TLS from the proxy to the product, from the pooler on, and to the bucket', () => {
    expect(dockerFile('nginx.scale.conf')).toMatch(
      /proxy_pass https:\/\/product;\s*proxy_ssl_trusted_certificate \/tls\/authority\.pem;\s*proxy_ssl_verify on;\s*proxy_ssl_name app;/,
    );
    expect(services.pooler!.environment).toMatchObject({
      CLIENT_TLS_SSLMODE: 'require',
      SERVER_TLS_SSLMODE: 'verify-full',
      SERVER_TLS_CA_FILE: '/tls/authority.pem',
    });
    for (const [, { environment }] of products) expect(environment!.S3_ENDPOINT).toBe('https://s3:9000');
  });

  it('lets the standby copy, and the product have one bucket, and neither any more', () => {
    expect(configs!['first-start']!.content).toContain("create role standby login replication password :'copying';");
    const [script] = services.standby!.command as string[];
    expect(script).toContain('--username=standby');
    const { Statement: statements } = JSON.parse(configs!.files!.content) as { Statement: object[] };
    expect(statements).toEqual([
      { Effect: 'Allow', Action: ['s3:*'], Resource: ['arn:aws:s3:::tastemaker', 'arn:aws:s3:::tastemaker/*'] },
    ]);
    expect(services.s3!.environment).toMatchObject({ MINIO_ROOT_USER: 'admin' });
  });

  it('acknowledges nothing that the standby does not have, and a promoted standby waits for nobody', () => {
    expect(configs!['first-start']!.content).toContain(`alter system set synchronous_standby_names = 'standby'`);
    const [script] = services.standby!.command as string[];
    expect(script).toContain('cluster_name=standby');
    expect(script).toMatch(
      /pg_basebackup .*--pgdata="\$\$PGDATA\.copy"[^]*sed -i \/synchronous_standby_names\/d "\$\$PGDATA\.copy\/postgresql\.auto\.conf"[^]*mv -T "\$\$PGDATA\.copy" "\$\$PGDATA"/,
    );
    for (const [, { depends_on: waitsFor }] of products) expect(names(waitsFor)).toContain('standby');
  });

  it('pools sessions: hot statements are prepared once a connection', () =>
    expect(services.pooler!.environment).toMatchObject({ POOL_MODE: 'session', DB_HOST: 'database' }));
});
