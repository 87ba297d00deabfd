/** What the card provider told us, once its signature was verified. */
export type ProviderEvent = Readonly<{ id: string; type: string; createdAt: Date; payload: object }>;
