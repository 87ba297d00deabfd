import { Body, Controller, Header, HttpCode, Ip, Logger, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { entityTagOf } from '../../../../shared/http/entity-tags.js';
import { Public } from '../../../../shared/http/policy.js';
import { ActAtDoor } from '../../use-cases/act-at-door.js';
import { DoorService } from '../../use-cases/door-service.js';
import { ListDoorVisits } from '../../use-cases/list-door-visits.js';
import { DoorLimits } from './door-limits.js';
import {
  ActAtDoorInput,
  DoorActionsView,
  DoorListView,
  DoorPassView,
  DoorVisitView,
  ListDoorVisitsInput,
  LookAtCodeInput,
  OpenDoorInput,
  toConflictView,
  toDoorVisitView,
  toSaid,
} from './door.dto.js';

@ApiTags('portal')
@Controller('api/v1/doors')
export class DoorController {
  constructor(
    private readonly door: DoorService,
    private readonly listVisits: ListDoorVisits,
    private readonly actAtDoor: ActAtDoor,
    private readonly limits: DoorLimits,
    private readonly log: Logger,
  ) {}

  /**
   * Checks the PIN and lets the phone in for twelve hours. Problems: collabs/pin-wrong (403), collabs/pin-locked (429).
   */
  @Post(':token/open')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'openDoor', summary: 'Unlock the check-in page with its PIN' })
  @ApiOkResponse({ type: DoorPassView })
  async open(
    @Param('token') token: string,
    @Body() { pin }: OpenDoorInput,
    @Ip() address: string,
  ): Promise<DoorPassView> {
    const opened = await this.limits.pin(token, address, () => this.door.open(token, pin));
    const { pass, endsAt, now, keySecret } = opened;
    return { pass, endsAt: endsAt.toISOString(), now: now.toISOString(), keySecret };
  }

  /**
   * Returns the visits of today and tomorrow (UK days) and of the last 12 hours at this door’s venue, for a phone to keep
   * until `until`, and the conflicts of the last 24 hours. With the `version` of the phone’s list, neither is sent again
   * while they are the same. Problem: collabs/pin-needed (403).
   */
  @Post(':token/list')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listDoorVisits', summary: 'List the visits that a door expects' })
  @ApiOkResponse({ type: DoorListView })
  async list(
    @Param('token') token: string,
    @Body() { pass, version: known }: ListDoorVisitsInput,
  ): Promise<DoorListView> {
    const { at, until, brand, venue, left, ...list } = await this.listVisits.execute(token, pass);
    const [items, conflicts] = [list.visits.map(toDoorVisitView), list.conflicts.map(toConflictView)];
    const version = entityTagOf(JSON.stringify([brand, venue, left, items, conflicts]));
    const isUnchanged = version === known;
    return {
      ...{ at: at.toISOString(), until: until.toISOString(), brand, venue, left, version, isUnchanged },
      ...(isUnchanged ? { items: [], conflicts: [] } : { items, conflicts }),
    };
  }

  /**
   * Records what happened at the door, in order and each action once, also when it is sent again. An action that doesn’t
   * fit has its problem in its result: collabs/guest-unknown, collabs/code-elsewhere, collabs/code-used,
   * collabs/code-unknown, collabs/code-old, collabs/code-forged, collabs/visit-cancelled, collabs/visit-unscheduled,
   * collabs/ended, collabs/no-show-claimed, collabs/bill-newer, collabs/bill-answered, collabs/action-incomplete,
   * collabs/wrong-step, collabs/not-due-yet, collabs/too-late. An action that fails for now, and those about the same
   * guest after it, have no result: send them again. Problem of the request, which then records nothing:
   * collabs/pin-needed (403).
   */
  @Post(':token/actions')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'actAtDoor', summary: 'Record what happened at a door' })
  @ApiOkResponse({ type: DoorActionsView })
  async act(@Param('token') token: string, @Body() input: ActAtDoorInput): Promise<DoorActionsView> {
    const { pass, deviceId, sentAt, actions } = input;
    const sent = { deviceId, sentAt: new Date(sentAt) };
    const { now, results, faults } = await this.actAtDoor.execute(token, pass, sent, actions.map(toSaid));
    for (const fault of faults) this.log.warn(`An action at a door failed for now: ${String(fault)}`);
    return {
      now: now.toISOString(),
      results: results.map(({ visit, ...result }) => ({ ...result, visit: visit && toDoorVisitView(visit) })),
    };
  }

  /**
   * Returns the guest with this code, or with a code that ends like this, in four or more characters. Problems:
   * collabs/code-unknown, collabs/code-unclear, collabs/code-old, collabs/code-elsewhere,
   * collabs/code-used, collabs/code-early (409), collabs/pin-needed (403), request/too-many (429).
   */
  @Post(':token/guests')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'lookAtCode', summary: 'Look up a guest by code' })
  @ApiOkResponse({ type: DoorVisitView })
  async look(@Param('token') token: string, @Body() { pass, code }: LookAtCodeInput): Promise<DoorVisitView> {
    await this.limits.code(pass);
    return toDoorVisitView(await this.door.look(token, pass, code));
  }
}
