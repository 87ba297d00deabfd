/** Decisions about Collabs, for tests of modules that subscribe to them. */
export { contestBill, settleBill, typeBill } from '../../server/modules/collabs/domain/bill.js';
export { override } from '../../server/modules/collabs/domain/corrections.js';
export {
  agreeDays,
  askDays,
  claimUndelivered,
  contestUndelivered,
} from '../../server/modules/collabs/domain/late-content.js';
export { move } from '../../server/modules/collabs/domain/moves.js';
export { checkIn, claimNoShow, contestNoShow, settleAsVisited } from '../../server/modules/collabs/domain/visit.js';
