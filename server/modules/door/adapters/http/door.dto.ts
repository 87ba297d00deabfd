import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, IsUUID, Length, ValidateNested } from 'class-validator';
import { type BillStatus, largestValuePence, type StandingBill } from '../../../../contract/rules/bill.js';
import { IfGiven, IsMoment, NumberOf } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import { DaySheetVisitView, DividedBillView, RunningLateView, toDaySheetVisitView } from '../../../collabs/index.js';
import {
  type DoorActionKind,
  doorActionKinds,
  type DoorOutcome,
  type DoorWay,
  doorWays,
  lateMinutes,
  mostActions,
  type SaidAtDoor,
} from '../../domain/door-action.js';
import type { DoorVisit } from '../../domain/door.js';
import type { ConflictAtDoor } from '../../use-cases/list-door-visits.js';

export class OpenDoorInput {
  @IsString()
  @Length(1, 20, { message: 'Please type the PIN.' })
  pin: string;
}

export class DoorPassView {
  /** Send it with every later request. */
  pass: string;
  @Moment()
  endsAt: string;
  /** The server’s time. */
  @Moment()
  now: string;
  /** 32 bytes in Base64, the same for the same PIN. With the PIN, they make the key that encrypts the list on the phone. */
  keySecret: string;
}

class PassInput {
  @IsString()
  @Length(1, 200, { message: 'Please enter the PIN again.' })
  pass: string;
}

export class LookAtCodeInput extends PassInput {
  @IsString()
  @Length(1, 40, { message: 'Please type the eight characters of the code.' })
  code: string;
}

/** A bill, and whether its guest has answered it. */
export class GuestBillView extends DividedBillView implements StandingBill {
  /** The bill can be entered again while it is awaiting. */
  status: BillStatus;
}

/** A visit as the door needs it. */
export class DoorVisitView extends DaySheetVisitView {
  /** The venue that was agreed; `null` if it isn’t one of the brand’s, or was removed since: then every door expects the guest. */
  venueId: string | null;
  /** From when to when the guest can be checked in. */
  @Moment()
  opensAt: string;
  @Moment()
  closesAt: string;
  runningLate: RunningLateView | null;
  /** `cancelled`: nobody is expected any more. */
  status: Exclude<DoorVisit['status'], 'ended'>;
  /** `null` until it is entered. */
  bill: GuestBillView | null;
  /** The keys that sign the guest’s codes: SPKI in Base64. */
  publicKeys: string[];
}

export class ListDoorVisitsInput extends PassInput {
  /** The version of the list that the phone has: it gets none if nothing has changed. */
  @IfGiven()
  @IsString()
  @Length(1, 100, { message: 'This isn’t the version of a list.' })
  version?: string;

  /** Sent by the page of earlier releases, and not read. */
  @IfGiven()
  @IsUUID(undefined, { message: 'This isn’t a phone’s id.' })
  deviceId?: string;
}

/** Something that was recorded at a door, and didn’t fit what was known by then, or was refused. */
export class DoorConflictView {
  /** The id of the action. */
  id: string;
  collabId: string;
  name: string;
  handle: string;
  kind: DoorActionKind;
  /** `conflict`, or `refused`: a check-in of a guest who still isn’t in, or a bill. */
  outcome: DoorOutcome;
  /** The problem, such as `collabs/code-used`. */
  code: string;
  detail: string;
  /** When it happened, and where: a venue, or all places. */
  @Moment()
  at: string;
  door: string;
  /**
   * The earliest other check-in of this guest at a door: the earlier of the two counts. `null` for a bill, or if there is
   * none.
   */
  @Moment()
  otherAt: string | null;
  otherDoor: string | null;
}

export class DoorConflictList {
  /** Most recent first. */
  items: DoorConflictView[];
}

export class DoorListView {
  @Moment()
  at: string;
  /** When the phone has to forget the list. */
  @Moment()
  until: string;
  brand: string;
  /** `null` for all of the brand’s venues. */
  venue: string | null;
  /** The version of this list: send it to get the next one only if it is different. */
  version: string;
  /** The list is the one that the phone has, so it isn’t sent again. */
  isUnchanged: boolean;
  /** Earliest visit first, at most 200. */
  items: DoorVisitView[];
  /** How many more visits there are: their guests can be found by code. */
  left: number;
  /** Those of the last day in which this door had a part. */
  conflicts: DoorConflictView[];
}

/** Something that happened at the door. Each kind reads its own fields. */
export class DoorActionInput {
  /** UUIDv7, made by the phone. Sent again, it gets the same result. */
  @IsUUID(7, { message: 'The id of an action is a UUIDv7.' })
  id: string;

  @IsIn(doorActionKinds)
  kind: DoorActionKind;

  @IsUUID(undefined, { message: 'This isn’t a guest.' })
  collabId: string;

  /** When it happened, by the phone’s clock. */
  @IsMoment({ message: 'Please say when it happened.' })
  at: string;

  /** For `check-in`: how the guest was known. */
  @IfGiven()
  @IsIn(doorWays)
  how?: DoorWay;

  /** For `signed`: the text of the signed code. */
  @IfGiven()
  @IsString()
  @Length(1, 200, { message: 'This isn’t a signed code.' })
  proof?: string;

  /** For `code`: the eight characters, or the last four or more of them. */
  @IfGiven()
  @IsString()
  @Length(1, 40, { message: 'Please type the eight characters of the code.' })
  code?: string;

  /** For `code`: when it was looked up, by the phone’s clock; `at` by default. */
  @IfGiven()
  @IsMoment({ message: 'Please say when the code was looked up.' })
  seenAt?: string;

  /** For `bill`: its total. */
  @IfGiven()
  @NumberOf(1, largestValuePence, 'Please enter the bill in pounds, at most £100,000.')
  pence?: number;

  /** For `late`: by how much. */
  @IfGiven()
  @NumberOf(lateMinutes.min, lateMinutes.max, 'Please enter 5 to 120 minutes.')
  minutes?: number;
}

export class ActAtDoorInput extends PassInput {
  /** The id that the phone has given itself. */
  @IsUUID(undefined, { message: 'This isn’t a phone’s id.' })
  deviceId: string;

  /** When the phone sends this, by its own clock: its times are corrected by the difference. */
  @IsMoment({ message: 'Please say when this was sent.' })
  sentAt: string;

  /** In the order in which they happened. */
  @IsArray()
  @ArrayMinSize(1, { message: 'Please send at least one action.' })
  @ArrayMaxSize(mostActions, { message: `At most ${mostActions} actions at once.` })
  @ValidateNested({ each: true })
  @Type(() => DoorActionInput)
  actions: DoorActionInput[];
}

export class DoorActionView {
  id: string;
  outcome: DoorOutcome;
  /** The problem, where it was not done. */
  code: string | null;
  detail: string | null;
  /** The visit after all actions; `null` if this door has none with this id, or can’t do anything about it any more. */
  visit: DoorVisitView | null;
}

export class DoorActionsView {
  /** The server’s time. */
  @Moment()
  now: string;
  /** In the order in which they were sent. An action without a result was not recorded: send it again later. */
  results: DoorActionView[];
}

/** What leaves of a visit, for a phone at the door. */
export const toDoorVisitView = (visit: DoorVisit): DoorVisitView => {
  const { venueId, runningLate, status, bill, publicKeys, opensAt, closesAt } = visit;
  return {
    ...toDaySheetVisitView(visit),
    ...{ venueId, bill, publicKeys: [...publicKeys], status: status === 'ended' ? 'cancelled' : status },
    ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    runningLate: runningLate && { minutes: runningLate.minutes, at: runningLate.at },
  };
};

/** What leaves of a conflict. */
export const toConflictView = (conflict: ConflictAtDoor): DoorConflictView => {
  const { id, collabId, name, handle, kind, outcome, code, detail, at, door, otherAt, otherDoor } = conflict;
  return {
    ...{ id, collabId, name, handle, kind, outcome, code: code!, detail: detail!, at: at.toISOString(), door },
    ...{ otherAt: otherAt?.toISOString() ?? null, otherDoor },
  };
};

/** What a phone sent, with its times read. */
export const toSaid = ({ at, seenAt, ...said }: DoorActionInput): SaidAtDoor => ({
  ...{ ...said, at: new Date(at) },
  ...(seenAt && { seenAt: new Date(seenAt) }),
});
