/** A brand as the card provider knows it: one customer and one billing email a brand. */
export type Customer = Readonly<{ brandId: string; customerId: string; email: string; createdAt: Date }>;

/** Which customer of the card provider is which brand. */
export abstract class Customers {
  abstract ofBrand(brandId: string): Promise<Customer | null>;

  abstract brandOf(customerId: string): Promise<string | null>;

  /** The first one stays. */
  abstract add(customer: Customer): Promise<void>;

  /** Ids of brands in order, those after `after`. */
  abstract brands(after: string | null, limit: number): Promise<Customer[]>;
}
