import { Global, Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { MediaApi, MediaModule, PromotedPictures } from '../media/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { AdsDueWork } from './adapters/events/ads-due-work.js';
import { AdminAdsController, AdsController } from './adapters/http/ads.controller.js';
import { AdPictures, MediaAdFiles, ProfileReaders } from './adapters/modules/neighbours.js';
import { TypeOrmAdRepository } from './adapters/persistence/typeorm-ad.repository.js';
import { HmacViewTokens } from './adapters/security/hmac-view-tokens.js';
import { AdRepository, ViewTokens } from './ports/ads.js';
import { AdFiles, Readers } from './ports/neighbours.js';
import { AdService } from './use-cases/ad-service.js';
import { CountAdView, ShowAds } from './use-cases/show-ads.js';

/** Staff's promotions in the influencers' feed. */
@Global()
@Module({
  imports: [MediaModule],
  controllers: [AdsController, AdminAdsController],
  providers: [
    provideAs(AdRepository, TypeOrmAdRepository, Database, Outbox),
    provideAs(Readers, ProfileReaders, ProfilesApi),
    provideAs(ViewTokens, HmacViewTokens, Config),
    provideAs(AdFiles, MediaAdFiles, MediaApi),
    provideAs(PromotedPictures, AdPictures, AdRepository, Clock),
    provide(AdService, AdRepository, AdFiles, Transaction, Clock),
    provide(ShowAds, AdRepository, Readers, ViewTokens, Clock),
    provide(CountAdView, AdRepository, ViewTokens, Clock),
    provide(AdsDueWork, AdRepository, DueWork),
  ],
  exports: [PromotedPictures],
})
export class AdsModule {}
