import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ProblemError } from '../../api/client';
import { Draft } from './draft';
import type { Changes, Profile } from './profile-api';

const stored = {
  id: 'zoe',
  bio: 'Old.',
  city: 'leeds',
  attributes: {},
  accounts: [],
  version: 1,
} as unknown as Profile;
const stale = new ProblemError({ status: 409, code: 'profiles/stale' });

/** A server that merges as ours does; `refuse` is its response instead. */
function world() {
  const state = { profile: stored, refuse: [] as ProblemError[], sent: [] as Changes[] };
  let kept: string | null = null;
  const merge = (changes: Changes) =>
    ({
      ...state.profile,
      ...changes,
      attributes: { ...state.profile.attributes, ...changes.attributes },
      version: state.profile.version + 1,
    }) as Profile;
  const open = () =>
    new Draft(state.profile, {
      read: async () => state.profile,
      save: async (version, changes) => {
        state.sent.push(changes);
        const refusal = state.refuse.shift();
        if (refusal) throw refusal;
        if (version !== state.profile.version) throw stale;
        return (state.profile = merge(changes));
      },
      kept: () => (kept ? JSON.parse(kept) : null),
      keep: (changes) => (kept = changes && JSON.stringify(changes)),
    });
  const draft = open();
  const elsewhere = (changes: Changes) => (state.profile = merge(changes));
  return { state, draft, open, elsewhere, kept: () => kept };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const aWhile = () => jest.advanceTimersByTimeAsync(2_000);

test('changes show at once, and are saved together after a moment', async () => {
  const { draft, state } = world();
  draft.change({ bio: 'New' });
  draft.change({ bio: 'New.', attributes: { sports: { chosen: ['golf'], other: null } } });
  draft.change({ attributes: { cuisines: { chosen: ['thai'], other: null } } });
  expect([draft.now().profile.bio, draft.now().status]).toEqual(['New.', 'waiting']);
  await aWhile();
  expect(state.sent).toHaveLength(1);
  expect(Object.keys(state.profile.attributes)).toEqual(['sports', 'cuisines']);
  expect(draft.now()).toMatchObject({ status: 'saved', savedAt: expect.any(Date) });
});

test('when someone else has changed another part, both changes are kept', async () => {
  const { draft, state, elsewhere } = world();
  elsewhere({ city: 'bristol' });
  draft.change({ bio: 'Mine.' });
  await aWhile();
  expect(state.profile).toMatchObject({ bio: 'Mine.', city: 'bristol' });
  expect(draft.now()).toMatchObject({ status: 'saved', profile: { city: 'bristol' } });
});

test.each([
  ['mine', 'Mine.'],
  ['theirs', 'Theirs.'],
] as const)('when it was the same part, the person decides: %s', async (whose, bio) => {
  const { draft, state, elsewhere } = world();
  elsewhere({ bio: 'Theirs.' });
  draft.change({ bio: 'Mine.' });
  await aWhile();
  expect(draft.now().status).toBe('conflict');
  expect(state.profile.bio).toBe('Theirs.');
  draft.decide(whose);
  await aWhile();
  expect([state.profile.bio, draft.now().profile.bio, draft.now().status]).toEqual([bio, bio, 'saved']);
});

test.each([
  ['mine', 'Mine!'],
  ['theirs', 'Theirs.'],
] as const)('until they have, nothing is sent, whatever they write or wherever they go: %s', async (whose, bio) => {
  const { draft, state, elsewhere } = world();
  elsewhere({ bio: 'Theirs.' });
  draft.change({ bio: 'Mine.' });
  await aWhile();
  draft.change({ bio: 'Mine!', city: 'bristol' });
  await aWhile();
  await draft.flush();
  expect([state.profile.bio, state.sent.length]).toEqual(['Theirs.', 1]);
  expect(draft.now()).toMatchObject({ status: 'conflict', profile: { bio: 'Mine!', city: 'bristol' } });
  draft.decide(whose);
  await aWhile();
  expect(state.profile).toMatchObject({ bio, city: 'bristol' });
  expect(draft.now()).toMatchObject({ status: 'saved', profile: { bio, city: 'bristol' } });
});

test('what cannot be kept is marked and steps aside, so that the rest is saved', async () => {
  const { draft, state } = world();
  state.refuse.push(new ProblemError({ status: 400, errors: { 'attributes.gender': 'Please choose one.' } }));
  draft.change({ bio: 'New.', attributes: { gender: { chosen: ['woman', 'man'], other: null } } });
  await aWhile();
  expect(state.profile).toMatchObject({ bio: 'New.', attributes: {} });
  expect(draft.now()).toMatchObject({ status: 'failed', faults: { 'attributes.gender': 'Please choose one.' } });
  draft.change({ attributes: { gender: { chosen: ['woman'], other: null } } });
  await aWhile();
  expect(draft.now()).toMatchObject({ status: 'saved', faults: {} });
  expect(state.profile.attributes).toMatchObject({ gender: { chosen: ['woman'] } });
});

test('when the server is away nothing is lost, and Retry saves it', async () => {
  const { draft, state } = world();
  state.refuse.push(new ProblemError({ status: 0, code: 'request/offline', detail: 'We couldn’t reach Tastemaker.' }));
  draft.change({ bio: 'New.' });
  await aWhile();
  expect(draft.now()).toMatchObject({
    status: 'failed',
    failure: 'We couldn’t reach Tastemaker.',
    profile: { bio: 'New.' },
  });
  await draft.flush();
  expect(draft.now().status).toBe('saved');
});

describe('after a reload', () => {
  const away = () => new ProblemError({ status: 0, code: 'request/offline' });

  test.each([
    ['without a connection', away],
    ['with a session that has ended', () => new ProblemError({ status: 401, code: 'identity/not-signed-in' })],
  ])('what was typed and could not be saved %s is there, and is saved', async (_, refusal) => {
    const { draft, open, state, elsewhere, kept } = world();
    state.refuse.push(refusal());
    draft.change({ bio: 'New.', attributes: { sports: { chosen: ['golf'], other: null } } });
    await aWhile();
    elsewhere({ city: 'bristol' });
    const reloaded = open();
    expect(reloaded.now()).toMatchObject({ status: 'waiting', profile: { bio: 'New.', city: 'bristol' } });
    await reloaded.flush();
    expect(state.profile).toMatchObject({ bio: 'New.', city: 'bristol', attributes: { sports: { chosen: ['golf'] } } });
    expect(kept()).toBeNull();
  });

  test.each([
    ['mine', 'Mine.'],
    ['theirs', 'Theirs.'],
  ] as const)('the person decides about someone else’s changes: %s', async (whose, bio) => {
    const { draft, open, state, elsewhere, kept } = world();
    state.refuse.push(away());
    draft.change({ bio: 'Mine.' });
    await aWhile();
    elsewhere({ bio: 'Theirs.' });
    expect(open().now()).toMatchObject({ status: 'conflict', profile: { bio: 'Mine.' } });
    const reloaded = open(); // again, before anything was decided
    await reloaded.flush();
    expect([reloaded.now().status, state.profile.bio]).toEqual(['conflict', 'Theirs.']);
    reloaded.decide(whose);
    await aWhile();
    expect([state.profile.bio, kept()]).toEqual([bio, null]);
  });
});
