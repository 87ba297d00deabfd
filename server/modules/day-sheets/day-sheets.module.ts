import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { CollabsApi } from '../collabs/index.js';
import { OfferQueries } from '../offers/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { DaySheetsController, StopSheetsController } from './adapters/http/day-sheets.controller.js';
import { DaySheetLetterSamples, MailedSheetLetters } from './adapters/mail/day-sheet-letters.js';
import { CollabSheetVisits, ProfileBrandVenues, SignedStopLinks } from './adapters/modules/neighbours.js';
import {
  DaySheetsPersonalData,
  SqlSheetMailRepository,
  SqlSheetRepository,
} from './adapters/persistence/sql-day-sheets.js';
import {
  BrandVenues,
  SheetLetters,
  SheetMailRepository,
  SheetRepository,
  SheetVisits,
  StopLinks,
} from './ports/day-sheets.js';
import { ForgetDaySheets, SendDaySheets, SheetMailService, ShowDaySheet } from './use-cases/day-sheets.js';

/** What falls due: each venue's sheet at its hour, its changes, and the end of the day. */
class DaySheetWork {
  constructor(due: DueWork, send: SendDaySheets, forget: ForgetDaySheets) {
    due.add('day-sheets.send', () => send.execute());
    due.add('day-sheets.forget', () => forget.execute());
  }
}

/** The sheet of the day for kitchen and floor: as a page, as a PDF, and by email at the hour that a venue chooses. */
@Module({
  controllers: [DaySheetsController, StopSheetsController],
  providers: [
    provideAs(SheetVisits, CollabSheetVisits, CollabsApi, OfferQueries, Config),
    provideAs(BrandVenues, ProfileBrandVenues, ProfilesApi),
    provideAs(SheetMailRepository, SqlSheetMailRepository, Database),
    provideAs(SheetRepository, SqlSheetRepository, Database),
    provideAs(StopLinks, SignedStopLinks, Config),
    provideAs(SheetLetters, MailedSheetLetters, Mailer, StopLinks, Config),
    provide(DaySheetLetterSamples, LetterCatalogue, StopLinks, Config),
    provide(ShowDaySheet, SheetVisits, SheetRepository, BrandVenues, Clock),
    provide(
      SendDaySheets,
      ...([SheetMailRepository, SheetRepository, SheetVisits, BrandVenues, SheetLetters, Transaction, Clock] as const),
    ),
    provide(ForgetDaySheets, SheetRepository, Clock),
    provide(SheetMailService, SheetMailRepository, BrandVenues, StopLinks, Clock),
    provide(DaySheetsPersonalData, PersonalDataRegister, Database),
    provide(DaySheetWork, DueWork, SendDaySheets, ForgetDaySheets),
  ],
})
export class DaySheetsModule {}
