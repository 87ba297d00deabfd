import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { nothingAllowed } from '../../../../contract/consent.js';
import { CurrentActor, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Consent } from '../../domain/consent.js';
import { ConsentRepository } from '../../ports/repositories.js';
import { RecordConsent } from '../../use-cases/record-consent.js';
import { ConsentView, RecordConsentInput } from './privacy.dto.js';

@ApiTags('portal')
@Controller('api/v1/privacy/consent')
export class ConsentController {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly recordConsent: RecordConsent,
  ) {}

  /** Returns your analytics consent, whichever device you gave it on. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getConsent', summary: 'Get your analytics consent' })
  @ApiOkResponse({ type: ConsentView })
  async current(@CurrentActor() actor: Actor): Promise<ConsentView> {
    return toView(await this.consents.newestOf(actor.userId));
  }

  /** Sets your analytics consent from now on. Each decision is stored with its time and the version of the wording. */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'recordConsent', summary: 'Set your analytics consent' })
  @ApiOkResponse({ type: ConsentView })
  async record(@CurrentActor() actor: Actor, @Body() input: RecordConsentInput): Promise<ConsentView> {
    const { version, productAnalytics, heatMap, sessionReplay } = input;
    return toView(await this.recordConsent.execute(actor, version, { productAnalytics, heatMap, sessionReplay }));
  }
}

function toView(consent: Consent | null): ConsentView {
  if (!consent) return { version: null, ...nothingAllowed, decidedAt: null };
  const { version, productAnalytics, heatMap, sessionReplay, decidedAt } = consent;
  return { version, productAnalytics, heatMap, sessionReplay, decidedAt: decidedAt.toISOString() };
}
