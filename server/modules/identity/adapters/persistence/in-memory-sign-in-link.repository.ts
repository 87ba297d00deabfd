import { isUsable, type LinkUse, type SignInLink } from '../../domain/sign-in-link.js';
import { SignInLinkRepository } from '../../ports/sign-in-link.repository.js';

export class InMemorySignInLinkRepository extends SignInLinkRepository {
  private links: SignInLink[] = [];

  async issue(link: SignInLink): Promise<void> {
    const replaced = ({ userId, purpose, usedAt }: SignInLink) =>
      userId === link.userId && purpose === link.purpose && usedAt === null;
    this.links = [...this.links.filter((each) => !replaced(each)), link];
  }

  async use(use: LinkUse, now: Date): Promise<SignInLink | null> {
    const link = this.links.find((each) => isUsable(each, use, now));
    if (!link) return null;
    const used = { ...link, usedAt: now };
    this.links = this.links.map((each) => (each === link ? used : each));
    return used;
  }

  async withdrawAllOf(userId: string): Promise<void> {
    this.links = this.links.filter((each) => each.userId !== userId || each.usedAt !== null);
  }
}
