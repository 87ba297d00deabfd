import { TestApp } from './app.js';
import type { Visitor } from './visitor.js';

export type Reason = Readonly<{ reason: string; count: number; rows: number[] }>;

/** The response of any table import. */
export type TableAnswer = Readonly<{
  headers: string[];
  sample: string[][];
  columns: Record<string, number | null | number[]>;
  notices: string[];
  encoding: string | null;
  isEncodingSure: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  unchangedFor: Reason[];
  rejectedFor: Reason[];
  rejectsCsv: string | null;
}>;

/** The response of a records import. */
export type RecordsAnswer = TableAnswer & Readonly<{ missing: string | null }>;

/** Its own product, with staff who use this import; `always` is sent with each. */
export function importing<Answer extends TableAnswer>(address: string, always: object = {}) {
  let product: TestApp;
  let staff: Visitor;
  beforeAll(async () => {
    product = await TestApp.start();
    staff = await product.newStaff('operations');
  });
  afterAll(() => product?.stop());

  const send = (text: string, more: object = {}) =>
    staff.post<Answer>(address, { text, dryRun: false, ...always, ...more });
  return {
    product: () => product,
    staff: () => staff,
    send,
    /** The response to an accepted one. */
    bring: async (text: string, more: object = {}): Promise<Answer> => {
      const { status, body } = await send(text, more);
      expect([status, body]).toEqual([200, expect.any(Object)]);
      const { rows, created, updated, unchanged, rejected } = body;
      expect(created + updated + unchanged + rejected).toBe(rows);
      return body;
    },
    /** The records that staff then find. */
    found: async (q: string): Promise<unknown[]> => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      return (await staff.get<unknown[]>(`${address.replace(/\/import$/, '')}?filter=${filter}`)).body;
    },
  };
}
