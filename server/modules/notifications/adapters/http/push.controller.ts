import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, CurrentSession, SignedIn, WhileViewing } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { PushDeviceService } from '../../use-cases/keep-settings.js';
import { AddPushDeviceInput, PushDeviceList } from './notifications.dto.js';

@ApiTags('portal')
@Controller('api/v1/push-devices')
export class PushController {
  constructor(private readonly devices: PushDeviceService) {}

  /** The devices that show what waits for this person, and the key with which a browser subscribes. */
  @Get()
  @SignedIn()
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listPushDevices', summary: 'List your devices with notifications' })
  @ApiOkResponse({ type: PushDeviceList })
  list(@CurrentSession() session: Session): Promise<PushDeviceList> {
    return this.listFor(session);
  }

  /**
   * Shows what waits for this person in this browser as well, until they sign out there. Replaces what the browser gave before.
   * Problems: notifications/push-off, notifications/bad-subscription.
   */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'addPushDevice', summary: 'Turn on notifications in this browser' })
  @ApiOkResponse({ type: PushDeviceList })
  async add(
    @CurrentSession() session: Session,
    @Body() { endpoint, keys }: AddPushDeviceInput,
  ): Promise<PushDeviceList> {
    await this.devices.add(session.actor.userId, session.id, { endpoint, ...keys });
    return this.listFor(session);
  }

  /** Sends nothing more to this device. Problem: notifications/no-such-device, also for another person's. */
  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ operationId: 'removePushDevice', summary: 'Turn off notifications on a device' })
  @ApiNoContentResponse()
  async remove(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<void> {
    await this.devices.remove(userId, id);
  }

  private async listFor({ actor, id: sessionId }: Session): Promise<PushDeviceList> {
    const devices = await this.devices.list(actor.userId, sessionId);
    const items = devices.map(({ id, name, createdAt, current }) => ({
      ...{ id, name, current },
      createdAt: createdAt.toISOString(),
    }));
    return { publicKey: this.devices.publicKey, items };
  }
}
