import { concernOf } from './provider-event.js';

const told = (type: string, object: unknown) => concernOf({ type, payload: { data: { object } } });

test.each([
  ['customer.subscription.updated', { id: 'sub_1', customer: 'cus_1' }, { kind: 'subscription', customerId: 'cus_1' }],
  [
    'customer.subscription.deleted',
    { id: 'sub_1', customer: { id: 'cus_1' } },
    { kind: 'subscription', customerId: 'cus_1' },
  ],
  ['customer.updated', { id: 'cus_1' }, { kind: 'customer', customerId: 'cus_1' }],
  ['customer.tax_id.created', { id: 'txi_1', customer: 'cus_1' }, { kind: 'customer', customerId: 'cus_1' }],
  ['invoice.payment_failed', { id: 'in_1', customer: 'cus_1' }, { kind: 'subscription', customerId: 'cus_1' }],
  ['payment_method.attached', { id: 'pm_1', customer: 'cus_1' }, { kind: 'subscription', customerId: 'cus_1' }],
  ['checkout.session.completed', { id: 'cs_1', customer: 'cus_1' }, { kind: 'checkout', sessionId: 'cs_1' }],
  ['charge.dispute.created', { id: 'dp_1' }, { kind: 'dispute', disputeId: 'dp_1' }],
  ['refund.failed', { id: 're_1' }, { kind: 'refund', refundId: 're_1' }],
  ['product.created', { id: 'prod_1' }, null],
  ['invoice.paid', { id: 'in_1', customer: null }, null],
  ['customer.created', { id: 'cus_1' }, null],
  ['invoice.paid', null, null],
  ['invoice.paid', 'nonsense', null],
  ['invoice.paid', { id: 7, customer: {} }, null],
])('%s of %j concerns %j', (type, object, concern) => expect(told(type, object)).toEqual(concern));
