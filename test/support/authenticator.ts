import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = Readonly<{ challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } }>;
type Key = { id: Buffer; privateKey: KeyObject; cose: Buffer; userHandle: string; counter: number };
type Lie = Readonly<{ origin?: string; verified?: boolean; counter?: number; rpId?: string; userHandle?: string }>;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const url = (bytes: Buffer): string => bytes.toString('base64url');

/** A phone with one passkey, as https://www.w3.org/TR/webauthn-3 describes it, which can be made to lie. */
export class Authenticator {
  private key: Key | null = null;

  constructor(private readonly origin: string) {}

  /** What `navigator.credentials.create` gives. */
  register({ challenge, rp, user }: Options, lie: Lie = {}): Record<string, unknown> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const cose = mapOf([
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytesOf(Buffer.from(x!, 'base64url'))],
      [whole(-3), bytesOf(Buffer.from(y!, 'base64url'))],
    ]);
    this.key = { id: randomBytes(16), privateKey, cose, userHandle: user!.id, counter: 0 };
    const attestationObject = mapOf([
      [textOf('fmt'), textOf('none')],
      [textOf('attStmt'), mapOf([])],
      [textOf('authData'), bytesOf(this.data(rp!.id, lie, this.attested(this.key)))],
    ]);
    return this.credential({
      clientDataJSON: url(this.said('webauthn.create', challenge, lie)),
      attestationObject: url(attestationObject),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` gives. */
  answer({ challenge, rpId }: Options, lie: Lie = {}): Record<string, unknown> {
    const { privateKey, userHandle } = this.key!;
    this.key!.counter = lie.counter ?? this.key!.counter + 1;
    const said = this.said('webauthn.get', challenge, lie);
    const authenticatorData = this.data(lie.rpId ?? rpId!, lie);
    return this.credential({
      clientDataJSON: url(said),
      authenticatorData: url(authenticatorData),
      signature: url(sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), privateKey)),
      userHandle: lie.userHandle ?? userHandle,
    });
  }

  private credential(response: object): Record<string, unknown> {
    const id = url(this.key!.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private said(type: string, challenge: string, { origin = this.origin }: Lie): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }), 'utf8');
  }

  private data(rpId: string, { verified = true }: Lie, attested?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.key!.counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(flags), counter, attested ?? Buffer.alloc(0)]);
  }

  private attested({ id, cose }: Key): Buffer {
    return Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
  }
}

/** The subset of CBOR that a passkey needs (RFC 8949). */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  return length < 256 ? Buffer.of((major << 5) | 24, length) : Buffer.of((major << 5) | 25, length >> 8, length & 255);
}
const whole = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const mapOf = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);
