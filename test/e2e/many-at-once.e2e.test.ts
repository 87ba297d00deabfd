import { TestApp } from '../support/app.js';
import { People } from '../support/world.js';

let app: TestApp;
beforeAll(async () => void (app = await TestApp.start()));
afterAll(() => app?.stop());

test('of many whose first requests come at once, each is answered, and taken for nobody else', async () => {
  const everybody = await new People(app.app).influencers(12);
  const asks = everybody.flatMap((person) => [person, person, person]);

  const answers = await Promise.all(
    asks.map(async ({ cookie }) => {
      const { body } = await app.app.inject({
        method: 'POST',
        url: '/api/v1/functions/getSessionAndUserProfile',
        headers: { cookie, origin: app.config.publicUrl, 'content-type': 'application/json' },
        payload: {},
      });
      return body;
    }),
  );

  for (const [place, body] of answers.entries()) expect(body).toContain(asks[place]!.profile.uid);
});
