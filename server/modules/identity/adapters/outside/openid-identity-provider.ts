import type { LoggerService } from '@nestjs/common';
import type { Configuration, ServerMetadata } from 'openid-client';
import type { OidcSettings } from '../../../../outside-config.js';
import type { DomainError } from '../../../../shared/kernel/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { OutsideIdentity } from '../../domain/outside-identity.js';
import { type Departure, IdentityProvider, type Journey } from '../../ports/identity-provider.js';

type Client = typeof import('openid-client');
type Claims = Readonly<Record<string, unknown>>;

const callbackPath = '/api/v1/auth/outside/callback';
const patienceSeconds = 5;
const knownForMs = 10 * 60_000;

/**
 * Any OpenID Connect provider: authorization code flow with PKCE, state and nonce. The library is loaded lazily, since
 * most installations never need it.
 */
export class OpenIdIdentityProvider extends IdentityProvider {
  readonly label: string;
  private readonly callback: string;
  private discovered?: Readonly<{ metadata: ServerMetadata; until: number }>;

  constructor(
    private readonly settings: OidcSettings,
    publicUrl: string,
    private readonly log: LoggerService,
  ) {
    super();
    this.label = settings.label;
    this.callback = publicUrl + callbackPath;
  }

  async begin({ askAgain }: { askAgain: boolean }): Promise<Departure> {
    const client = await import('openid-client');
    const configuration = await this.configure(client);
    const journey = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback,
      scope: 'openid email',
      state: journey.state,
      nonce: journey.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
      code_challenge_method: 'S256',
      ...(askAgain ? { prompt: 'login' } : {}),
    });
    return { address: address.href, journey };
  }

  async finish({ state, nonce, verifier }: Journey, returned: URLSearchParams): Promise<OutsideIdentity> {
    const client = await import('openid-client');
    const configuration = await this.configure(client);
    const address = new URL(this.callback);
    address.search = returned.toString();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { iss, sub, ...claims } = tokens.claims()!;
      const told = isComplete(claims)
        ? claims
        : await client.fetchUserInfo(configuration, tokens.access_token, sub).then((more) => ({ ...claims, ...more }));
      return { issuer: iss, subject: sub, ...emailIn(told) };
    } catch (error) {
      throw this.told(client, error);
    }
  }

  /** A new configuration for each sign-in starts without keys, so the provider's current ones are fetched. */
  private async configure(client: Client): Promise<Configuration> {
    const metadata = await this.metadata(client);
    const { clientId, clientSecret, issuer } = this.settings;
    const posts = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const authentication = posts ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret);
    const configuration = new client.Configuration(metadata, clientId, undefined, authentication);
    configuration.timeout = patienceSeconds;
    client.enableNonRepudiationChecks(configuration);
    if (isPlain(issuer)) client.allowInsecureRequests(configuration);
    return configuration;
  }

  private async metadata(client: Client): Promise<ServerMetadata> {
    if (this.discovered && this.discovered.until > Date.now()) return this.discovered.metadata;
    const { issuer, clientId } = this.settings;
    try {
      const found = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
        timeout: patienceSeconds,
        execute: isPlain(issuer) ? [client.allowInsecureRequests] : [],
      });
      this.discovered = { metadata: found.serverMetadata(), until: Date.now() + knownForMs };
      return this.discovered.metadata;
    } catch (error) {
      this.note('The identity provider could not be found.', error);
      throw identityErrors.providerAway();
    }
  }

  private told(client: Client, error: unknown): DomainError {
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      return identityErrors.signInCancelled();
    this.note('A sign-in at the identity provider was not accepted.', error);
    return isAway(client, error) ? identityErrors.providerAway() : identityErrors.notVouched();
  }

  /** The library's messages contain no tokens; their causes might. */
  private note(message: string, error: unknown): void {
    const { code, name, message: reason } = error as { code?: string; name: string; message: string };
    this.log.warn({ message, reason: `${name} ${code ?? ''}: ${reason}` });
  }
}

/** Only outside production, where the configuration allows it. */
const isPlain = (issuer: string): boolean => issuer.startsWith('http:');

const isComplete = (claims: Claims): boolean => 'email' in claims && 'email_verified' in claims;

/** Some providers send `"true"`, contrary to the standard. */
const emailIn = ({ email, email_verified: verified }: Claims): Pick<OutsideIdentity, 'email' | 'emailVerified'> => ({
  email: typeof email === 'string' ? email : null,
  emailVerified: verified === true || verified === 'true',
});

/** Unreachable, too slow or broken; anything else is a response. */
function isAway(client: Client, error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'temporarily_unavailable' || error.error === 'server_error';
  const { code, message, status, cause } = error as {
    code?: string;
    message?: string;
    status?: number;
    cause?: object;
  };
  const broken = code === 'OAUTH_TIMEOUT' || message === 'fetch failed' || (status ?? 0) >= 500;
  return broken || (cause !== undefined && isAway(client, cause));
}

/** No outside provider: our own emailed links and passwords are the only ways to sign in. */
export class LocalIdentityProvider extends IdentityProvider {
  readonly label = null;

  begin(): Promise<Departure> {
    return Promise.reject(identityErrors.noProvider());
  }

  finish(): Promise<OutsideIdentity> {
    return Promise.reject(identityErrors.noProvider());
  }
}
