/** Where a request comes from, before it is known who sends it. */
export type Visitor = Readonly<{ address: string; userAgent: string }>;
