import { giftLedgerContract, recordBookContract } from '../../ports/repositories.contract.js';
import { InMemoryGiftLedger, InMemoryRecordBook } from '../in-memory-records.js';

describe('the record book in memory', () => {
  const book = new InMemoryRecordBook();
  recordBookContract(() => book);
});

describe('the ledger of gifts in memory', () => {
  const ledger = new InMemoryGiftLedger();
  giftLedgerContract(() => ({
    ledger,
    prepare: async ({ id, ...gift }) => void ledger.agreed.set(id, gift),
    explain: async (_, eventId, reason) => void ledger.reasons.set(eventId, reason),
  }));
});
