import { Database } from '../../shared/db/index.js';
import { Outbox } from '../../shared/events/index.js';
import { KeyReader } from '../../shared/http/keys.js';
import { RealTime, SecretTokens, Transaction } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { KeysController } from './adapters/http/keys.controller.js';
import { StaffKeysController } from './adapters/http/staff-keys.controller.js';
import { SqlApiKeyRepository } from './adapters/persistence/sql-api-key.repository.js';
import { SqlKeyReader } from './adapters/persistence/sql-key-reader.js';
import { KeysApi } from './keys.api.js';
import { ApiKeyRepository } from './ports/api-key.repository.js';
import { SeatLimits } from './ports/seat-limits.js';
import { UserRepository } from './ports/user.repository.js';
import { OwnKeys } from './use-cases/own-keys.js';
import { StaffKeys } from './use-cases/staff-keys.js';

export const keyControllers = [KeysController, StaffKeysController];

/** By which programs act in a profile's name. */
export const keyProviders = [
  provideAs(ApiKeyRepository, SqlApiKeyRepository, Database, Outbox),
  provideAs(KeyReader, SqlKeyReader, Database, SecretTokens, RealTime, SeatLimits),
  provide(OwnKeys, ApiKeyRepository, SecretTokens, Transaction, RealTime),
  provide(KeysApi, UserRepository, OwnKeys),
  provide(StaffKeys, ApiKeyRepository, UserRepository, SecretTokens, Transaction, RealTime),
];
