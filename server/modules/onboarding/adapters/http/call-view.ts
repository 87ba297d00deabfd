import { type Call, callActionsFor, callEndsAt } from '../../domain/call.js';
import type { CallView } from './calls.dto.js';

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
