import { transportTo } from './smtp-mailer.js';

it.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://203.0.113.7', true],
  ['smtp://mail:1025', false],
  ['smtp://127.0.0.1:1025', false],
])('mail to %s goes only if it is encrypted: %s', (url, requireTLS) => {
  expect(transportTo(url)).toMatchObject({ url, requireTLS });
});
