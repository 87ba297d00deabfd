import { createRequire } from 'node:module';

const { inKnownOrder } = createRequire(__filename)('../scripts/openapi/known-order.mjs') as {
  inKnownOrder: (document: object, committed: object) => object;
};

const api = (...names: readonly string[]) => {
  const named = Object.fromEntries(names.map((name) => [name, {}]));
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { [`post-${name}`]: {}, get: {} }]));
  return { paths, components: { schemas: named }, 'x-webhooks': named };
};
const text = (document: object) => JSON.stringify(document);

describe('the order of the API’s document', () => {
  it('stays as it was committed when controllers change their places', () => {
    expect(text(inKnownOrder(api('lists', 'brands'), api('brands', 'lists')))).toBe(text(api('brands', 'lists')));
  });

  it('takes new paths and schemas at the end, and lets go of old ones', () => {
    const now = api('venues', 'lists', 'brands');
    expect(text(inKnownOrder(now, api('brands', 'gone', 'lists')))).toBe(text(api('brands', 'lists', 'venues')));
  });

  it('keeps the values of a union in their places, which no change of the code may shuffle', () => {
    const stage = (...values: readonly string[]) => ({ components: { schemas: { Stage: { enum: values } } } });
    expect(text(inKnownOrder(stage('new', 'live', 'lead'), stage('lead', 'gone', 'live')))).toBe(
      text(stage('lead', 'live', 'new')),
    );
  });

  it('keeps the parameters of a request in their places', () => {
    const list = (...names: readonly string[]) => ({
      paths: { '/offers': { get: { parameters: names.map((name) => ({ name, in: 'query' })) } } },
    });
    expect(text(inKnownOrder(list('saved', 'after', 'city'), list('city', 'gone', 'saved')))).toBe(
      text(list('city', 'saved', 'after')),
    );
  });

  it('is that of the server where nothing has been committed', () => {
    expect(text(inKnownOrder(api('lists', 'brands'), {}))).toBe(text(api('lists', 'brands')));
  });
});
