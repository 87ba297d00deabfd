import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../product.js';
import type { Deliveries } from './deliveries.js';
import { type Desk, listOf, type Site } from './desk.js';
import { invalid, StripeFault } from './fault.js';
import type { KnobBoard } from './knobs.js';
import { type FormFields, readParams } from './params.js';
import { routeFor } from './routes.js';
import { newStripeId, oneAtATime, Store, type Thing } from './store.js';
import { advance, nextDue } from './time/due-things.js';
import type Stripe from 'stripe';
import { planOf } from './resources/checkout-making.js';
import { taxIdsOf } from './resources/tax.js';

export type Call = Readonly<{ method: string; path: string; form: FormFields; key: string | undefined }>;

/** `lost`: the call takes effect and no response is sent. */
export type Answer = Readonly<{ status: number; body: object; requestId: string; replayed?: boolean; lost?: boolean }>;

type Stored = { fingerprint: string; status: number | null; body: object | null; stale: boolean };

/** How long the provider keeps a key, and how long a dead process's key stays locked. */
const keptFor = '24 hours';
const heldFor = '1 minute';

/** Processes API calls sequentially: validated by the schema, idempotent by key, published to the webhooks. */
export class StripeApi {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly site: Site,
    private readonly knobs: KnobBoard,
    private readonly deliveries: Deliveries,
  ) {}

  /** Seconds since 1970 on the product's clock. */
  now(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }

  async answer(call: Call): Promise<Answer> {
    const requestId = newStripeId('req', 14);
    const route = routeFor(call.method, call.path);
    const operation = route?.operation ?? `${call.method} ${call.path}`;
    try {
      if (!route)
        throw new StripeFault(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${operation.replace(' ', ': ')}).`,
        });
      const refusal = await this.knobs.take('failNext', operation);
      if (refusal)
        throw new StripeFault(refusal.status, { type: 'api_error', message: 'Refused by a knob of the stand-in.' });
      const params = readParams(operation, call.form);
      const key = call.method === 'POST' ? call.key : undefined;
      const work = () => this.carryOut({ ...route, params, call, requestId, key });
      const answer = key === undefined ? await work() : await this.once(key, fingerprintOf(call), requestId, work);
      await this.note(operation, answer.status, null);
      const lost = (await this.knobs.take('loseAnswer', operation)) !== undefined;
      return lost ? { ...answer, lost } : answer;
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      await this.note(operation, error.status, `${error.body.code ?? error.body.type}: ${error.message}`);
      return { status: error.status, body: { error: error.body }, requestId };
    }
  }

  /** Work by our own pages, in a transaction like every call. */
  async work<T>(doing: (desk: Desk) => Promise<T>, at = this.now()): Promise<T> {
    const done = await this.inTransaction((_client, desk) => doing(desk), at, null);
    this.deliveries.wake();
    return done;
  }

  /**
   * Does everything that is due, in order and each at its own time, and delivers it to the webhooks. Returns how much.
   */
  async catchUp(): Promise<number> {
    for (let done = 0; ; done++) {
      const due = await this.look((desk) => nextDue(desk, desk.now));
      if (!due) return done;
      await this.inTransaction(
        async (_client, desk) => {
          const still = await nextDue(desk, due.at); // another process may have been here first
          if (still?.thing.id === due.thing.id) await advance(desk, still.thing);
        },
        due.at,
        null,
      );
      await this.deliveries.flush();
    }
  }

  /** Read access for our own pages. */
  async look<T>(looking: (desk: Desk) => Promise<T>): Promise<T> {
    return looking(await this.deskOn(new Store(this.pool), this.now(), null));
  }

  private async carryOut(
    given: NonNullable<ReturnType<typeof routeFor>> & {
      params: Record<string, unknown>;
      call: Call;
      requestId: string;
      key: string | undefined;
    },
  ): Promise<Answer> {
    const { handler, params, id, requestId, key } = given;
    const request = { id: requestId, idempotency_key: key ?? null };
    const paths = (params.expand ?? []) as string[];
    const doing = async (desk: Desk) => expand(desk, await handler(desk, params as never, id), paths);
    if (given.call.method === 'GET') {
      const body = await doing(await this.deskOn(new Store(this.pool), this.now(), request));
      return { status: 200, body, requestId };
    }
    const keep = async (client: pg.PoolClient, status: number, body: object) => {
      if (key !== undefined)
        await client.query('update sandbox_stripe.idempotency set status = $2, body = $3 where key = $1', [
          key,
          status,
          JSON.stringify(body),
        ]);
    };
    const answer = await this.inTransaction(
      async (client, desk) => {
        const answered = await statusOf(() => doing(desk));
        await keep(client, answered.status, answered.body);
        return { ...answered, requestId };
      },
      this.now(),
      request,
    );
    this.deliveries.wake();
    return answer;
  }

  /** https://docs.stripe.com/api/idempotent_requests: the same key takes effect once, and gets the same response. */
  private async once(
    key: string,
    fingerprint: string,
    requestId: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (key.length > 255) throw invalid('An idempotency key has at most 255 characters.');
    await this.pool.query(`delete from sandbox_stripe.idempotency where created_at < now() - interval '${keptFor}'
      or (status is null and created_at < now() - interval '${heldFor}')`);
    const text = 'insert into sandbox_stripe.idempotency (key, fingerprint) values ($1, $2) on conflict do nothing';
    if ((await this.pool.query(text, [key, fingerprint])).rowCount === 0)
      return this.again(key, fingerprint, requestId);
    try {
      return await work();
    } catch (error) {
      if (error instanceof StripeFault && error.status !== 400 && error.status !== 404) {
        const store = 'update sandbox_stripe.idempotency set status = $2, body = $3 where key = $1 and status is null';
        await this.pool.query(store, [key, error.status, JSON.stringify({ error: error.body })]);
      } else await this.pool.query('delete from sandbox_stripe.idempotency where key = $1 and status is null', [key]);
      throw error;
    }
  }

  private async again(key: string, fingerprint: string, requestId: string): Promise<Answer> {
    const text = 'select fingerprint, status, body from sandbox_stripe.idempotency where key = $1';
    const stored = (await this.pool.query<Stored>(text, [key])).rows[0];
    if (stored && stored.fingerprint !== fingerprint)
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message: `The idempotency key ‘${key}’ was used with other parameters before. Use another key for another request.`,
      });
    if (stored?.status === null || !stored)
      throw new StripeFault(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `Another request with the idempotency key ‘${key}’ is still being carried out. Try again later.`,
      });
    return { status: stored.status, body: stored.body!, requestId, replayed: true };
  }

  private async inTransaction<T>(
    doing: (client: pg.PoolClient, desk: Desk) => Promise<T>,
    at: number,
    request: Desk['request'],
  ): Promise<T> {
    const knobs = await this.knobs.read();
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(oneAtATime);
      const done = await doing(client, { store: new Store(client), now: at, site: this.site, knobs, request });
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  private async deskOn(store: Store, now: number, request: Desk['request']): Promise<Desk> {
    return { store, now, site: this.site, knobs: await this.knobs.read(), request };
  }

  private async note(operation: string, status: number, fault: string | null): Promise<void> {
    const text = 'insert into sandbox_stripe.calls (operation, status, fault) values ($1, $2, $3)';
    await this.pool.query(text, [operation, status, fault]);
  }
}

/** The response; an error with committed changes also counts as one. */
async function statusOf(doing: () => Promise<object>): Promise<{ status: number; body: object }> {
  try {
    return { status: 200, body: await doing() };
  } catch (error) {
    if (error instanceof StripeFault && error.keeps) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, each]) => [name, sorted(each)])
    : value;

const fingerprintOf = ({ method, path, form }: Call): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, sorted(form)]))
    .digest('hex');

type Fields = Record<string, unknown>;

/** Fields shown only when expanded. */
const included: Readonly<Record<string, (desk: Desk, thing: Thing) => Promise<unknown>>> = {
  'customer.subscriptions': async (desk, { id }) => {
    const living = [[`data->>'customer' = $`, id] as const, [`data->>'status' <> $`, 'canceled'] as const];
    return listOf(`/v1/customers/${id}/subscriptions`, await desk.store.all('subscription', living, 10));
  },
  'customer.tax_ids': async (desk, { id }) => listOf(`/v1/customers/${id}/tax_ids`, await taxIdsOf(desk, id)),
  'invoice.payments': async (desk, { id }) =>
    listOf(
      `/v1/invoice_payments?invoice=${id}`,
      await desk.store.all('invoice_payment', [[`data->>'invoice' = $`, id]]),
    ),
  'invoice.confirmation_secret': async (_desk, { id }) => ({
    client_secret: `${id}_secret_${newStripeId('x', 24).slice(2)}`,
    type: 'payment_intent',
  }),
  'checkout.session.line_items': async (desk, { id }) =>
    listOf(`/v1/checkout/sessions/${id}/line_items`, (await planOf(desk, id)).lines),
  'charge.refunds': async (desk, { id }) =>
    listOf(`/v1/charges/${id}/refunds`, await desk.store.all<Stripe.Refund>('refund', [[`data->>'charge' = $`, id]])),
};

const deepest = 4;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');

/** Replaces ids with objects, along paths such as `data.customer` and `latest_invoice.payments`. */
export async function expand(desk: Desk, answer: object, paths: readonly string[]): Promise<object> {
  const whole = structuredCloneOf(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest + (steps[0] === 'data' ? 1 : 0))
      throw invalid(`You cannot expand more than ${deepest} levels of a property (${path}).`, 'expand');
    await along(desk, whole, steps, path);
  }
  return whole;
}

/** In JSON format: the SDK's decimals are strings there. */
const structuredCloneOf = (value: object): Fields => JSON.parse(JSON.stringify(value)) as Fields;

async function along(desk: Desk, at: Fields, [step = '', ...rest]: string[], path: string): Promise<void> {
  if (Array.isArray(at[step])) {
    for (const [index, each] of (at[step] as unknown[]).entries()) {
      const found = typeof each === 'string' ? await desk.store.anything(each) : each;
      if (!isFields(found)) continue;
      (at[step] as unknown[])[index] = found;
      if (rest.length > 0) await along(desk, found, rest, path);
    }
    return;
  }
  const own = included[`${String(at.object)}.${step}`];
  if (own && !isFields(at[step])) at[step] = structuredCloneOf((await own(desk, at as unknown as Thing)) as object);
  if (!(step in at)) throw cannot(path);
  if (at[step] === null || at[step] === undefined) return;
  if (typeof at[step] === 'string') {
    const found = await desk.store.anything(at[step]);
    if (!found) throw cannot(path);
    at[step] = structuredCloneOf(found);
  }
  if (rest.length > 0 && isFields(at[step])) await along(desk, at[step], rest, path);
}
