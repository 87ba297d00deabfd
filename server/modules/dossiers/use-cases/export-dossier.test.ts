import { brandActor, brandId, influencerId, monday } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import type { Evidence } from '../domain/evidence.js';
import { DossierSeal, GivenReviews, ProvenCollabs } from '../ports/dossiers.js';
import { ExportDossier } from './export-dossier.js';

/** Signs nothing, and keeps its input for inspection. */
class OpenSeal extends DossierSeal {
  readonly keyId = 'none';
  rowsOf = async () => [];
  seal = (_about: object, { dossier }: { dossier: object }) => new Map([['dossier.json', JSON.stringify(dossier)]]);
}

/** One whose content was accepted as it was. */
class OneCollab extends ProvenCollabs {
  constructor(private readonly outcome: Evidence['collab']['outcome']) {
    super();
  }

  evidence = async (_: Actor, id: string) => ({
    collab: { id, stage: 6 as const, outcome: this.outcome, reason: 'Two of three.', note: 'I would love to come.' },
    terms: { title: 'Tasting menu for two', valuePence: 18_000 },
    content: { acceptedAt: monday },
    brand: { id: brandId, name: 'Ember & Rye' },
    influencer: { id: influencerId, name: 'Amara Osei', handle: 'amara' },
  });
}

class OneReview extends GivenReviews {
  visibleTo = async () => [{ bySide: 'brand', opinion: 5, words: 'On time.', createdAt: monday }];
}

const dossiersOf = (outcome: Evidence['collab']['outcome']) =>
  new ExportDossier(new OneCollab(outcome), new OneReview(), new OpenSeal(), new FixedClock(monday));

it('a dossier holds all that is known of a Collab that has ended, and what both sides said of it', async () => {
  const files = await dossiersOf('completed').execute(brandActor, newId());
  expect(JSON.parse(files.get('dossier.json')!)).toMatchObject({
    format: 'tastemaker-dossier/1',
    exportedAt: monday.toISOString(),
    collab: { outcome: 'completed', note: 'I would love to come.' },
    terms: { valuePence: 18_000 },
    influencer: { handle: 'amara' },
    reviews: [{ bySide: 'brand', words: 'On time.' }],
  });
});

it('there is none of a Collab that is still open', async () => {
  await expect(dossiersOf('open').execute(brandActor, newId())).rejects.toMatchObject({
    code: 'collabs/dossier-not-ready',
  });
});
