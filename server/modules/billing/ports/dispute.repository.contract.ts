import { newId } from '../../../shared/kernel/index.js';
import { noteDispute } from '../domain/dispute.js';
import type { DisputeRepository } from './dispute.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');

/** What every DisputeRepository promises. */
export function disputeRepositoryContract(make: () => DisputeRepository) {
  test('keeps the newest note of each dispute', async () => {
    const disputes = make();
    const [brandId, id] = [newId(), `dp_${newId()}`];
    const seen = { id, brandId, amountPence: 9_900, reason: 'fraudulent', openedAt: now, updatedAt: now };
    const [open, opened] = noteDispute(null, { ...seen, state: 'needs_response' }, now)!;
    await disputes.note(open, opened);
    const [won, told] = noteDispute(open, { ...seen, state: 'won' }, now)!;
    await disputes.note(won, told);

    expect(await disputes.find(id)).toEqual(won);
    expect(await disputes.ofBrand(brandId)).toEqual([won]);
    expect(noteDispute(won, { ...seen, state: 'won' }, now)).toBeNull();
    expect(await disputes.find('dp_none')).toBeNull();
  });
}
