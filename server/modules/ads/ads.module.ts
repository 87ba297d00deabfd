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
import { AdminAdsController } from './adapters/http/admin-ads.controller.js';
import { AdsController } from './adapters/http/ads.controller.js';
import { AdPictures } from './adapters/modules/ad-pictures.js';
import { MediaAdFiles } from './adapters/modules/media-ad-files.js';
import { ProfileReaders } from './adapters/modules/profile-readers.js';
import { TypeOrmAdRepository } from './adapters/persistence/typeorm-ad.repository.js';
import { HmacViewTokens } from './adapters/security/hmac-view-tokens.js';
import { AdFiles } from './ports/ad-files.js';
import { AdRepository } from './ports/ad.repository.js';
import { Readers } from './ports/readers.js';
import { ViewTokens } from './ports/view-tokens.js';
import { KeepAd } from './use-cases/keep-ad.js';
import { ShowAds } from './use-cases/show-ads.js';

/** What staff promote in the feed of influencers. */
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
    provide(KeepAd, AdRepository, AdFiles, Transaction, Clock),
    provide(ShowAds, AdRepository, Readers, ViewTokens, Clock),
    provide(AdsDueWork, AdRepository, DueWork),
  ],
  exports: [PromotedPictures],
})
export class AdsModule {}
