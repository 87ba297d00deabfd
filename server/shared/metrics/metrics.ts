import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/index.js';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * A process's metrics, named according to OpenTelemetry's conventions (https://opentelemetry.io/docs/specs/semconv/).
 */
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long an answer took, by route.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: requestSeconds,
    registers: [this.registry],
  });

  private readonly calls = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'How long another service took to answer; status 0 where it did not.',
    labelNames: ['server_address', 'http_response_status_code'],
    buckets: requestSeconds,
    registers: [this.registry],
  });

  private readonly jobs = new Histogram({
    name: 'tastemaker_job_duration_seconds',
    help: 'How long a job took, by its name and by how it ended.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is the pattern, never the URL: each different URL would create its own series. */
  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.labels(method, route, String(status)).observe(seconds);
  }

  called(server: string, status: number, seconds: number): void {
    this.calls.labels(server, String(status)).observe(seconds);
  }

  worked(job: string, outcome: 'done' | 'failed', seconds: number): void {
    this.jobs.labels(job, outcome).observe(seconds);
  }

  /** A gauge that is read on demand, by label; one without labels has the label ''. */
  gauge(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void {
    new Gauge({
      ...{ name, help, labelNames: label ? [label] : [], registers: [this.registry] },
      async collect() {
        this.reset();
        for (const [value, number] of Object.entries(await read())) this.set(label ? { [label]: value } : {}, number);
      },
    });
  }
}

/** Queue lengths of jobs and outbox across all processes; a lag is how overdue the oldest entry is, in seconds. */
export type WorkThatWaits = Readonly<{
  jobs: number;
  jobsGivenUp: number;
  jobsLag: number;
  events: number;
  eventsGivenUp: number;
  eventsLag: number;
}>;

const lagOf = (column: string, condition: string) =>
  `coalesce(greatest(extract(epoch from now() - min(${column}) filter (where ${condition})), 0), 0)::float8`;

/** One statement, for monitoring and for staff. */
export async function workThatWaits(db: Database): Promise<WorkThatWaits> {
  const [row] = await db.rows<WorkThatWaits>(
    `select jobs.*, events.*, parked.* from
       (select count(*) filter (where attempts < max_attempts)::int as "jobs",
          count(*) filter (where attempts >= max_attempts)::int as "jobsGivenUp",
          ${lagOf('run_at', 'attempts < max_attempts and locked_at is null')} as "jobsLag"
        from graphile_worker.jobs) jobs,
       (select count(*)::int as "events", ${lagOf('next_attempt_at', 'true')} as "eventsLag"
        from outbox where done_at is null and parked_at is null) events,
       (select count(*)::int as "eventsGivenUp" from outbox where parked_at is not null and done_at is null) parked`,
    [],
    'work-that-waits',
  );
  return row!;
}
