import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/http/policy.js';
import { toFoodRisksView } from '../../../collabs/index.js';
import type { DoorVisit } from '../../domain/door.js';
import { DoorService } from '../../use-cases/door-service.js';
import {
  CheckedInGuestList,
  type CheckedInGuestView,
  CheckedInView,
  CheckInGuestInput,
  DoorPassView,
  GuestBillView,
  GuestView,
  ListGuestsInput,
  LookAtCodeInput,
  OpenDoorInput,
  TypeGuestBillInput,
} from './check-in.dto.js';

const toGuestView = ({ visitAt, checkedInAt, ...visit }: DoorVisit): CheckedInGuestView => {
  const { collabId, name, handle, avatarPath, guests, title, venue, capPence, bill } = visit;
  return {
    ...{ collabId, name, handle, avatarPath, guests, title, venue, capPence, bill },
    ...{ visitAt: visitAt.toISOString(), checkedInAt: checkedInAt!.toISOString() },
  };
};

@ApiTags('portal')
@Controller('api/v1/doors')
export class DoorController {
  constructor(private readonly door: DoorService) {}

  /**
   * Checks the PIN and lets the phone in for twelve hours. Problems: collabs/pin-wrong (403), collabs/pin-locked (429).
   */
  @Post(':token/open')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'openDoor', summary: 'Unlock the check-in page with its PIN' })
  @ApiOkResponse({ type: DoorPassView })
  async open(@Param('token') token: string, @Body() { pin }: OpenDoorInput): Promise<DoorPassView> {
    const { pass, endsAt } = await this.door.open(token, pin);
    return { pass, endsAt: endsAt.toISOString() };
  }

  /**
   * Returns the guest with this code. Problems: collabs/code-unknown, collabs/code-old, collabs/code-elsewhere,
   * collabs/code-used, collabs/code-early (409), collabs/pin-needed (403).
   */
  @Post(':token/guests')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'lookAtCode', summary: 'Look up a guest by code' })
  @ApiOkResponse({ type: GuestView })
  async look(@Param('token') token: string, @Body() { pass, code }: LookAtCodeInput): Promise<GuestView> {
    const { visit, risks, seal } = await this.door.look(token, pass, code);
    const { collabId, name, handle, avatarPath, guests, title, venue, note, handoffNote, visitAt, capPence } = visit;
    return {
      ...{
        collabId,
        name,
        handle,
        avatarPath,
        guests,
        title,
        venue,
        note,
        handoffNote,
        visitAt: visitAt.toISOString(),
      },
      ...{ foodRisks: toFoodRisksView(risks), capPence, seal },
    };
  }

  /** Checks a guest in. From then on, they can submit content. Problems: collabs/code-old, collabs/wrong-step (409). */
  @Post(':token/check-ins')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'checkInGuest', summary: 'Check a guest in' })
  @ApiOkResponse({ type: CheckedInView })
  async checkIn(
    @Param('token') token: string,
    @Body() { pass, collabId, seal }: CheckInGuestInput,
  ): Promise<CheckedInView> {
    return { checkedInAt: (await this.door.checkIn(token, pass, collabId, seal)).toISOString() };
  }

  /**
   * Returns the guests who have checked in, until 48 hours after their visit began, with their bills. Problem:
   * collabs/pin-needed (403).
   */
  @Post(':token/checked-in')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listGuests', summary: 'List checked-in guests' })
  @ApiOkResponse({ type: CheckedInGuestList })
  async guests(@Param('token') token: string, @Body() { pass }: ListGuestsInput): Promise<CheckedInGuestList> {
    return { items: (await this.door.guests(token, pass)).map(toGuestView) };
  }

  /**
   * Enters the bill of a guest who has checked in. It can be entered again until the guest has answered. Problems:
   * collabs/guest-unknown (404), collabs/code-elsewhere, collabs/wrong-step, collabs/too-late (409), collabs/pin-needed
   * (403).
   */
  @Post(':token/bills')
  @HttpCode(200)
  @Public('same-origin')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'typeGuestBill', summary: 'Enter a guest’s bill' })
  @ApiOkResponse({ type: GuestBillView })
  typeBill(
    @Param('token') token: string,
    @Body() { pass, collabId, pence }: TypeGuestBillInput,
  ): Promise<GuestBillView> {
    return this.door.typeBill(token, pass, collabId, pence);
  }
}
