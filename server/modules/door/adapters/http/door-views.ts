import { toFoodRisksView } from '../../../collabs/index.js';
import type { SaidAtDoor } from '../../domain/door-action.js';
import type { DoorVisit } from '../../domain/door.js';
import type { ConflictAtDoor } from '../../use-cases/list-door-visits.js';
import type { CheckedInGuestView, DoorActionInput, DoorConflictView, DoorVisitView } from './door.dto.js';

/** What leaves of a visit, for a phone at the door. */
export const toDoorVisitView = (visit: DoorVisit): DoorVisitView => {
  const { collabId, venueId, venue, name, handle, avatarPath, guests, title, included, note, handoffNote } = visit;
  const { capPence, callWho, runningLate, status, bill } = visit;
  return {
    ...{ collabId, venueId, venue, name, handle, avatarPath, guests, title, included, note, handoffNote },
    ...{ capPence, callWho, status, bill, publicKeys: [...visit.publicKeys] },
    ...{ visitAt: visit.visitAt.toISOString(), opensAt: visit.opensAt.toISOString() },
    ...{ closesAt: visit.closesAt.toISOString(), checkedInAt: visit.checkedInAt?.toISOString() ?? null },
    runningLate: runningLate && { minutes: runningLate.minutes, at: runningLate.at },
    foodRisks: toFoodRisksView(visit.risks),
  };
};

/** What leaves of a guest who is in. */
export const toGuestView = (visit: DoorVisit): CheckedInGuestView => {
  const { collabId, name, handle, avatarPath, guests, title, venue, capPence, bill } = visit;
  return {
    ...{ collabId, name, handle, avatarPath, guests, title, venue, capPence, bill },
    ...{ visitAt: visit.visitAt.toISOString(), checkedInAt: visit.checkedInAt!.toISOString() },
  };
};

/** What leaves of a conflict. */
export const toConflictView = (conflict: ConflictAtDoor): DoorConflictView => {
  const { id, collabId, name, handle, kind, code, detail, at, door, otherAt, otherDoor } = conflict;
  return {
    ...{ id, collabId, name, handle, kind, code: code!, detail: detail!, at: at.toISOString(), door },
    ...{ otherAt: otherAt?.toISOString() ?? null, otherDoor },
  };
};

/** What a phone sent, with its times read. */
export const toSaid = ({ at, ...said }: DoorActionInput): SaidAtDoor => ({ ...said, at: new Date(at) });
