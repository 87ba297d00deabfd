import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Brand } from '../../domain/brand.js';
import { OwnCompany } from '../../use-cases/own-company.js';
import { CompanyView, UpdateCompanyInput } from './company.dto.js';

@ApiTags('portal')
@Controller('api/v1/company')
export class CompanyController {
  constructor(private readonly own: OwnCompany) {}

  /** Returns your brand's company profile. */
  @Get()
  @For('brand')
  @ByKey('profile:read')
  @ApiOperation({ operationId: 'getCompany', summary: 'Get your company profile' })
  @ApiOkResponse({ type: CompanyView })
  async get(@CurrentActor() actor: Actor): Promise<CompanyView> {
    return toView(await this.own.get(actor));
  }

  /**
   * Updates only the fields you send. Owners and admins only. Problems: identity/role-not-enough, profiles/stale,
   * profiles/no-such-file, profiles/picture-needed.
   */
  @Put()
  @For('brand')
  @ByKey('profile:write')
  @ApiOperation({ operationId: 'updateCompany', summary: 'Update your company profile' })
  @ApiOkResponse({ type: CompanyView })
  async update(@CurrentActor() actor: Actor, @Body() changes: UpdateCompanyInput): Promise<CompanyView> {
    return toView(await this.own.execute(actor, changes));
  }
}

const toView = ({ id, name, email, city, category, about, website, avatarPath }: Brand): CompanyView => ({
  id,
  name,
  email,
  city,
  category,
  about,
  website,
  avatarPath,
});
