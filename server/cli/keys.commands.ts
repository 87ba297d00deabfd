import { Command, CommandRunner, Option } from 'nest-commander';
import { type KeyLife, keyLifeDefault, keyLives, type KeyScope, keyScopeIds } from '../contract/rules/scopes.js';
import { KeysApi } from '../modules/api-keys/index.js';
import { DomainError } from '../shared/kernel/index.js';
import webPush from 'web-push';
import { Config } from '../config.js';
import { Database } from '../shared/db/index.js';
import { sealedUses, Sealing, type Secrets } from '../shared/secrets.js';

type Options = Readonly<{ profile?: string; name?: string; scopes: KeyScope[]; days?: KeyLife }>;

const wrong = (message: string) => new DomainError('invalid', 'cli/usage', message);

/**
 * `keys:create jane@example.com --scopes offers:read,offers:write`: creates an API key on behalf of a member of a brand
 * or an influencer.
 */
@Command({
  name: 'keys:create',
  arguments: '<email>',
  description: 'Creates an API key that acts as this person, and prints it once.',
})
export class KeysCreateCommand extends CommandRunner {
  constructor(private readonly keys: KeysApi) {
    super();
  }

  /** @throws identity/no-such-user, identity/not-your-profile, identity/role-not-enough, identity/wrong-key, identity/too-many-keys */
  async run([email = '']: string[], { profile, name = 'Command line', scopes, days }: Options): Promise<void> {
    const expiresInDays = days === undefined ? keyLifeDefault : days;
    const made = await this.keys.make(email, profile, { name, scopes, expiresInDays });
    const end = expiresInDays === null ? 'It has no end' : `It is good for ${expiresInDays} days`;
    console.log(`${end}, acts for the ${made.profile.type} ${made.profile.uid}, and is shown only here:\n${made.key}`);
  }

  @Option({ flags: '--scopes <scopes>', description: `what it may do: ${keyScopeIds.join(', ')}`, required: true })
  parseScopes(text: string): KeyScope[] {
    return text.split(',').map((scope) => {
      const known = keyScopeIds.find((id) => id === scope.trim());
      if (!known) throw wrong(`There is no scope ${scope.trim()}. Choose from ${keyScopeIds.join(', ')}.`);
      return known;
    });
  }

  @Option({ flags: '--profile <uid>', description: 'the profile; needed if the person has several' })
  parseProfile(uid: string): string {
    return uid;
  }

  @Option({ flags: '--name <name>', description: 'a name to recognise it by' })
  parseName(name: string): string {
    return name;
  }

  @Option({ flags: '--days <days>', description: 'how long it works: 30, 90 (default), 365 or never' })
  parseDays(text: string): KeyLife {
    const life = keyLives.find((each) => String(each ?? 'never') === text);
    if (life === undefined) throw wrong('Please say 30, 90, 365 or never.');
    return life;
  }
}

/** `push:keys`: generates a key pair for push notifications. Writes no file, so it never replaces the one in use. */
@Command({ name: 'push:keys', description: 'Creates the key pair for notifications on devices, and prints it once.' })
export class PushKeysCommand extends CommandRunner {
  constructor(private readonly config: Config) {
    super();
  }

  async run(): Promise<void> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
    if (this.config.push)
      console.error('This product already has keys. With new ones, everyone has to turn notifications on again.');
  }
}

/** `secrets:reseal`: re-encrypts everything from SESSION_SECRET_PREVIOUS with SESSION_SECRET, without downtime. */
@Command({ name: 'secrets:reseal', description: 'Seals stored secrets again with the present SESSION_SECRET.' })
export class SecretsResealCommand extends CommandRunner {
  constructor(
    private readonly db: Database,
    private readonly config: Config,
  ) {
    super();
  }

  async run(): Promise<void> {
    console.log(`${await resealAll(this.db, this.config)} secrets are sealed with the present SESSION_SECRET.`);
  }
}

/** Where encrypted secrets are stored; each is bound to its row's owner. */
const sealed = [
  { table: 'second_factors', owner: 'user_id', use: sealedUses.secondFactor, columns: ['secret', 'proposed_secret'] },
  { table: 'webhook_endpoints', owner: 'id', use: sealedUses.webhook, columns: ['sealed_secret', 'previous_secret'] },
  { table: 'connections', owner: 'id', use: sealedUses.connection, columns: ['sealed_tokens'] },
  { table: 'ended_grants', owner: 'connection_id', use: sealedUses.connection, columns: ['sealed_tokens'] },
  { table: 'booking_hooks', owner: 'id', use: sealedUses.bookingHook, columns: ['sealed_secret'] },
] as const;

/**
 * Re-encrypts everything with the current secret, so that the previous one is no longer needed. @returns how many there
 * were
 */
export async function resealAll(db: Database, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const { table, owner, use, columns } of sealed) {
    const sealing = new Sealing(secrets, use);
    for (const column of columns) {
      const rows = await db.rows<{ owner: string; kept: string }>(
        `select ${owner} as owner, ${column} as kept from ${table} where ${column} is not null`,
      );
      for (const row of rows) {
        const again = sealing.seal(sealing.open(row.kept, row.owner), row.owner);
        const replace = `update ${table} set ${column} = $1 where ${owner} = $2 and ${column} = $3`;
        count += await db.affected(replace, [again, row.owner, row.kept]);
      }
    }
  }
  return count;
}
