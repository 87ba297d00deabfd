/** Whom we write to about money, and what the bill is made out to. */
export type BrandContact = Readonly<{ name: string; email: string }>;

/** What billing needs to know of brands. */
export abstract class BrandContacts {
  /** @throws profiles/brand-not-found */
  abstract of(brandId: string): Promise<BrandContact>;

  /** Whether the brand's account is neither deleted nor erased. */
  abstract isOpen(brandId: string): Promise<boolean>;
}
