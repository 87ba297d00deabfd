import { DomainError } from '../../../../shared/kernel/index.js';
import { type BrandContact, BrandContacts } from '../../ports/brand-contacts.js';

/** Knows every brand but the unknown ones; all are open but those in `closed`. */
export class InMemoryBrandContacts extends BrandContacts {
  readonly closed = new Set<string>();

  constructor(private readonly unknown: readonly string[] = []) {
    super();
  }

  async of(brandId: string): Promise<BrandContact> {
    if (this.unknown.includes(brandId))
      throw new DomainError('not-found', 'profiles/brand-not-found', 'This brand does not exist.');
    return { name: `Brand ${brandId.slice(-4)}`, email: `${brandId.slice(-4)}@brand.test` };
  }

  async isOpen(brandId: string): Promise<boolean> {
    return !this.closed.has(brandId);
  }
}
