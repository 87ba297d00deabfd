import { ConfigFault, loadConfig } from '../../config.js';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigFault).faults;
  }
};

it('traces nothing unless a collector is named', () => {
  expect(loadConfig({ OTEL_SERVICE_NAME: 'portal', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeUndefined();
});

it('reads the standard variables', () => {
  expect(loadConfig(endpoint).tracing).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    protocol: 'http/protobuf',
    resource: { 'service.name': 'tastemaker' },
    sampler: 'parentbased_always_on',
    ratio: 1,
    delayMs: 5_000,
  });
  const more = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/otlp',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key==, x-team=food',
    OTEL_SERVICE_NAME: 'portal',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging,service.name=other',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(loadConfig({ ...endpoint, ...more }).tracing).toMatchObject({
    url: 'https://traces.example/otlp',
    headers: { authorization: 'Bearer key==', 'x-team': 'food' },
    resource: { 'deployment.environment.name': 'staging', 'service.name': 'portal' },
    sampler: 'parentbased_traceidratio',
    ratio: 0.1,
  });
});

it('says what is wrong with them, and repeats no key', () => {
  const wrong = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'my secret key',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    OTEL_TRACES_SAMPLER: 'sometimes',
    OTEL_TRACES_SAMPLER_ARG: '10',
  };
  expect(faultsOf(wrong)).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT is malformed: it must be an address that begins with http:// or https://.',
    'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs, separated by commas.',
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json.',
    expect.stringMatching(/^OTEL_TRACES_SAMPLER must be one of always_on, /),
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
  ]);
  expect(faultsOf({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'key=%ff' })).toHaveLength(1);
});
