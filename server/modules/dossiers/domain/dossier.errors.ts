import { DomainError } from '../../../shared/kernel/index.js';

/** The code starts with `collabs/`, as it did before dossiers became their own module: clients match on it. */
export const dossierErrors = {
  notReady: () =>
    new DomainError('conflict', 'collabs/dossier-not-ready', 'The dossier is ready once the Collab has ended.'),
};
