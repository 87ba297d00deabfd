import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { CorrectGift, StepBill } from '../collabs/index.js';
import { RecordsSubscriptions } from './adapters/events/records-subscriptions.js';
import { CollabGiftsController, GiftsController } from './adapters/http/gifts.controller.js';
import { ReliabilityController } from './adapters/http/reliability.controller.js';
import { CollabGiftCorrections } from './adapters/modules/collab-gift-corrections.js';
import { RecordsPersonalData } from './adapters/persistence/records-personal-data.js';
import { SqlGiftLedger } from './adapters/persistence/sql-gift-ledger.js';
import { SqlCollabLog, SqlProfileNames } from './adapters/persistence/sql-neighbours.js';
import { SqlRecordBook } from './adapters/persistence/sql-record-book.js';
import { CollabLog, GiftCorrections, ProfileNames } from './ports/neighbours.js';
import { GiftLedger, RecordBook } from './ports/repositories.js';
import { CorrectGiftValue, SettleBill, ShowGift, StateGifts } from './use-cases/gifts.js';
import { NoteFacts } from './use-cases/note-facts.js';
import { ReadReliability } from './use-cases/read-reliability.js';
import { CheckRecords, RebuildRecords } from './use-cases/replay-log.js';

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
    provideAs(GiftCorrections, CollabGiftCorrections, CorrectGift, StepBill),
    provide(CorrectGiftValue, GiftCorrections, GiftLedger, NoteFacts, Transaction),
    provide(SettleBill, GiftCorrections, NoteFacts, Transaction),
    provide(ShowGift, GiftLedger),
    provide(StateGifts, GiftLedger, ProfileNames, Clock),
    provide(RecordsSubscriptions, EventBus, NoteFacts, Jobs, RebuildRecords),
    provide(RecordsPersonalData, PersonalDataRegister, Database),
  ],
  exports: [CheckRecords, RebuildRecords],
})
export class RecordsModule {}
