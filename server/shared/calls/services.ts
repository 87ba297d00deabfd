import type { Config } from '../../config.js';

/** The hosts of the services that the product calls by name. Amazon's buckets have a name of their own each. */
export function servicesOf({ stripe, s3, oidc }: Pick<Config, 'stripe' | 's3' | 'oidc'>): ReadonlySet<string> {
  const addresses = [stripe.apiUrl ?? 'https://api.stripe.com', s3?.endpoint, oidc?.issuer];
  return new Set(addresses.flatMap((address) => (address ? [new URL(address).hostname] : [])));
}
