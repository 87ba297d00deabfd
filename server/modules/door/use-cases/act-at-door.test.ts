import { brandId, visitAt } from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import { withPin } from '../domain/check-in-link.js';
import type { DoorVisit } from '../domain/door.js';
import { after, aWorld, bar, said, terrace } from '../../../../test/support/door-world.js';

describe('what a phone at the door is given', () => {
  it('is whom to expect here today and tomorrow, at most 200, the earliest first, until its pass ends', async () => {
    const many = Array.from({ length: 201 }, (_, place) => ({ visitAt: after(place), name: `Guest ${place}` }));
    const { aPhone } = await aWorld({ venueId: terrace }, { visitAt: hoursAfter(visitAt, 48) }, ...many);
    const { visits, ...list } = await (await aPhone()).list();
    expect(visits.map(({ name }) => name)).toEqual(many.slice(0, 200).map(({ name }) => name));
    expect(list).toEqual({ at: visitAt, until: hoursAfter(visitAt, 12), brand: 'Ember & Rye', venue: 'The bar', left: 1, conflicts: [] });
    expect(await (await aPhone(null)).list()).toMatchObject({ venue: null, left: 2 });
  }); // prettier-ignore

  it('keeps who is in and who has cancelled, each marked', async () => {
    const { aPhone } = await aWorld({ status: 'in', checkedInAt: visitAt }, { status: 'cancelled' }, {});
    expect((await (await aPhone()).list()).visits.map(({ status }) => status)).toEqual(['in', 'cancelled', 'awaited']);
  });
});

describe('what happens at the door', () => {
  it('is done in order, and answered with the visit as it is then', async () => {
    const { aPhone, clock, collabId } = await aWorld({});
    const { send } = await aPhone();
    clock.set(after(40));
    const results = await send(
      said(collabId, { kind: 'late', minutes: 15, at: after(5) }),
      said(collabId, { at: after(20) }),
      said(collabId, { kind: 'bill', pence: 14_200, at: after(30) }),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    for (const { visit } of results)
      expect(visit).toMatchObject({
        ...{ status: 'in', checkedInAt: after(20), bill: { pence: 14_200 } },
        runningLate: { minutes: 15, at: after(5).toISOString() },
      });
  });

  it('is done once, however often it is sent, also by another phone', async () => {
    const { aPhone, clock, collabId } = await aWorld({});
    const [phone, other] = [await aPhone(), await aPhone(null)];
    const action = said(collabId);
    const [first] = await phone.send(action);
    clock.set(after(10));
    for (const { send } of [phone, other]) expect(await send(action)).toEqual([first]);
    expect(await other.send({ ...action, kind: 'bill', pence: 1 })).toMatchObject([{ outcome: 'done', visit: { bill: null } }]);
  }); // prettier-ignore

  it('corrects the time by the phone’s clock', async () => {
    const { aPhone, clock, collabId } = await aWorld({});
    const { send } = await aPhone();
    const action = said(collabId, { at: after(5) });
    clock.set(after(30));
    const sentLate = await send(action);
    expect(sentLate).toMatchObject([{ visit: { checkedInAt: after(5) } }]);
  });

  it('a second phone’s check-in is a conflict that both doors and the brand see, and the earlier time counts', async () => {
    const { aPhone, clock, collabId, conflicts } = await aWorld({ venueId: null });
    const [first, second, third] = [await aPhone(bar), await aPhone(terrace), await aPhone(null)];
    clock.set(after(20));
    expect(await first.send(said(collabId, { at: after(10) }))).toMatchObject([{ outcome: 'done' }]);
    const twice = { outcome: 'conflict', code: 'collabs/code-used', visit: { checkedInAt: after(4) } };
    expect(await second.send(said(collabId, { at: after(4) }))).toMatchObject([twice]);
    expect(await first.send(said(collabId, { at: after(12) }))).toMatchObject([{ outcome: 'already', code: null }]);
    const shown = { name: 'Amara Osei', at: after(4), door: 'The terrace', otherAt: after(10), otherDoor: 'The bar' };
    for (const { list } of [first, second]) expect((await list()).conflicts).toMatchObject([shown]);
    expect((await third.list()).conflicts).toEqual([]);
    expect(await conflicts()).toMatchObject([shown]);
    clock.set(hoursAfter(visitAt, 24 * 7));
    expect(await conflicts()).toMatchObject([shown]);
    clock.set(hoursAfter(visitAt, 24 * 7 + 1));
    expect(await conflicts()).toEqual([]);
  });

  it.each([
    ['a cancelled visit', { status: 'cancelled' }, {}, 'conflict', 'collabs/visit-cancelled'],
    ['a no-show that was reported', { status: 'no-show-claimed' }, {}, 'conflict', 'collabs/no-show-claimed'],
    ['a no-show of someone who is in', { status: 'in', checkedInAt: visitAt }, { kind: 'no-show' }, 'conflict', 'collabs/code-used'],
    ['a bill of someone who is not in', {}, { kind: 'bill', pence: 100 }, 'refused', 'collabs/wrong-step'],
    ['another venue', { venueId: terrace }, {}, 'refused', 'collabs/code-elsewhere'],
    ['a visit long ago', { visitAt: hoursAfter(visitAt, -60) }, {}, 'refused', 'collabs/guest-unknown'],
    ['nobody says how they were known', {}, { how: undefined }, 'refused', 'collabs/action-incomplete'],
    ['a signed code without its text', {}, { how: 'signed' }, 'refused', 'collabs/action-incomplete'],
    ['a bill without an amount', {}, { kind: 'bill' }, 'refused', 'collabs/action-incomplete'],
    ['late by nobody knows how much', {}, { kind: 'late' }, 'refused', 'collabs/action-incomplete'],
    ['made-up characters', {}, { how: 'code', code: 'ZZZZZZZZ' }, 'refused', 'collabs/code-unknown'],
    ['made-up characters for a cancelled visit', { status: 'cancelled' }, { how: 'code', code: 'ZZZZ' }, 'refused', 'collabs/code-unknown'],
  ] as const)('%s', async (_, visit, action, outcome, code) => {
    const { aPhone, collabId } = await aWorld(visit);
    const { send } = await aPhone();
    const sent = said(collabId, action);
    const [result] = await send(sent);
    expect(result).toMatchObject({ outcome, code, detail: expect.any(String) });
    expect(await send(sent)).toEqual([result]);
  }); // prettier-ignore

  it('knows a guest by the code that was shown then, or by its end', async () => {
    for (const shown of [(code: string) => code, (code: string) => code.slice(-4)]) {
      const { aPhone, clock, secrets, collabId } = await aWorld({});
      const { code } = secrets.codeOf(collabId, visitAt);
      clock.set(after(90));
      const [{ send }, at] = [await aPhone(), after(30)];
      expect(await send(said(collabId, { how: 'code', code: shown(code), at }))).toMatchObject([{ outcome: 'refused' }]);
      expect(await send(said(collabId, { how: 'code', code: shown(code) }))).toMatchObject([{ outcome: 'done' }]);
    }
  }); // prettier-ignore

  it('knows a guest by the code that was looked up, however long the talk at the door was', async () => {
    const { aPhone, clock, secrets, collabId } = await aWorld({});
    const { code } = secrets.codeOf(collabId, visitAt);
    clock.set(after(30));
    const { send } = await aPhone();
    const arrival = { how: 'code', code: code.slice(-4), at: after(20) } as const;
    expect(await send(said(collabId, arrival))).toMatchObject([{ outcome: 'refused' }]);
    expect(await send(said(collabId, { ...arrival, seenAt: visitAt }))).toMatchObject([
      { outcome: 'done', visit: { checkedInAt: after(20) } },
    ]);
  });

  it('a check-in that is refused is listed at its door and for the brand until the guest is in', async () => {
    const { aPhone, collabId, conflicts } = await aWorld({});
    const { send, list } = await aPhone();
    await send(said(collabId, { how: 'code', code: 'ZZZZZZZZ' }));
    const shown = { kind: 'check-in', outcome: 'refused', code: 'collabs/code-unknown', otherAt: null };
    for (const listed of [await conflicts(), (await list()).conflicts]) expect(listed).toMatchObject([shown]);
    await send(said(collabId));
    expect(await conflicts()).toEqual([]);
  });

  it('a guest who came although their visit has lost its time is a conflict for the brand and the door', async () => {
    const { aPhone, collabId, conflicts, visits } = await aWorld({ venueId: null });
    const { send, list } = await aPhone(newId());
    visits.unschedule(collabId);
    const shown = { outcome: 'conflict', code: 'collabs/visit-unscheduled' };
    expect(await send(said(collabId))).toMatchObject([{ ...shown, visit: null }]);
    for (const listed of [await conflicts(), (await list()).conflicts])
      expect(listed).toMatchObject([{ ...shown, name: 'Amara Osei', at: visitAt, door: 'A removed venue' }]);
  });

  it('knows a guest by a code that their phone signed then, however late it is sent', async () => {
    const { aPhone, clock, collabId, signer } = await aWorld({});
    const { send } = await aPhone();
    const sign = await signer(collabId);
    const proof = await sign(after(20));
    clock.set(hoursAfter(visitAt, 11));
    const arrival = (at: Date) => said(collabId, { how: 'signed', proof, at });
    expect(await send(arrival(after(30)))).toMatchObject([{ outcome: 'refused', code: 'collabs/code-old' }]);
    expect(await send(arrival(after(10)))).toMatchObject([{ outcome: 'refused', code: 'collabs/clocks-apart' }]);
    expect(await send(arrival(after(20)))).toMatchObject([{ outcome: 'done', visit: { checkedInAt: after(20) } }]);
  });

  it('takes a signed code for its own venue and phone alone, and once', async () => {
    const { aPhone, clock, collabId, signer, visits, expected } = await aWorld({});
    const { send } = await aPhone();
    const [old, sign] = [await signer(collabId), await signer(collabId)];
    const by = async (proof: string) => (await send(said(collabId, { how: 'signed', proof, at: after(5) })))[0];
    clock.set(after(5));
    expect(await by(await sign(after(5), terrace))).toMatchObject({
      outcome: 'refused',
      code: 'collabs/code-elsewhere',
      detail: 'This code is for another venue. Check them in by name.',
    });
    expect(await by(await old(after(5)))).toMatchObject({ outcome: 'refused', code: 'collabs/code-retired' });
    expect(await by('made up')).toMatchObject({ outcome: 'refused', code: 'collabs/code-forged' });
    const proof = await sign(after(5));
    expect(await by(proof)).toMatchObject({ outcome: 'done' });
    expect(await by(proof)).toMatchObject({ outcome: 'already' });
    visits.add(expected[0]!); // staff have put the Collab back
    expect(await by(proof)).toMatchObject({ outcome: 'refused', code: 'collabs/code-old' });
  });

  it('takes a signed code for any venue where the visit is for none of the brand’s', async () => {
    const { aPhone, collabId, signer } = await aWorld({ venueId: null });
    const proof = await (await signer(collabId))(visitAt, newId());
    const { send } = await aPhone(bar);
    expect(await send(said(collabId, { how: 'signed', proof }))).toMatchObject([{ outcome: 'done' }]);
  });

  it('of two bills the one that was typed last counts, whichever arrives first', async () => {
    const { aPhone, clock, collabId } = await aWorld({});
    const [first, second] = [await aPhone(), await aPhone()];
    await first.send(said(collabId));
    clock.set(after(90));
    const bill = (pence: number, minutes: number) => said(collabId, { kind: 'bill', pence, at: after(minutes) });
    expect(await second.send(bill(12_000, 60))).toMatchObject([{ outcome: 'done' }]);
    expect(await first.send(bill(12_000, 50))).toMatchObject([{ outcome: 'already' }]);
    const older = { outcome: 'conflict', code: 'collabs/bill-newer', visit: { bill: { pence: 12_000 } } };
    expect(await first.send(bill(10_000, 55))).toMatchObject([older]);
    expect(await first.send(bill(11_000, 70))).toMatchObject([{ outcome: 'done', visit: { bill: { pence: 11_000 } } }]);
  });

  it('is not refused because someone else changed the Collab in between: the phone sends it again', async () => {
    const { aPhone, collabId, visits } = await aWorld({});
    const { send } = await aPhone();
    const action = said(collabId);
    visits.busy = [collabId];
    await expect(send(action)).rejects.toMatchObject({ code: 'collabs/stale' });
    visits.busy = [];
    expect(await send(action)).toMatchObject([{ outcome: 'done' }]);
  });

  it('of one guest holds up nobody else: what failed for now, and what follows it, has no result', async () => {
    const { aPhone, clock, expected, visits } = await aWorld({}, {});
    const [busy, free] = expected.map(({ collabId }) => collabId) as [string, string];
    const { send } = await aPhone();
    visits.busy = [busy];
    clock.set(after(20));
    const actions = [said(busy), said(busy, { kind: 'bill', pence: 100, at: after(10) }), said(free)];
    expect(await send(...actions)).toMatchObject([{ id: actions[2]!.id, outcome: 'done' }]);
    visits.busy = [];
    expect((await send(...actions)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
  });

  it('is read in as many steps for many guests as for one', async () => {
    const { aPhone, expected, visits } = await aWorld({}, {}, {}, {});
    const { send } = await aPhone();
    const readFor = async (all: readonly DoorVisit[]) => {
      visits.reads = 0;
      await send(...all.map(({ collabId }) => said(collabId)));
      return visits.reads;
    };
    expect(await readFor(expected.slice(1))).toBe(await readFor(expected.slice(0, 1)));
  });

  it('tells nothing about a visit that is too long ago to do anything about', async () => {
    const { aPhone, clock, collabId } = await aWorld({});
    clock.set(hoursAfter(visitAt, 47));
    const { send } = await aPhone();
    expect(await send(said(collabId))).toMatchObject([{ outcome: 'done', visit: { name: 'Amara Osei' } }]);
    clock.set(hoursAfter(visitAt, 49));
    expect(await send(said(collabId))).toMatchObject([
      { outcome: 'refused', code: 'collabs/guest-unknown', visit: null },
    ]);
  });

  it('a bill that differs from an answered one is a conflict that the brand and both doors see', async () => {
    const { aPhone, clock, collabId, conflicts, visits } = await aWorld({ venueId: null });
    const [first, second] = [await aPhone(bar), await aPhone(terrace)];
    clock.set(after(90));
    await first.send(said(collabId), said(collabId, { kind: 'bill', pence: 12_000, at: after(60) }));
    const [visit] = await visits.of(brandId, [collabId]);
    visits.add({ ...visit!, bill: { ...visit!.bill!, status: 'confirmed' } });
    const bill = (pence: number) => said(collabId, { kind: 'bill', pence, at: after(70) });
    expect(await second.send(bill(12_000))).toMatchObject([{ outcome: 'already' }]);
    const code = 'collabs/bill-answered';
    expect(await second.send(bill(9_000))).toMatchObject([{ outcome: 'conflict', code, visit: { bill: { pence: 12_000 } } }]);
    expect(await conflicts()).toMatchObject([{ kind: 'bill', code, door: 'The terrace' }]);
    for (const { list } of [first, second]) expect((await list()).conflicts).toMatchObject([{ code }]);
  }); // prettier-ignore

  it('says nothing of a visit that the door does not have', async () => {
    const [answer] = await (await (await aWorld()).aPhone()).send(said(newId()));
    expect(answer).toMatchObject({ outcome: 'refused', code: 'collabs/guest-unknown', visit: null });
  });

  it('takes nothing with a PIN that was withdrawn, nor when the pass has ended', async () => {
    const { aPhone, clock, links, secrets, collabId } = await aWorld({ venueId: null });
    const [phone, elsewhere] = [await aPhone(), await aPhone(terrace)];
    const refusedTo = async ({ send, list }: typeof phone) => {
      for (const asked of [send(said(collabId)), list()])
        await expect(asked).rejects.toMatchObject({ code: 'collabs/pin-needed' });
    };
    const link = (await links.ofVenue(brandId, bar))!;
    await links.save(withPin(link, secrets.hashOf(link.id, '654321')));
    await refusedTo(phone);
    clock.set(hoursAfter(visitAt, 12));
    await refusedTo(elsewhere);
    clock.set(visitAt);
    expect((await elsewhere.list()).visits).toMatchObject([{ status: 'awaited' }]);
  });
});
