import {
  aCollab,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  staffActor,
  strangerBrand,
} from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { InMemoryReviews } from '../adapters/persistence/in-memory-reviews.js';
import { contestBill, settleBill, typeBill } from '../domain/bill.js';
import type { Collab } from '../domain/collab.js';
import { giveReview } from '../domain/review.js';
import { aRecord } from '../ports/collab-letters.contract.js';
import { DossierSeal } from '../ports/dossier-seal.js';
import { ExportDossier } from './export-dossier.js';

/** Seals nothing, and leaves what it was given to be read. */
class OpenSeal extends DossierSeal {
  readonly keyId = 'none';
  rowsOf = async () => [];
  seal = (_about: object, { dossier }: { dossier: object }) => new Map([['dossier.json', JSON.stringify(dossier)]]);
}

const completed = { ...aCollab(4), stage: 6, outcome: 'completed', completedByStaffAt: monday } as const;

async function aWorld(collab: Collab = completed) {
  const reviews = new InMemoryReviews();
  const clock = new FixedClock(monday);
  const dossiers = new ExportDossier({ get: async () => aRecord(collab) }, reviews, new OpenSeal(), clock);
  const wordsFor = async (actor: typeof brandActor) => {
    const files = await dossiers.execute(actor, collab.id);
    return (JSON.parse(files.get('dossier.json')!) as { reviews: { words: string }[] }).reviews.map(
      ({ words }) => words,
    );
  };
  const review = async (actor: typeof brandActor, words: string) =>
    reviews.save(...giveReview(collab, await reviews.ofCollab(collab.id), { opinion: 5, words }, actor, monday));
  const dossierFor = async (actor: typeof brandActor) =>
    JSON.parse((await dossiers.execute(actor, collab.id)).get('dossier.json')!) as {
      terms: object;
      bill: object | null;
    };
  const termsFor = async (actor: typeof brandActor) => (await dossierFor(actor)).terms;
  return { dossiers, id: collab.id, wordsFor, dossierFor, termsFor, review };
}

it('a dossier holds the reviews once both sides may read both', async () => {
  const { wordsFor, review } = await aWorld();
  await review(brandActor, 'On time.');
  for (const side of [brandActor, influencerActor]) expect(await wordsFor(side)).toEqual([]);
  expect(await wordsFor(staffActor)).toEqual(['On time.']);
  await review(influencerActor, 'Warm.');
  expect(new Set(await wordsFor(influencerActor))).toEqual(new Set(['On time.', 'Warm.']));
});

it('names the contact on the day to an influencer who was approved, and to no other', async () => {
  const contactOnTheDay = 'Ask for Maya';
  const declined = await aWorld({ ...aCollab(1, { contactOnTheDay }), outcome: 'declined' });
  expect(await declined.termsFor(influencerActor)).not.toHaveProperty('contactOnTheDay');
  expect(await declined.termsFor(brandActor)).toMatchObject({ contactOnTheDay });
  const approved = await aWorld({ ...completed, ...{ terms: aCollab(1, { contactOnTheDay }).terms } });
  expect(await approved.termsFor(influencerActor)).toMatchObject({ contactOnTheDay });
});

it('holds the bill with the words of both, and that silence has confirmed one', async () => {
  const [billed] = typeBill(aCollab(4), 14_200, 'venue', brandActor, monday);
  const [contested] = contestBill(billed, 'We had no wine.', 11_800, influencerActor, monday);
  const [settled] = settleBill(contested, 11_800, staffActor, monday, 'The till says so.');
  const bill = { pence: 14_200, status: 'settled', answer: 'We had no wine.', claimedPence: 11_800, decision: 'The till says so.', agreedPence: 11_800 };
  expect(await (await aWorld({ ...completed, bill: settled.bill })).dossierFor(influencerActor)).toMatchObject({ bill });
  const [silent] = typeBill(aCollab(4), 14_200, 'venue', brandActor, daysAfter(monday, -2));
  expect(await (await aWorld({ ...completed, bill: silent.bill })).dossierFor(brandActor)).toMatchObject({ bill: { status: 'confirmed' } });
  expect((await (await aWorld()).dossierFor(staffActor)).bill).toBeNull();
}); // prettier-ignore

it('there is none of a Collab that is still open, nor for strangers', async () => {
  const open = await aWorld(aCollab(4));
  await expect(open.dossiers.execute(brandActor, open.id)).rejects.toMatchObject({ code: 'collabs/dossier-not-ready' });
  const { dossiers, id } = await aWorld();
  await expect(dossiers.execute(strangerBrand, id)).rejects.toMatchObject({ code: 'collabs/not-found' });
});
