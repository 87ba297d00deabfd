import { Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../../config.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, Public, WhileViewing } from '../../../../shared/http/policy.js';
import { type Actor, ownProfile, type ProfileRef } from '../../../../shared/kernel/index.js';
import { publishedCalendar } from '../../../../shared/mail/index.js';
import { CollabsApi } from '../../../collabs/index.js';
import type { DiaryEntry } from '../../domain/feed.js';
import { CalendarService } from '../../use-cases/calendar-service.js';
import { FeedTokens } from '../security/feed-tokens.js';
import { CalendarAddressView, calendarEntry } from './calendar.dto.js';

const calendarType = 'text/calendar; charset=utf-8';

/** Visits and deadlines for the calendars that people keep. */
@ApiTags('portal')
@Controller('api/v1')
export class CalendarController {
  constructor(
    private readonly calendar: CalendarService,
    private readonly tokens: FeedTokens,
    private readonly collabs: CollabsApi,
    private readonly config: Config,
  ) {}

  /**
   * Returns the secret address where a calendar program finds your visits and deadlines for the active profile. Created
   * on first request.
   */
  @Get('calendar')
  @For('brand', 'influencer')
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getCalendarAddress', summary: 'Get your calendar address' })
  @ApiOkResponse({ type: CalendarAddressView })
  async address(@CurrentActor() actor: Actor): Promise<CalendarAddressView> {
    return this.at(await this.calendar.subscription(actor));
  }

  /** Replaces your calendar address; the previous one stops working. */
  @Post('calendar/renew')
  @HttpCode(200)
  @For('brand', 'influencer')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'renewCalendarAddress', summary: 'Replace your calendar address' })
  @ApiOkResponse({ type: CalendarAddressView })
  async renew(@CurrentActor() actor: Actor): Promise<CalendarAddressView> {
    return this.at(await this.calendar.renew(actor));
  }

  /**
   * Returns the calendar in iCalendar format. Problem: calendar/not-found for an address that was replaced, or whose
   * owner has left.
   */
  @Get('calendars/:token')
  @Public('any')
  @Header('cache-control', 'private, max-age=300')
  @ApiOperation({ operationId: 'readCalendar', summary: 'Download visits and deadlines as iCalendar' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async read(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { profile, entries } = await this.calendar.read(this.tokens.idIn(token.replace(/\.ics$/, '')));
    return this.send(reply, profile.type, entries);
  }

  /**
   * Returns the agreed visit of a Collab as a calendar file. Problem: collabs/not-found, also where no visit is agreed.
   */
  @Get('collabs/:id/visit.ics')
  @For('brand', 'influencer')
  @Header('cache-control', 'no-store')
  @Header('content-disposition', 'attachment; filename="visit.ics"')
  @ApiOperation({ operationId: 'getVisitCalendar', summary: 'Download a visit as iCalendar' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async visit(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.send(reply, ownProfile(actor).type, [await this.collabs.visitOf(actor, id)]);
  }

  private send(reply: FastifyReply, reader: ProfileRef['type'], entries: readonly DiaryEntry[]): string {
    void reply.type(calendarType);
    return publishedCalendar(
      'Tastemaker',
      entries.map((entry) => calendarEntry(entry, reader, this.config.publicUrl)),
    );
  }

  private at(id: string): CalendarAddressView {
    return { url: `${this.config.publicUrl}/api/v1/calendars/${this.tokens.tokenOf(id)}.ics` };
  }
}
