/** Subscriptions, what the card provider says, and the append-only ledger of Collab credits. */
export const billing = `
  create table subscriptions (
    brand_id uuid primary key,
    plan text not null check (plan in ('basic', 'starter', 'professional', 'premium')),
    paying boolean not null,
    period_starts_at timestamptz,
    period_ends_at timestamptz,
    updated_at timestamptz not null,
    version int not null,
    status text not null default 'none' check (status in ('none', 'pending', 'active', 'past-due', 'ended')),
    provider_id text,
    unpaid_since timestamptz,
    notices smallint not null default 0,
    next_notice_at timestamptz,
    cancels_at timestamptz,
    next_plan text check (next_plan in ('basic', 'starter', 'professional', 'premium')),
    wanted_plan text check (wanted_plan in ('starter', 'professional', 'premium')),
    card_brand text,
    card_last4 text,
    card_ends_at timestamptz,
    card_notice_for timestamptz,
    reading int not null default 0
  );
  create index subscriptions_next_notice on subscriptions (next_notice_at) where next_notice_at is not null;
  create index subscriptions_card_ends on subscriptions (card_ends_at) where paying and card_ends_at is not null;
  create index subscriptions_updated on subscriptions (updated_at desc, brand_id desc);

  create sequence subscription_readings as int;

  create table billing_customers (
    brand_id uuid primary key,
    customer_id text not null,
    email text not null,
    created_at timestamptz not null,
    constraint billing_customers_one_brand unique (customer_id)
  );

  create table provider_calls (
    key uuid primary key,
    operation text not null,
    subject text not null,
    params jsonb not null,
    asked_at timestamptz not null,
    answer text,
    constraint provider_calls_once unique (operation, subject)
  );

  create table provider_events (
    id text primary key,
    type text not null,
    payload jsonb not null,
    created_at timestamptz not null,
    received_at timestamptz not null,
    applied_at timestamptz,
    attempts int not null default 0,
    next_attempt_at timestamptz not null default now(),
    last_error text
  );
  create index provider_events_received_at on provider_events (received_at);
  create index provider_events_waiting on provider_events (next_attempt_at) where applied_at is null;

  create table checkouts (
    id uuid primary key,
    brand_id uuid not null,
    kind text not null check (kind in ('plan', 'collab')),
    plan text not null check (plan in ('basic', 'starter', 'professional', 'premium')),
    collab_id uuid,
    price_pence int not null check (price_pence > 0),
    session_id text,
    url text,
    payment_id text,
    state text not null check (state in ('open', 'paid', 'expired')),
    asked_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    updated_at timestamptz not null,
    version int not null,
    constraint checkouts_session unique (session_id),
    constraint checkouts_collab check ((kind = 'collab') = (collab_id is not null))
  );
  create unique index checkouts_one_open_plan on checkouts (brand_id) where kind = 'plan' and state = 'open';
  create unique index checkouts_one_open_collab on checkouts (collab_id) where kind = 'collab' and state = 'open';
  create index checkouts_collab_id on checkouts (collab_id) where collab_id is not null;
  create index checkouts_open on checkouts (id) where state = 'open';
  create index checkouts_brand on checkouts (brand_id, created_at desc);

  create table entitlement_overrides (
    id uuid primary key,
    brand_id uuid not null,
    feature text not null,
    kind text not null check (kind in ('grant', 'lock')),
    reason text not null check (reason <> ''),
    made_by text not null,
    made_at timestamptz not null,
    until timestamptz,
    ended_at timestamptz,
    ended_by text
  );
  create unique index entitlement_overrides_one on entitlement_overrides (brand_id, feature) where ended_at is null;
  create index entitlement_overrides_brand on entitlement_overrides (brand_id, made_at desc);

  create table credit_accounts (
    brand_id uuid primary key,
    free_left int not null,
    granted int not null,
    kept_left int not null,
    period_starts_at timestamptz,
    period_ends_at timestamptz,
    version int not null,
    constraint credit_accounts_never_more_than_granted check (free_left between 0 and granted),
    constraint credit_accounts_never_negative check (kept_left >= 0)
  );

  create table credit_lines (
    id uuid primary key,
    brand_id uuid not null,
    collab_id uuid,
    kind text not null,
    source text,
    free int not null,
    kept int not null,
    price_pence int not null,
    plan text not null,
    period_starts_at timestamptz,
    at timestamptz not null,
    actor_id text not null,
    note text not null
  );
  create index credit_lines_brand on credit_lines (brand_id, id desc);
  create unique index credit_lines_one_grant on credit_lines (brand_id, period_starts_at, plan) where kind = 'granted';
  create unique index credit_lines_one_spend on credit_lines (collab_id) where kind = 'spent';
  create unique index credit_lines_one_return on credit_lines (collab_id) where kind = 'returned';
  create index credit_lines_extras on credit_lines (id) where kind = 'spent' and source = 'invoice';

  create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'The ledger of credits only grows.'; end $$;

  create trigger credit_lines_only_grow before update or delete on credit_lines
    for each statement execute function refuse_ledger_change();

  create table collab_credits (
    collab_id uuid primary key,
    brand_id uuid not null,
    state text not null check (state in ('awaiting-payment', 'reserved', 'spent', 'freed')),
    source text not null check (source in ('free', 'kept', 'invoice', 'checkout')),
    price_pence int not null check (price_pence >= 0),
    plan text not null check (plan in ('basic', 'starter', 'professional', 'premium')),
    period_starts_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null,
    constraint collab_credits_price check ((source in ('invoice', 'checkout')) = (price_pence > 0)),
    constraint collab_credits_period check ((source = 'free') = (period_starts_at is not null))
  );
  create index collab_credits_brand on collab_credits (brand_id, created_at desc);

  create table refunds (
    id uuid primary key,
    brand_id uuid not null,
    collab_id uuid,
    invoice_id text,
    payment_id text not null,
    amount_pence int not null check (amount_pence > 0),
    reason text not null check (reason <> ''),
    asked_by text not null,
    state text not null check (state in ('asked', 'done', 'failed')),
    provider_id text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null
  );
  create index refunds_brand on refunds (brand_id, created_at desc);
  create index refunds_payment on refunds (payment_id);
  create index refunds_asked on refunds (id) where state = 'asked';

  create table disputes (
    id text primary key,
    brand_id uuid,
    amount_pence int not null,
    reason text not null,
    state text not null,
    opened_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index disputes_brand on disputes (brand_id, opened_at desc);

  create view billing_extra_collabs as
    select brand_id, collab_id, at, case kind when 'refunded' then -price_pence else price_pence end as price_pence
    from credit_lines
    where price_pence > 0 and (kind in ('paid', 'kept', 'refunded') or (kind = 'spent' and source = 'invoice'));

  create view billing_plan_usage as
    select s.brand_id, s.plan, s.paying, a.granted, a.free_left, a.period_ends_at
    from subscriptions s left join credit_accounts a on a.brand_id = s.brand_id;

  create view unpaid_brands as select brand_id, unpaid_since from subscriptions where unpaid_since is not null;

  -- A plan that grows inside a month counts as the smaller one up to that moment and as the larger one after it; each part knows
  -- its month, so that it costs that share of it.
  create view billing_plan_periods as
    with months as (
      select brand_id, starts_at, case when next between usual - interval '3 days' and usual + interval '3 days' then next else usual end as ends_at,
        next
      from (
        select brand_id, starts_at, starts_at + interval '1 month' as usual,
          lead(starts_at) over (partition by brand_id order by starts_at) as next
        from (select distinct brand_id, period_starts_at as starts_at from credit_lines where kind = 'granted') begun) begun),
    grants as (
      select g.brand_id, g.plan, m.starts_at as month_starts_at, m.ends_at as month_ends_at, least(m.ends_at, m.next) as until, g.id,
        case when row_number() over month = 1 then m.starts_at else least(greatest(g.at, m.starts_at), m.ends_at, m.next) end as starts_at
      from credit_lines g join months m on m.brand_id = g.brand_id and m.starts_at = g.period_starts_at
      where g.kind = 'granted'
      window month as (partition by g.brand_id, g.period_starts_at order by g.id))
    select brand_id, plan, starts_at, coalesce(lead(starts_at) over month, until) as ends_at, month_starts_at, month_ends_at
    from grants window month as (partition by brand_id, month_starts_at order by id);
`;
