import { newId, SecretTokens } from '../../shared/kernel/index.js';
import { TeamMails } from '../../modules/teams/ports/people.js';

/** The demo world writes to nobody. */
export class QuietTeamMails extends TeamMails {
  async sendInvitation(): Promise<void> {}
  async tellRemoved(): Promise<void> {}
  async tellNewOwner(): Promise<void> {}
}

/** Hashes that belong to no token: the letters of the demo world have never left, so that nobody can hold one. */
export class NobodysTokens extends SecretTokens {
  make(): { token: string; hash: string } {
    return { token: '', hash: newId() };
  }

  hashOf(token: string): string {
    return token;
  }
}
