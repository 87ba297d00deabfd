import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Venue } from '../../domain/venue.js';
import { VenueRepository } from '../../ports/brands.js';
import { AddVenue, ChangeVenue, RemoveVenue } from '../../use-cases/change-venues.js';
import { VenueInput, VenueView } from './venues.dto.js';

const toVenueView = ({ id, name, address, city, point, openingHours }: Venue): VenueView => ({
  id,
  name,
  address,
  city,
  point,
  openingHours: openingHours as VenueView['openingHours'],
});

/** The places of the brand in whose name one is signed in. */
@ApiTags('portal')
@Controller('api/v1/venues')
export class VenuesController {
  constructor(
    private readonly venues: VenueRepository,
    private readonly addVenue: AddVenue,
    private readonly changeVenue: ChangeVenue,
    private readonly removeVenue: RemoveVenue,
  ) {}

  /** Returns all your venues by name; at most 50. */
  @Get()
  @For('brand')
  @ByKey('profile:read')
  @ApiOperation({ operationId: 'listVenues', summary: 'List your venues' })
  @ApiOkResponse({ type: [VenueView] })
  async list(@CurrentActor() actor: Actor): Promise<VenueView[]> {
    return (await this.venues.ofBrand(actor.profile!.uid)).map(toVenueView);
  }

  /** Adds a venue. */
  @Post()
  @For('brand')
  @ByKey('profile:write')
  @ApiOperation({ operationId: 'addVenue', summary: 'Add a venue' })
  async add(@CurrentActor() actor: Actor, @Body() input: VenueInput): Promise<VenueView> {
    return toVenueView(await this.addVenue.execute(actor, actor.profile!.uid, input));
  }

  /** Replaces a venue's details. Existing offers for the venue keep the details they were made with. */
  @Put(':id')
  @For('brand')
  @ByKey('profile:write')
  @ApiOperation({ operationId: 'changeVenue', summary: 'Update a venue' })
  @ApiOkResponse({ type: VenueView })
  async change(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() input: VenueInput): Promise<VenueView> {
    return toVenueView(await this.changeVenue.execute(actor, id, input));
  }

  /** Removes a venue. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand')
  @ByKey('profile:write')
  @ApiOperation({ operationId: 'removeVenue', summary: 'Remove a venue' })
  remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    return this.removeVenue.execute(actor, id);
  }
}
