import { Command, CommandRunner, Option } from 'nest-commander';
import { type KeyLife, keyLifeDefault, keyLives, type KeyScope, keyScopeIds } from '../contract/rules/scopes.js';
import { KeysApi } from '../modules/api-keys/index.js';
import { DomainError } from '../shared/kernel/index.js';
import webPush from 'web-push';
import { Config } from '../config.js';
import { resealAll } from '../db/reseal.js';
import { Database } from '../shared/db/index.js';

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
