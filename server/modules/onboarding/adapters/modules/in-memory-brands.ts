import { DomainError } from '../../../../shared/kernel/index.js';
import { Brands } from '../../ports/brands.js';

/** Knows the brands that it is given: what each is called, by its id. */
export class InMemoryBrands extends Brands {
  constructor(private readonly names: Readonly<Record<string, string>>) {
    super();
  }

  async nameOf(brandId: string): Promise<string> {
    const name = this.names[brandId];
    if (name === undefined)
      throw new DomainError('not-found', 'profiles/brand-not-found', 'This brand does not exist.');
    return name;
  }
}
