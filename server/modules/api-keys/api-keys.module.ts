import { Global, Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { KeyReader } from '../../shared/http/keys.js';
import { RealTime, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { MembersApi, PersonalKeys } from '../identity/index.js';
import { KeysController, StaffKeysController } from './adapters/http/keys.controller.js';
import { ApiKeysPersonalData } from './adapters/persistence/api-keys-personal-data.js';
import { SqlApiKeyRepository } from './adapters/persistence/sql-api-key.repository.js';
import { SqlKeyReader } from './adapters/persistence/sql-key-reader.js';
import { KeysApi } from './keys.api.js';
import { ApiKeyRepository } from './ports/api-key.repository.js';
import { ApiKeyService } from './use-cases/api-key-service.js';

/**
 * Programs' credentials for a profile. Tells the session guard whose key it is, and identity how to revoke a person's
 * keys.
 */
@Global()
@Module({
  controllers: [KeysController, StaffKeysController],
  providers: [
    provideAs(ApiKeyRepository, SqlApiKeyRepository, Database, Outbox),
    provideAs(PersonalKeys, SqlApiKeyRepository, Database, Outbox),
    provideAs(KeyReader, SqlKeyReader, Database, SecretTokens, RealTime, MembersApi),
    provide(ApiKeyService, ApiKeyRepository, SecretTokens, Transaction, RealTime),
    provide(KeysApi, MembersApi, ApiKeyService),
    provide(ApiKeysPersonalData, PersonalDataRegister, Database),
  ],
  exports: [KeyReader, KeysApi, PersonalKeys],
})
export class ApiKeysModule {}
