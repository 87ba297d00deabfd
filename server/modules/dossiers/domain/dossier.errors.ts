import { DomainError } from '../../../shared/kernel/index.js';

/** The code says `collabs/`, as it did before dossiers were a module of their own: clients match on it. */
export const dossierErrors = {
  notReady: () =>
    new DomainError('conflict', 'collabs/dossier-not-ready', 'The dossier is made once the Collab has ended.'),
};
