import type { Logger } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../../../../config.js';
import { challengeMinutes, type Credential, type Passkey } from '../../domain/passkey.js';
import type { User } from '../../domain/user.js';
import { type AnswerClaims, type Ceremony, type CredentialJson, PasskeyCeremonies } from '../../ports/passkeys.js';

const loadLibrary = () => import('@simplewebauthn/server');

const timeout = challengeMinutes * 60_000;
const encoded = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/**
 * Bound to the public address: a passkey made for another site never works here.
 * https://simplewebauthn.dev/docs/packages/server
 */
export class SimpleWebAuthnPasskeyCeremonies extends PasskeyCeremonies {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(
    { publicUrl }: Pick<Config, 'publicUrl'>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    super();
    ({ hostname: this.rpID, origin: this.origin } = new URL(publicUrl));
  }

  async toRegister(
    { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
    known: readonly Passkey[],
  ): Promise<Ceremony> {
    const { generateRegistrationOptions } = await loadLibrary();
    const options = await generateRegistrationOptions({
      rpName: 'Tastemaker',
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(id, 'utf8')),
      userName: email,
      userDisplayName: name,
      timeout,
      excludeCredentials: known.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  async toSignIn(known: readonly Passkey[]): Promise<Ceremony> {
    const { generateAuthenticationOptions } = await loadLibrary();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout,
      allowCredentials: known.map(toDescriptor),
      userVerification: 'required',
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  claimsOf({ id, response }: CredentialJson): AnswerClaims | null {
    try {
      const { clientDataJSON } = response as { clientDataJSON: string };
      const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
        challenge?: unknown;
      };
      return typeof id === 'string' && typeof challenge === 'string' ? { credentialId: id, challenge } : null;
    } catch {
      return null;
    }
  }

  async register(answer: CredentialJson, challenge: string): Promise<Credential | null> {
    const { verifyRegistrationResponse } = await loadLibrary();
    return this.unlessRefused(async () => {
      const response = answer as unknown as RegistrationResponseJSON;
      const { registrationInfo } = await verifyRegistrationResponse({ response, ...this.expecting(challenge) });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: knownTransports.filter((each) => transports.includes(each)),
      };
    });
  }

  async verify(answer: CredentialJson, challenge: string, passkey: Passkey): Promise<number | null> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    return this.unlessRefused(async () => {
      const response = answer as unknown as AuthenticationResponseJSON;
      const { userHandle } = response.response;
      if (userHandle && userHandle !== encoded(passkey.userId)) return null;
      const credential = {
        ...toDescriptor(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      };
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        credential,
        ...this.expecting(challenge),
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  private expecting(expectedChallenge: string) {
    return { expectedChallenge, expectedOrigin: this.origin, expectedRPID: this.rpID, requireUserVerification: true };
  }

  /** The library throws for every invalid response; the reason is only logged. */
  private async unlessRefused<T>(verify: () => Promise<T | null>): Promise<T | null> {
    try {
      return await verify();
    } catch (error) {
      this.log.warn(`A passkey was refused: ${(error as Error).message}`);
      return null;
    }
  }
}

/** From https://www.w3.org/TR/webauthn-3/#enum-transport; other values from a browser are dropped. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const toDescriptor = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports: [...transports] });
