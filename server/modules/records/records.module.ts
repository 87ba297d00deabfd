import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus } from '../../shared/events/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CorrectGift } from '../collabs/index.js';
import { RecordsSubscriptions } from './adapters/events/records-subscriptions.js';
import { CollabGiftsController } from './adapters/http/collab-gifts.controller.js';
import { GiftsController } from './adapters/http/gifts.controller.js';
import { ReliabilityController } from './adapters/http/reliability.controller.js';
import { CollabGiftCorrections } from './adapters/modules/collab-gift-corrections.js';
import { RecordsPersonalData } from './adapters/persistence/records-personal-data.js';
import { SqlCollabLog } from './adapters/persistence/sql-collab-log.js';
import { SqlGiftLedger } from './adapters/persistence/sql-gift-ledger.js';
import { SqlProfileNames } from './adapters/persistence/sql-profile-names.js';
import { SqlRecordBook } from './adapters/persistence/sql-record-book.js';
import { CollabLog } from './ports/collab-log.js';
import { GiftCorrections } from './ports/gift-corrections.js';
import { GiftLedger } from './ports/gift-ledger.js';
import { ProfileNames } from './ports/profile-names.js';
import { RecordBook } from './ports/record-book.js';
import { CheckRecords } from './use-cases/check-records.js';
import { CorrectGiftValue } from './use-cases/correct-gift-value.js';
import { NoteFacts } from './use-cases/note-facts.js';
import { ReadReliability } from './use-cases/read-reliability.js';
import { RebuildRecords } from './use-cases/rebuild-records.js';
import { ShowGift } from './use-cases/show-gift.js';
import { StateGifts } from './use-cases/state-gifts.js';

@Module({
  controllers: [ReliabilityController, GiftsController, CollabGiftsController],
  providers: [
    provideAs(RecordBook, SqlRecordBook, Database),
    provideAs(GiftLedger, SqlGiftLedger, Database),
    provideAs(ProfileNames, SqlProfileNames, Database),
    provideAs(CollabLog, SqlCollabLog, Database),
    provide(NoteFacts, CollabLog, RecordBook, GiftLedger, Transaction),
    provide(RebuildRecords, CollabLog, NoteFacts),
    provide(CheckRecords, CollabLog, RecordBook, GiftLedger),
    provide(ReadReliability, RecordBook, ProfileNames),
    provideAs(GiftCorrections, CollabGiftCorrections, CorrectGift),
    provide(CorrectGiftValue, GiftCorrections, GiftLedger, NoteFacts, Transaction),
    provide(ShowGift, GiftLedger),
    provide(StateGifts, GiftLedger, ProfileNames, Clock),
    provide(RecordsSubscriptions, EventBus, NoteFacts),
    provide(RecordsPersonalData, PersonalDataRegister, Database),
  ],
  exports: [CheckRecords, RebuildRecords],
})
export class RecordsModule {}
