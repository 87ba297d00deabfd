import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config.js';
import { nameTowns } from '../../contract/lists/index.js';
import { Database } from '../../shared/db/index.js';
import { inPostgres } from '../../shared/http/attempt-limits.js';
import { gazetteer, TownGeocoder } from './adapters/geonames/town-geocoder.js';
import { PlacesController, TownsController } from './adapters/http/towns.controller.js';
import { NominatimGeocoder } from './adapters/nominatim/nominatim-geocoder.js';
import { Geocoder } from './ports/geocoder.js';

/** Towns that people can choose although no list has them, the same in every process, and geocoding of addresses. */
@Module({
  controllers: [TownsController, PlacesController],
  providers: [
    {
      provide: Geocoder,
      useFactory: ({ geocoder }: Config, db: Database, log: Logger): Geocoder => {
        const towns = new TownGeocoder();
        const oneASecond = { keyPrefix: 'geocoder', points: 1, duration: 1 };
        return geocoder ? new NominatimGeocoder(geocoder, inPostgres(db)(oneASecond), towns, log) : towns;
      },
      inject: [Config, Database, Logger],
    },
  ],
})
export class TownsModule implements OnModuleInit {
  onModuleInit(): void {
    nameTowns(gazetteer());
  }
}
