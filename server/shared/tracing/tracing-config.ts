/** An OTLP/HTTP collector, and what to send it; named as OpenTelemetry does. */
export type TracingConfig = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  protocol: (typeof protocols)[number];
  /** Resource attributes of this process, such as `service.name`. */
  resource: Readonly<Record<string, string>>;
  sampler: (typeof samplers)[number];
  /** The share of new traces to sample, for `traceidratio`: 0 to 1. */
  ratio: number;
  /** The export interval for batches of spans, in milliseconds. */
  delayMs: number;
}>;

const protocols = ['http/protobuf', 'http/json'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Parses the environment: see `config.ts`. */
type Reader = {
  readonly faults: string[];
  text(name: string): string | undefined;
  number(name: string, fallback: number, max: number): number;
  url(name: string, protocols: readonly string[]): string | undefined;
  encrypted(name: string, url: string | undefined): string | undefined;
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T;
};

/**
 * The standard variables (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/); undefined without an
 * endpoint.
 */
export function tracingFrom(read: Reader): TracingConfig | undefined {
  const addressIn = (name: string) => read.encrypted(name, read.url(name, ['http:', 'https:']));
  const base = addressIn('OTEL_EXPORTER_OTLP_ENDPOINT');
  const url = addressIn('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (base && `${base}/v1/traces`);
  const config = {
    headers: pairs(read, 'OTEL_EXPORTER_OTLP_HEADERS'),
    protocol: read.oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', protocols, 'http/protobuf'),
    resource: {
      ...pairs(read, 'OTEL_RESOURCE_ATTRIBUTES'),
      'service.name': read.text('OTEL_SERVICE_NAME') ?? 'tastemaker',
    },
    sampler: read.oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: ratio(read, 'OTEL_TRACES_SAMPLER_ARG'),
    delayMs: read.number('OTEL_BSP_SCHEDULE_DELAY', 5_000, 60_000),
  };
  return url === undefined ? undefined : { url, ...config };
}

function ratio(read: Reader, name: string): number {
  const value = Number(read.text(name) ?? 1);
  if (!(value >= 0 && value <= 1)) read.faults.push(`${name} must be a number from 0 to 1.`);
  return value;
}

/** `name=value,name=value`, with URL-encoded values. Error messages don't repeat the value: it may be a key. */
function pairs(read: Reader, name: string): Record<string, string> {
  const parts = read.text(name)?.split(',') ?? [];
  const found = parts.map((part) => /^\s*([\w.-]+)\s*=\s*((?:%[0-9a-f]{2}|[^%\s])+)\s*$/i.exec(part));
  if (found.includes(null)) read.faults.push(`${name} must be name=value pairs, separated by commas.`);
  try {
    return Object.fromEntries(found.flatMap((pair) => (pair ? [[pair[1]!, decodeURIComponent(pair[2]!)]] : [])));
  } catch {
    read.faults.push(`${name} must be name=value pairs, separated by commas.`);
    return {};
  }
}
