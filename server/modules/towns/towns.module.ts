import { Module, type OnModuleInit } from '@nestjs/common';
import { nameTowns } from '../../contract/lists/index.js';
import { gazetteer } from './adapters/geonames/gazetteer.js';
import { TownsController } from './adapters/http/towns.controller.js';

/** The towns where people can be though no list has them: from GeoNames, the same in every process. */
@Module({ controllers: [TownsController] })
export class TownsModule implements OnModuleInit {
  onModuleInit(): void {
    nameTowns(gazetteer());
  }
}
