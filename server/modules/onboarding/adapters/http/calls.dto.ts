import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { maxEmailLength } from '../../../../contract/rules/email.js';
import { textLimits } from '../../../../contract/rules/text-limits.js';
import { IsMoment, OneLine } from '../../../../shared/http/field-rules.js';
import { Moment, SomeOf } from '../../../../shared/http/view-fields.js';
import {
  type Call,
  type CallAction,
  callActions,
  callActionsFor,
  callEndsAt,
  type CallState,
} from '../../domain/call.js';
import { type LeadKind, leadKinds } from '../../domain/lead.js';

const emailMessage = { message: 'Please enter a valid email address.' };
const timeMessage = { message: 'Please choose a time.' };

export class CallSlotsView {
  /** The length of a call in minutes. */
  minutes: number;
  /** When a call can begin, earliest first: Monday to Friday, UK time, on the next ten working days. */
  @ApiProperty({ type: [String], format: 'date-time' })
  slots: string[];
}

export class BookCallInput {
  /** Whether you come as a brand or as an influencer. */
  @IsIn(leadKinds, { message: 'Please say whether you come as a brand or as an influencer.' })
  kind: LeadKind;

  @OneLine(textLimits.personName)
  name: string;

  /** Whitespace and case are ignored. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

  /** The company's name, or the influencer's handle. */
  @OneLine(textLimits.leadCompany)
  company: string;

  /** One of the slots, ISO 8601. */
  @IsMoment(timeMessage)
  startsAt: string;
}

/** A call that staff book for someone of a brand. */
export class BookCallWithBrandInput {
  @OneLine({ ...textLimits.personName, says: 'Please enter the person’s name (up to 100 characters).' })
  name: string;

  /** Whitespace and case are ignored. */
  @IsString(emailMessage)
  @MaxLength(maxEmailLength * 2, emailMessage)
  email: string;

  /** One of the slots, ISO 8601. */
  @IsMoment(timeMessage)
  startsAt: string;
}

export class MoveCallInput {
  /** One of the slots, ISO 8601. */
  @IsMoment(timeMessage)
  startsAt: string;
}

export class CallView {
  kind: LeadKind;
  name: string;
  company: string;
  email: string;
  @Moment()
  startsAt: string;
  @Moment()
  endsAt: string;
  state: CallState;
  /** The actions you can post to /calls/{token}/{action} now. */
  @SomeOf(callActions)
  actions: CallAction[];
}

/** A call as staff have it after they have booked, moved or cancelled it. */
export class BookedCallView extends CallView {
  id: string;
}

/** A call as it is shown, with what may still be done with it now. */
export function callView(call: Call, now: Date): CallView {
  const { kind, name, company, email, startsAt, state } = call;
  return {
    kind,
    name,
    company,
    email,
    startsAt: startsAt.toISOString(),
    endsAt: callEndsAt(call).toISOString(),
    state,
    actions: callActionsFor(call, now),
  };
}
