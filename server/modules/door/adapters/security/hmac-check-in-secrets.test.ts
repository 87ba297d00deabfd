import { newId } from '../../../../shared/kernel/index.js';
import { checkInSecretsContract } from '../../ports/check-in-links.contract.js';
import { HmacCheckInSecrets } from './hmac-check-in-secrets.js';
import { InMemoryCheckInSecrets } from '../in-memory-door.js';

const secrets = new HmacCheckInSecrets({ sessionSecret: 'a secret of this test, long enough for it' });
const others = new HmacCheckInSecrets({ sessionSecret: 'another secret, of another product altogether' });
const now = new Date('2026-11-23T19:00:10Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const collabId = newId();

describe('HmacCheckInSecrets', () => checkInSecretsContract(() => secrets));

describe('InMemoryCheckInSecrets', () => {
  const twin = new InMemoryCheckInSecrets();
  checkInSecretsContract(() => twin);
});

describe('the code at the door', () => {
  const { code, endsAt } = secrets.codeOf(collabId, now);

  it('has eight characters that are not misread, and lasts to the half minute', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(endsAt).toEqual(after(20));
    expect(secrets.codeOf(collabId, after(19)).code).toBe(code);
    expect(secrets.codeOf(collabId, after(20)).code).not.toBe(code);
  });

  it.each([
    [0, 0],
    [20, 1],
    [50, 2],
    [3_600, 120],
    [3_640, null],
  ])('%i s later it is %p codes old', (seconds, age) =>
    expect(secrets.ageOf(code, collabId, after(seconds))).toBe(age),
  );

  it('is read in small letters, with spaces, and of no other Collab, key or time to come', () => {
    expect(secrets.ageOf(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`, collabId, now)).toBe(0);
    expect(secrets.ageOf(code, newId(), now)).toBeNull();
    expect(others.ageOf(code, collabId, now)).toBeNull();
    expect(secrets.ageOf(secrets.codeOf(collabId, after(20)).code, collabId, now)).toBeNull();
  });
});

describe('after the product’s secret was replaced', () => {
  const [before, replaced] = [
    'a secret of this test, long enough for it',
    'the one that replaced it, as long as it is',
  ];
  const present = new HmacCheckInSecrets({ sessionSecret: replaced, previousSessionSecret: before });
  const [linkId, pin] = [newId(), '123456'];

  it('printed links, PINs, passes and codes of the one before still work', () => {
    expect(present.linkIn(secrets.tokenOf(linkId))).toBe(linkId);
    expect(present.isPin(pin, linkId, secrets.hashOf(linkId, pin))).toBe(true);
    expect(present.endOf(secrets.sign('this', after(60)), 'this', now)).toEqual(after(60));
    expect(present.ageOf(secrets.codeOf(collabId, now).code, collabId, after(20))).toBe(1);
  });

  it('new ones are made with the present one, and forged ones of neither work', () => {
    const alone = new HmacCheckInSecrets({ sessionSecret: replaced });
    expect(alone.linkIn(present.tokenOf(linkId))).toBe(linkId);
    expect(alone.isPin(pin, linkId, present.hashOf(linkId, pin))).toBe(true);
    expect(alone.endOf(present.sign('this', after(60)), 'this', now)).toEqual(after(60));
    expect(alone.ageOf(present.codeOf(collabId, now).code, collabId, now)).toBe(0);
    expect(present.linkIn(others.tokenOf(linkId))).toBeNull();
    expect(present.isPin(pin, linkId, others.hashOf(linkId, pin))).toBe(false);
    expect(present.endOf(others.sign('this', after(60)), 'this', now)).toBeNull();
    expect(present.ageOf(others.codeOf(collabId, now).code, collabId, now)).toBeNull();
  });
});

describe('links and passes', () => {
  const linkId = newId();

  it('a link is found in its address, and not in one that was changed', () => {
    const token = secrets.tokenOf(linkId);
    expect(secrets.linkIn(token)).toBe(linkId);
    for (const wrong of [`${newId()}.${token.split('.')[1]}`, linkId, '', `${token}x`, others.tokenOf(linkId)])
      expect(secrets.linkIn(wrong)).toBeNull();
  });

  it('a pass cannot be prolonged, or made with another key', () => {
    const pass = secrets.sign('this', after(60));
    expect(secrets.endOf(pass.replace(/^\d+/, String(after(9_999).getTime())), 'this', now)).toBeNull();
    expect(secrets.endOf(others.sign('this', after(60)), 'this', now)).toBeNull();
  });

  it('a PIN has six digits, and its hash is of this link alone', () => {
    expect(secrets.newPin()).toMatch(/^\d{6}$/);
    expect(secrets.hashOf(linkId, '123456')).not.toBe(secrets.hashOf(newId(), '123456'));
  });
});
