/** People have numbers, and a set of people is bits: so the people of many days are counted once each, and exactly. */
const blockSize = 4_096;
const nobody = `B'0'::bit(${blockSize})`;

/** The events of the hours in $1. */
const eventsOfHours = `
  unnest($1::timestamptz[]) h(hour) join user_events e on e.occurred_at >= h.hour and e.occurred_at < h.hour + interval '1 hour'`;

/** Numbers are given in the order in which people come. Only whoever holds the lock does so, so that none is left out. */
export const numberPeople = `
  insert into user_event_people (number, user_id)
  select coalesce((select max(number) from user_event_people), -1) + row_number() over (order by min(e.occurred_at), e.user_id), e.user_id
  from ${eventsOfHours}
  where e.user_id is not null and not exists (select from user_event_people p where p.user_id = e.user_id)
  group by e.user_id`;

const fields = '(grain, starts_at, profile_type, name, page, block, events, people)';

/** '' stands for all of them. Block -1 has what was done by people who are erased. */
export const countHours = [
  `delete from user_event_counts where grain = 'hour' and starts_at = any($1::timestamptz[])`,
  `with done as (
     select h.hour, e.profile_type, e.name, case when e.name = 'page_view' then coalesce(user_event_page(e.context), '') else '' end as page,
       p.number, count(*) as events
     from ${eventsOfHours} left join user_event_people p on p.user_id = e.user_id
     group by 1, 2, 3, 4, 5)
   insert into user_event_counts ${fields}
   select 'hour', hour, coalesce(profile_type, ''), coalesce(name, ''), coalesce(page, ''), coalesce(number / ${blockSize}, -1),
     sum(events), bit_or(case when number is null then ${nobody} else set_bit(${nobody}, number % ${blockSize}, 1) end)
   from done
   group by hour, coalesce(number / ${blockSize}, -1),
     grouping sets ((), (profile_type), (name), (profile_type, name), (name, page), (profile_type, name, page))
   having page is null or page <> ''`,
];

const together = (grain: 'day' | 'month', from: 'hour' | 'day') => [
  `delete from user_event_counts where grain = '${grain}' and starts_at in (${startsOf(grain)})`,
  `insert into user_event_counts ${fields}
   select '${grain}', g.starts_at, c.profile_type, c.name, c.page, c.block, sum(c.events), bit_or(c.people)
   from (${startsOf(grain)}) g(starts_at)
   join user_event_counts c on c.grain = '${from}' and c.starts_at >= g.starts_at
     and c.starts_at < (g.starts_at at time zone 'Europe/London' + interval '1 ${grain}') at time zone 'Europe/London'
   group by g.starts_at, c.profile_type, c.name, c.page, c.block`,
];

/** Where the days or months begin in which the hours in $1 lie. */
const startsOf = (grain: 'day' | 'month') =>
  `select distinct date_trunc('${grain}', hour, 'Europe/London') from unnest($1::timestamptz[]) hour`;

export const countDays = together('day', 'hour');
export const countMonths = together('month', 'day');
