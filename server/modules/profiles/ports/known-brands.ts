import type { NewBrand } from '../domain/brand.js';

type Named = Pick<NewBrand, 'name' | 'email'>;

/** Which brands there are already. */
export abstract class KnownBrands {
  /** @returns those of them that there are, by `brandKeyOf`; deleted brands are not there */
  abstract among(brands: readonly Named[]): Promise<ReadonlySet<string>>;
}
