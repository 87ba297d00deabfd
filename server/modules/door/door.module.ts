import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { inPostgres } from '../../shared/http/attempt-limits.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { DueWork } from '../../shared/time/index.js';
import { CollabsApi } from '../collabs/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { CheckInCodeController, CheckInLinksController } from './adapters/http/check-in.controller.js';
import { DoorController } from './adapters/http/door.controller.js';
import { DoorLimits } from './adapters/http/door-limits.js';
import { DoorDueWork } from './adapters/events/door-due-work.js';
import { CollabVisits, ProfileVenues } from './adapters/modules/neighbours.js';
import { TypeOrmCheckInLinkRepository } from './adapters/persistence/typeorm-check-in-link.repository.js';
import { DoorPersonalData, SqlCheckInKeys } from './adapters/persistence/sql-check-in-keys.js';
import { SqlDoorActions } from './adapters/persistence/sql-door-actions.js';
import { HmacCheckInSecrets } from './adapters/security/hmac-check-in-secrets.js';
import { WebCryptoSignedCodes } from './adapters/security/web-crypto-signed-codes.js';
import { CheckInKeys, SignedCodes } from './ports/check-in-keys.js';
import { CheckInLinkRepository, CheckInSecrets } from './ports/check-in-links.js';
import { DoorActions } from './ports/door-actions.js';
import { Venues, Visits } from './ports/neighbours.js';
import { ActAtDoor } from './use-cases/act-at-door.js';
import { DoorService } from './use-cases/door-service.js';
import { ListDoorConflicts, ListDoorVisits } from './use-cases/list-door-visits.js';
import { MakeCheckInLink, RemoveCheckInLink } from './use-cases/check-in-links.js';
import { RegisterCheckInKey, ShowCheckInCode } from './use-cases/register-check-in-key.js';

/** Check-in at the venue: the brand's links and PINs, and the codes on influencers' phones. */
@Module({
  controllers: [CheckInLinksController, DoorController, CheckInCodeController],
  providers: [
    { provide: DoorLimits, useFactory: (db: Database) => new DoorLimits(inPostgres(db)), inject: [Database] },
    provideAs(CheckInLinkRepository, TypeOrmCheckInLinkRepository, Database),
    provideAs(CheckInSecrets, HmacCheckInSecrets, Config),
    provideAs(Visits, CollabVisits, CollabsApi, CheckInKeys),
    provideAs(Venues, ProfileVenues, ProfilesApi),
    provide(MakeCheckInLink, CheckInLinkRepository, CheckInSecrets, Venues, Clock),
    provide(RemoveCheckInLink, CheckInLinkRepository),
    provide(DoorService, CheckInLinkRepository, Visits, CheckInSecrets, Clock),
    provideAs(DoorActions, SqlDoorActions, Database),
    provide(ListDoorConflicts, DoorActions, Visits, Venues, Clock),
    provide(ListDoorVisits, DoorService, Visits, Venues, ListDoorConflicts, Clock),
    provide(
      ActAtDoor,
      ...([DoorService, Visits, DoorActions, CheckInSecrets, CheckInKeys, SignedCodes, Transaction, Clock] as const),
    ),
    provide(ShowCheckInCode, Visits, CheckInSecrets, Clock),
    provideAs(CheckInKeys, SqlCheckInKeys, Database),
    provideAs(SignedCodes, WebCryptoSignedCodes),
    provide(RegisterCheckInKey, Visits, CheckInKeys, SignedCodes, Clock),
    provide(DoorPersonalData, PersonalDataRegister, Database),
    provide(DoorDueWork, CheckInKeys, DoorActions, DueWork),
  ],
})
export class DoorModule {}
