import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from './config.js';
import { dataSourceOptions } from './db/data-source.js';
import { modules } from './modules/index.js';
import { BaseModule } from './shared/base.module.js';
import { FrontPagesController } from './shared/http/front-pages.controller.js';
import {
  ConventionsController,
  ProblemPagesController,
  SecurityTxtController,
} from './shared/http/public-texts.controller.js';
import { FeatureGuard } from './shared/http/feature.guard.js';
import { HealthController, Readiness } from './shared/http/health.controller.js';
import { ProblemFilter } from './shared/http/problem.filter.js';
import { SessionGuard } from './shared/http/session.guard.js';
import { SessionStrategy } from './shared/http/session.strategy.js';
import { ErrorService } from './shared/monitoring/error-service.js';
import { MonitoringController } from './shared/monitoring/monitoring.controller.js';

@Module({})
class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}

/** The whole product for one configuration. `more` are the sandbox's pages, outside production. */
@Module({})
export class AppModule {
  static with(config: Config, more: NonNullable<DynamicModule['imports']> = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config.databaseUrl!, config.databasePool),
          retryAttempts: 0,
          manualInitialization: false,
        }),
        BaseModule,
        ...modules,
        ...more,
      ],
      controllers: [
        HealthController,
        MonitoringController,
        ProblemPagesController,
        ConventionsController,
        FrontPagesController,
        SecurityTxtController,
      ],
      providers: [
        Readiness,
        SessionStrategy,
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: FeatureGuard },
        {
          provide: APP_FILTER,
          useFactory: (log: Logger, service: ErrorService) => new ProblemFilter(log, service),
          inject: [Logger, ErrorService],
        },
      ],
    };
  }
}
