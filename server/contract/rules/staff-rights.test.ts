import { type StaffOperation, staffMay, staffOperations } from './staff-rights.js';

const operations = Object.keys(staffOperations) as StaffOperation[];

describe('R429: what staff may do', () => {
  it.each(operations)('%s: nobody outside the staff, and super users always', (operation) => {
    expect([staffMay(null, operation), staffMay('super-user', operation)]).toEqual([false, true]);
  });

  it('read-only staff look and do nothing else', () => {
    expect(operations.filter((operation) => staffMay('read-only', operation))).toEqual(['look']);
  });

  it('R425: whatever takes something away is for super users, with a fresh proof', () => {
    const taking = operations.filter((operation) =>
      /delete|disable|end|unlink|reset|role|refund|invite/.test(operation),
    );
    for (const operation of taking.filter((each) => each !== 'person.send-link')) {
      expect([operation, staffMay('operations', operation)]).toEqual([operation, false]);
      expect([operation, staffOperations[operation].destructive]).toEqual([operation, true]);
    }
    expect(taking.length).toBeGreaterThan(8);
  });
});
