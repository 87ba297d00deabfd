import path from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Jobs } from '../../shared/jobs/jobs.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer, SupportAddress } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { PeopleApi } from '../identity/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { PrivacySubscriptions } from './adapters/events/privacy-subscriptions.js';
import { ZipExportFiles } from './adapters/files/zip-export-files.js';
import { ClosureController } from './adapters/http/closure.controller.js';
import { ConsentController } from './adapters/http/consent.controller.js';
import { DataExportsController } from './adapters/http/data-exports.controller.js';
import { JobExportOrders } from './adapters/jobs/job-export-orders.js';
import { LetterAccountMails, PrivacyLetterSamples } from './adapters/mail/letter-account-mails.js';
import { IdentityPeople } from './adapters/modules/identity-people.js';
import { RegisteredHolders } from './adapters/modules/registered-holders.js';
import { PrivacyPersonalData } from './adapters/persistence/privacy-personal-data.js';
import {
  SqlClosureRepository,
  SqlConsentRepository,
  SqlExportRepository,
} from './adapters/persistence/sql-repositories.js';
import { AccountMails, Holders, People } from './ports/neighbours.js';
import {
  ExportFiles,
  ExportOrders,
  ExportRepository,
  ClosureRepository,
  ConsentRepository,
} from './ports/repositories.js';
import { CloseAccount, KeepAccount } from './use-cases/close-account.js';
import { ForgetExports, MakeExport, OpenExport, RequestExport } from './use-cases/data-exports.js';
import { EraseAccount, EraseDueAccounts, ForgetPerson, ForgetProfile } from './use-cases/erase.js';
import { RecordConsent } from './use-cases/record-consent.js';

/** Where all processes find them. The S3 adapter is large, so it is loaded lazily. */
const exportFilesOf = async ({ s3, dataDir }: Config): Promise<ExportFiles> =>
  s3
    ? new (await import('./adapters/files/s3-export-files.js')).S3ExportFiles(s3)
    : new ZipExportFiles(path.join(dataDir, 'exports'));

/** People's requests about their own data. Every module that stores some is in the shared registry. */
@Module({
  controllers: [ConsentController, DataExportsController, ClosureController],
  providers: [
    { provide: ExportFiles, useFactory: exportFilesOf, inject: [Config] },
    provideAs(ConsentRepository, SqlConsentRepository, Database),
    provideAs(ExportRepository, SqlExportRepository, Database),
    provideAs(ClosureRepository, SqlClosureRepository, Database, Outbox),
    provideAs(Holders, RegisteredHolders, PersonalDataRegister),
    provideAs(People, IdentityPeople, PeopleApi, ProfilesApi),
    provideAs(AccountMails, LetterAccountMails, Mailer, SupportAddress, Config),
    provide(PrivacyLetterSamples, LetterCatalogue, SupportAddress, Config),
    provideAs(ExportOrders, JobExportOrders, Jobs, MakeExport),
    provide(RecordConsent, ConsentRepository, Clock),
    provide(RequestExport, ExportRepository, ExportOrders, Transaction, Clock),
    provide(MakeExport, ExportRepository, ExportFiles, Holders, People, AccountMails, Transaction, Clock),
    provide(OpenExport, ExportRepository, ExportFiles, Clock),
    provide(ForgetExports, ExportRepository, ExportFiles, Clock),
    provide(CloseAccount, ClosureRepository, Holders, People, AccountMails, Transaction, Clock),
    provide(KeepAccount, ClosureRepository, Holders, People, AccountMails, Transaction, Clock),
    provide(ForgetPerson, Holders, ExportRepository, ExportFiles, AccountMails, Clock),
    provide(EraseDueAccounts, ClosureRepository, People, ForgetPerson, Transaction, Clock),
    provide(EraseAccount, ClosureRepository, People, Holders, ForgetPerson, Transaction, Clock),
    provide(ForgetProfile, Holders, Transaction, Clock),
    provide(PrivacySubscriptions, EventBus, DueWork, ForgetProfile, EraseDueAccounts, ForgetExports),
    provide(PrivacyPersonalData, PersonalDataRegister, Database),
  ],
  exports: [EraseAccount],
})
export class PrivacyModule {}
