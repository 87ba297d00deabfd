import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../server/app.module.js';
import type { PlanId } from '../../server/contract/plans.js';
import type { MemberRole } from '../../server/contract/rules/member-rights.js';
import { loadConfig } from '../../server/config.js';
import { lineOf } from '../../server/modules/billing/domain/credit-moves.js';
import { StartSubscription } from '../../server/modules/billing/index.js';
import { CreditRepository } from '../../server/modules/billing/ports/entitlements.js';
import type { Terms } from '../../server/contract/terms.js';
import { MoveCollab, RequestCollab } from '../../server/modules/collabs/index.js';
import { MakeOffer } from '../../server/modules/offers/index.js';
import { IdentityApi } from '../../server/modules/identity/index.js';
import { UserRepository } from '../../server/modules/identity/ports/repositories.js';
import { OpenSession } from '../../server/modules/identity/use-cases/sessions.js';
import { MessagingApi } from '../../server/modules/messaging/index.js';
import { CreateBrand, JoinInfluencer } from '../../server/modules/profiles/index.js';
import { Database } from '../../server/shared/db/index.js';
import { SessionTokens } from '../../server/shared/http/session-tokens.js';
import { type Actor, type ProfileRef, type StaffRole, theProduct } from '../../server/shared/kernel/index.js';
import { freshDatabase } from './database.js';
import { inBatches } from './in-batches.js';
import { inTwoDays, offerTerms } from './offers.js';
import { eventually } from './eventually.js';

/** A signed-in person: `cookie` is what their browser sends. */
export type Person = Readonly<{ userId: string; email: string; actor: Actor; profile: ProfileRef; cookie: string }>;

const terms: Terms = { ...offerTerms, photoPath: null };

/** How many pieces each Collab in this world has. */
export const piecesOfEach = 2;

/** People and offers in any database of the product, created through its own use cases. */
export class People {
  constructor(private readonly app: INestApplicationContext) {}

  async brand(name: string): Promise<Person> {
    const email = `${name}@brand.test`;
    const details = { name: `Brand ${name}`, email, city: 'london', category: 'restaurants' } as const;
    const { id: uid } = await this.app.get(CreateBrand, { strict: false }).execute(theProduct, details, null);
    return this.person(email, name, { uid, type: 'brand' });
  }

  async influencer(name: string): Promise<Person> {
    const { id: uid } = await this.app
      .get(JoinInfluencer, { strict: false })
      .execute(theProduct, { name, handle: name.replaceAll('-', '.') });
    return this.person(`${name}@influencer.test`, name, { uid, type: 'influencer' });
  }

  influencers(count: number): Promise<Person[]> {
    const names = Array.from({ length: count }, (_, number) => `influencer-${number}`);
    return inBatches(names, 4, (name) => this.influencer(name));
  }

  /** A colleague of this person, signed in as the same profile. */
  async member({ profile }: Person, name: string, role: MemberRole): Promise<Person> {
    return this.person(`${name}@member.test`, name, profile, role);
  }

  /** Puts a brand on a plan, as after payment. */
  async subscribe({ profile }: Person, plan: PlanId): Promise<void> {
    await this.app.get(StartSubscription, { strict: false }).execute(theProduct, profile.uid, plan);
  }

  /** A member of staff. */
  staff(staffRole: StaffRole): Promise<{ userId: string }> {
    const staff = { email: 'staff@tastemaker.test', name: 'Staff', staffRole };
    return this.app.get(IdentityApi, { strict: false }).addStaff(staff);
  }

  /** Signs this person in again. Returns the cookie. */
  async signIn(userId: string): Promise<string> {
    const user = await this.app.get(UserRepository, { strict: false }).get(userId);
    const browser = { address: '127.0.0.1', userAgent: 'test' };
    const { id: sid } = await this.app.get(OpenSession, { strict: false }).execute(user, browser, 'link');
    const tokens = this.app.get(SessionTokens, { strict: false });
    return `${tokens.cookieName}=${tokens.issue({ sid, sub: userId })}`;
  }

  /** The token of a link that signs this person in once. */
  async linkTokenFor(userId: string): Promise<string> {
    const link = await this.app.get(IdentityApi, { strict: false }).signInLinkFor(userId);
    return new URL(link).searchParams.get('token')!;
  }

  /** A live offer with one time and this many places. */
  async offer({ actor, profile }: Person, capacity = 1): Promise<{ offerId: string; slotId: string }> {
    const openings = [{ startsAt: inTwoDays(), capacity }];
    const { id: offerId } = await this.app
      .get(MakeOffer, { strict: false })
      .execute(actor, profile.uid, terms, openings);
    const [slot] = await this.rows<{ id: string }>('select id from slots where offer_id = $1', [offerId]);
    return { offerId, slotId: slot!.id };
  }

  async requested(influencer: Person, offerId: string): Promise<string> {
    const request = this.app.get(RequestCollab, { strict: false });
    return (await request.execute(influencer.actor, offerId, influencer.profile.uid, '')).collab.id;
  }

  /** Gives a brand credits that don't expire, so that it can approve without paying. */
  giveCredits({ profile: { uid } }: Pick<Person, 'profile'>, count: number): Promise<void> {
    return this.inCredits(async (credits) => {
      const account = await credits.lock(uid);
      const facts = { actor: theProduct, now: new Date() };
      const line = lineOf(account, 'basic', 'kept', facts, { kept: count, note: 'Given for a test' });
      const next = { ...account, keptLeft: account.keptLeft + count };
      await credits.save({ account: next, credit: null, lines: [line], events: [] });
    });
  }

  /** Changes credits, in a transaction. */
  inCredits(work: (credits: CreditRepository) => Promise<void>): Promise<void> {
    const credits = this.app.get(CreditRepository, { strict: false });
    return this.app.get(Database, { strict: false }).inTransaction(() => work(credits));
  }

  async approved(influencer: Person, brand: Person, offerId: string): Promise<string> {
    await this.giveCredits(brand, 1);
    const id = await this.requested(influencer, offerId);
    await this.app.get(MoveCollab, { strict: false }).execute(brand.actor, id, 'approve');
    return id;
  }

  /** Waits until everything that has happened to this Collab has been heard: some of it changes the Collab once more. */
  async heardOf(collabId: string): Promise<void> {
    const unheard = `select from outbox where aggregate_id = $1 and done_at is null`;
    await eventually(async () => (await this.rows(unheard, [collabId])).length === 0);
  }

  rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.app.get(Database, { strict: false }).rows<Row>(sql, values);
  }

  conversation(brand: Person, influencer: Person): Promise<string> {
    const pair = { brandId: brand.profile.uid, influencerId: influencer.profile.uid };
    return this.app.get(MessagingApi, { strict: false }).open(pair);
  }

  private async person(
    email: string,
    name: string,
    profile: ProfileRef,
    memberRole: MemberRole = 'owner',
  ): Promise<Person> {
    const memberships = [{ profile, kind: 'linked', role: memberRole }] as const;
    const { userId } = await this.app.get(IdentityApi, { strict: false }).createUser({ email, name, memberships });
    const actor: Actor = { userId, role: profile.type, profile, memberRole };
    return { userId, email, actor, profile, cookie: await this.signIn(userId) };
  }
}

/** Its own database with people in it, before any process of the product has started. */
export class World {
  private constructor(
    readonly databaseUrl: string,
    readonly people: People,
    private readonly stops: (() => Promise<unknown>)[],
  ) {}

  static async make(): Promise<World> {
    const { url, drop } = await freshDatabase();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tastemaker-world-'));
    const app = await NestFactory.createApplicationContext(
      AppModule.with({
        ...loadConfig({ DB_POOL: '4' }),
        ...{ dataDir, databaseUrl: url, smtpUrl: 'smtp://127.0.0.1:9', works: false },
      }),
      { logger: false, abortOnError: false },
    );
    const people = new People(app);
    await people.staff('operations'); // if this person exists, the product doesn't seed the demo world
    return new World(url, people, [
      () => app.close(),
      drop,
      async () => rmSync(dataDir, { recursive: true, force: true }),
    ]);
  }

  rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.people.rows<Row>(sql, values);
  }

  async count(sql: string, values: unknown[] = []): Promise<number> {
    const [row] = await this.rows<{ count: string }>(`select count(*) as count ${sql}`, values);
    return Number(row!.count);
  }

  async end(): Promise<void> {
    for (const stop of this.stops) await stop();
  }
}
