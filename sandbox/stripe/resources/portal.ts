import type Stripe from 'stripe';
import { customerOf, type Desk, emit, listOf, mergedMetadata } from '../desk.js';
import { invalid } from '../fault.js';
import { newStripeId } from '../store.js';

type Configuration = Stripe.BillingPortal.Configuration;
type Session = Stripe.BillingPortal.Session;
type GivenFlow = NonNullable<Stripe.BillingPortal.SessionCreateParams['flow_data']>;

/** The portal's default configuration. */
const ownConfiguration = 'bpc_sandbox';

type GivenFeatures = Stripe.BillingPortal.ConfigurationCreateParams['features'];

const noReason = { enabled: false, options: [] };

function featuresOf(given: GivenFeatures, before?: Configuration['features']): Configuration['features'] {
  const { subscription_cancel: cancel, subscription_update: update, customer_update: customer } = given;
  const list = <T>(value: T[] | '' | null | undefined, otherwise: T[]): T[] =>
    value === undefined ? otherwise : value || [];
  const had = { cancel: before?.subscription_cancel, update: before?.subscription_update };
  return {
    customer_update: {
      allowed_updates: list(customer?.allowed_updates, before?.customer_update.allowed_updates ?? []),
      enabled: customer?.enabled ?? before?.customer_update.enabled ?? false,
    },
    invoice_history: { enabled: given.invoice_history?.enabled ?? before?.invoice_history.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? before?.payment_method_update.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: cancel?.cancellation_reason ?? had.cancel?.cancellation_reason ?? noReason,
      enabled: cancel?.enabled ?? had.cancel?.enabled ?? false,
      mode: cancel?.mode ?? had.cancel?.mode ?? 'at_period_end',
      proration_behavior: cancel?.proration_behavior ?? had.cancel?.proration_behavior ?? 'none',
    },
    subscription_update: {
      billing_cycle_anchor: update?.billing_cycle_anchor ?? had.update?.billing_cycle_anchor ?? null,
      default_allowed_updates: list(update?.default_allowed_updates, had.update?.default_allowed_updates ?? []),
      enabled: update?.enabled ?? had.update?.enabled ?? false,
      products: list(update?.products, (had.update?.products ?? []) as never[]),
      proration_behavior: update?.proration_behavior ?? had.update?.proration_behavior ?? 'none',
      schedule_at_period_end: {
        conditions: update?.schedule_at_period_end?.conditions ?? had.update?.schedule_at_period_end.conditions ?? [],
      },
      trial_update_behavior: 'end_trial',
    },
  } as Configuration['features'];
}

type Given = Omit<Stripe.BillingPortal.ConfigurationCreateParams, 'expand'>;

const configurationOf = (desk: Desk, id: string, given: Given): Configuration => ({
  id,
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: {
    headline: given.business_profile?.headline || null,
    privacy_policy_url: given.business_profile?.privacy_policy_url ?? null,
    terms_of_service_url: given.business_profile?.terms_of_service_url ?? null,
  },
  created: desk.now,
  default_return_url: given.default_return_url || null,
  features: featuresOf(given.features),
  is_default: id === ownConfiguration,
  livemode: false,
  login_page: { enabled: id === ownConfiguration || (given.login_page?.enabled ?? false), url: desk.site.loginUrl },
  metadata: mergedMetadata({}, given.metadata),
  name: given.name || null,
  updated: desk.now,
});

/** An upgrade is paid now, a downgrade begins with the next period, a cancellation takes effect at the period's end. */
const everything: GivenFeatures = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
  },
};

/** The configuration with this id; the portal's own by default. */
export async function configurationFor(desk: Desk, id = ownConfiguration): Promise<Configuration> {
  const found = await desk.store.find<Configuration>('billing_portal.configuration', id);
  if (found) return found;
  if (id !== ownConfiguration)
    return desk.store.need<Configuration>('billing_portal.configuration', id, 'configuration');
  return configurationOf(desk, ownConfiguration, { features: everything, default_return_url: desk.site.publicUrl });
}

export async function createConfiguration(desk: Desk, params: Stripe.BillingPortal.ConfigurationCreateParams) {
  const made = await desk.store.put(configurationOf(desk, newStripeId('bpc', 24), params));
  await emit(desk, 'billing_portal.configuration.created', made);
  return made;
}

export const retrieveConfiguration = (desk: Desk, _params: object, id: string) => configurationFor(desk, id);

export async function updateConfiguration(
  desk: Desk,
  params: Stripe.BillingPortal.ConfigurationUpdateParams,
  id: string,
) {
  const before = await configurationFor(desk, id);
  const after: Configuration = {
    ...before,
    active: params.active ?? before.active,
    default_return_url:
      params.default_return_url === undefined ? before.default_return_url : params.default_return_url || null,
    features: params.features ? featuresOf(params.features as GivenFeatures, before.features) : before.features,
    metadata: mergedMetadata(before.metadata, params.metadata),
    updated: desk.now,
  };
  await desk.store.put(after);
  await emit(desk, 'billing_portal.configuration.updated', after);
  return after;
}

export async function listConfigurations(desk: Desk, params: Stripe.BillingPortal.ConfigurationListParams) {
  const { data, has_more } = await desk.store.page<Configuration>('billing_portal.configuration', [], params);
  const shown = data.some(({ is_default }) => is_default) ? data : [...data, await configurationFor(desk)];
  const fitting = shown.filter(
    ({ active, is_default }) =>
      (params.active ?? active) === active && (params.is_default ?? is_default) === is_default,
  );
  return listOf('/v1/billing_portal/configurations', fitting, has_more);
}

async function flowOf(desk: Desk, given: GivenFlow, customer: string): Promise<NonNullable<Session['flow']>> {
  const part = given[given.type as 'subscription_cancel' | 'subscription_update' | 'subscription_update_confirm'];
  const needs = ['subscription_cancel', 'subscription_update', 'subscription_update_confirm'].includes(given.type);
  if (needs && !part)
    throw invalid(`Missing required param: flow_data[${given.type}].`, `flow_data[${given.type}]`, 'parameter_missing');
  if (part) {
    const param = `flow_data[${given.type}][subscription]`;
    const subscription = await desk.store.need<Stripe.Subscription>('subscription', part.subscription, param);
    if (subscription.customer !== customer)
      throw invalid('The subscription is another customer’s.', param, 'resource_missing');
    if (subscription.status === 'canceled') throw invalid('The subscription has ended.', param);
    const named = given.subscription_update_confirm?.items ?? [];
    for (const { id } of named)
      if (!subscription.items.data.some((item) => item.id === id))
        throw invalid(
          `No such subscription item: '${id}'`,
          'flow_data[subscription_update_confirm][items][0][id]',
          'resource_missing',
        );
  }
  const { after_completion: after, subscription_update_confirm: confirm } = given;
  return {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: given.subscription_cancel
      ? { retention: null, subscription: given.subscription_cancel.subscription }
      : null,
    subscription_pause: null,
    subscription_update: given.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          discounts: null,
          subscription: confirm.subscription,
          items: confirm.items.map(({ id, price = null, quantity = 1 }) => ({ id, price, quantity })),
        }
      : null,
    type: given.type,
  };
}

/** A portal session for one customer, valid for an hour. */
export async function createPortalSession(
  desk: Desk,
  params: Stripe.BillingPortal.SessionCreateParams,
): Promise<Session> {
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  const customer = await customerOf(desk, params.customer);
  const configuration = await configurationFor(desk, params.configuration);
  const id = newStripeId('bps', 24);
  const secret = newStripeId('test', 40);
  const made: Session = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: desk.now,
    customer: customer.id,
    customer_account: null,
    flow: params.flow_data ? await flowOf(desk, params.flow_data, customer.id) : null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? configuration.default_return_url,
    url: `${desk.site.publicUrl}/sandbox/stripe/p/session/${secret}`,
  };
  await desk.store.put(made, { secret });
  await emit(desk, 'billing_portal.session.created', made);
  return made;
}
