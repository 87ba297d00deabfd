import type { Company } from '../../api/company';
import { paths } from '../../app/paths';

type SetupStep = Readonly<{ label: string; to: string; done: boolean }>;

type Known = Readonly<{
  uid: string;
  company: Pick<Company, 'about'>;
  venues: number;
  offers: number;
  collabs: number;
}>;

/** What a new brand does before its first Collab, in order. */
export const setupSteps = ({ uid, company, venues, offers, collabs }: Known): readonly SetupStep[] => [
  { label: 'Introduce your brand', to: paths.brand.company(uid), done: company.about.trim() !== '' },
  { label: 'Add your venue', to: paths.brand.venues(uid), done: venues > 0 },
  { label: 'Publish an offer', to: paths.brand.newOffer, done: offers > 0 },
  { label: 'Invite a creator, or answer a request', to: paths.brand.influencerBrowser(uid), done: collabs > 0 },
];
