import { outsideServices } from '@tastemaker/sandbox';
import { loadConfig } from '../../server/config.js';
import { approvePiece, publish, submit } from '../../server/modules/collabs/domain/delivery.js';
import { CollabRepository } from '../../server/modules/collabs/ports/repositories.js';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from './app.js';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';
import { aPicture, wholly } from './pieces.js';
import { RemoteVisitor } from './remote-visitor.js';
import { People, type Person } from './world.js';

type Fields = Readonly<Record<string, unknown>>;
export type Listed = Readonly<{ items: readonly Fields[] }>;

/** The product with the platforms' stand-ins, which reach it by its address; a creator, and a brand. */
export class ConnectionsWorld {
  private constructor(
    readonly product: TestApp,
    readonly people: People,
    readonly maya: Person,
    readonly brand: Person,
  ) {}

  static async start(): Promise<ConnectionsWorld> {
    const port = await freePort();
    const publicUrl = `http://localhost:${port}`;
    const { socialClients } = outsideServices({ ...loadConfig({}), port, publicUrl });
    const product = await TestApp.start({ port, publicUrl, socialClients });
    await product.app.listen(port, '127.0.0.1');
    const people = new People(product.app);
    return new ConnectionsWorld(product, people, await people.influencer('maya'), await people.brand('ember'));
  }

  get url(): string {
    return this.product.config.publicUrl;
  }

  get db(): Database {
    return this.product.app.get(Database);
  }

  as({ cookie }: Pick<Person, 'cookie'>): RemoteVisitor {
    return new RemoteVisitor(this.url, cookie);
  }

  async listed(platform: string): Promise<Fields | undefined> {
    const { items } = (await this.as(this.maya).get('/api/v1/connections')).body as Listed;
    return items.find((each) => each.platform === platform);
  }

  async bell(person: Person): Promise<readonly Fields[]> {
    return ((await this.as(person).get('/api/v1/notifications')).body as Listed).items;
  }

  /** Sets what a post is like at its platform. */
  tell(id: string, state: Fields): Promise<unknown> {
    return this.product.visitor().post('/sandbox/platforms/posts', { id, ...state });
  }

  change(platform: string, settings: Fields): Promise<Response> {
    return fetch(`${this.url}/sandbox/social/${platform}`, {
      ...{ method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings) },
    });
  }

  /** A browser on the platform's consent page, which its owner answers as it is. Returns where it is sent then. */
  async answered(address: string, answer: 'allow' | 'cancel'): Promise<string> {
    const page = await (await fetch(address)).text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    const form = new URLSearchParams([...fields.filter(([name]) => name !== 'answer'), ['answer', answer]]);
    const given = await fetch(`${this.url}/sandbox/social/consent`, {
      ...{ method: 'POST', body: form, redirect: 'manual' },
    });
    return given.headers.get('location')!;
  }

  /** Maya leaves for the platform, answers, and is back on our page. */
  async consent(platform: string, answer: 'allow' | 'cancel' = 'allow'): Promise<string> {
    const left = await this.as(this.maya).post(`/api/v1/connections/${platform}`);
    const returned = await this.answered((left.body as { address: string }).address, answer);
    const back = await fetch(returned, { redirect: 'manual', headers: { cookie: this.maya.cookie } });
    return back.headers.get('location') ?? '';
  }

  /** Maya publishes the picture that she owes for a visit of yesterday; it had to stay up for 30 days. */
  async published(url: string, type: 'post' | 'story' = 'post') {
    const { maya, brand } = this;
    const { offerId, slotId } = await this.people.offer(brand);
    const collabId = await this.people.approved(maya, brand, offerId);
    const collabs = this.product.app.get(CollabRepository, { strict: false });
    const [now, yesterday] = [new Date(), new Date(Date.now() - 86_400_000)];
    await this.people.heardOf(collabId);
    const stored = await collabs.get(collabId);
    const seen = { stage: 4, slotId, visitAt: yesterday, checkedInAt: yesterday, checkedInBy: 'brand' } as const;
    const [first, ...others] = stored.deliverables;
    const deliverables = [{ ...first!, type }, ...others];
    const visited = { ...stored, ...seen, deliverables, terms: { ...stored.terms, postsStayDays: 30 } };
    const { id } = first!;
    const [draft] = submit(visited, id, { ...wholly, file: aPicture, marks: [] }, maya.actor, now);
    const [approved] = approvePiece(draft, id, brand.actor, now);
    await collabs.save(...publish(approved, id, { url }, maya.actor, now));
    await eventually(async () => (await this.db.rows('select from post_watches where piece_id = $1', [id])).length > 0);
    return { id, collabId };
  }

  async stop(): Promise<void> {
    await this.product.stop();
  }
}
