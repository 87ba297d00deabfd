import { Body, Controller, Get, HttpCode, HttpException, Param, ParseEnumPipe, Patch, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { Clock, Config, largestMetric, Public } from '../product.js';
import { mediaIdOf } from './known-posts.js';
import {
  randomToken,
  type SocialAccount,
  SocialAccounts,
  type SocialFault,
  socialFaults,
  type SocialPlatformName,
} from './social-accounts.js';
import { SocialNotices } from './social-notices.js';

const longestDelayMs = 30_000;
const names = { instagram: 'instagram', tiktok: 'tiktok', youtube: 'youtube' } as const;

const PlatformParam = () => Param('platform', new ParseEnumPipe(names));

class ChangeAccountInput {
  @IsOptional()
  @IsString()
  handle?: string;
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(largestMetric)
  followers?: number;
  /** `null` ends the failure. */
  @IsOptional()
  @IsIn(socialFaults)
  fault?: SocialFault | null;
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(longestDelayMs)
  delayMs?: number;
}

type ConsentForm = Readonly<{
  platform: SocialPlatformName;
  state: string;
  redirect_uri: string;
  challenge: string;
  /** One box arrives as text. */
  scope?: string | readonly string[];
  answer: 'allow' | 'cancel';
}>;

/** The owner's side of the platforms' stand-ins: consent, settings, and failures to inject. Never in production. */
@ApiExcludeController()
@Public('any')
@Controller('sandbox/social')
export class SocialController {
  private readonly notices: SocialNotices;

  constructor(
    private readonly accounts: SocialAccounts,
    private readonly config: Config,
    clock: Clock,
  ) {
    this.notices = new SocialNotices(config.publicUrl, () => clock.now());
  }

  /** The owner answers on the consent page. Returns to our callback only. */
  @Post('consent')
  async consent(@Body() form: ConsentForm, @Res() reply: FastifyReply): Promise<void> {
    const { platform, state, redirect_uri: redirectUri, challenge, scope = [] } = form;
    if (!redirectUri.startsWith(`${this.config.publicUrl}/`)) throw new HttpException('No such client', 400);
    const address = new URL(redirectUri);
    address.searchParams.set('state', state);
    if (form.answer === 'allow') {
      const code = randomToken('code');
      const unused = { access: randomToken('unused'), refresh: randomToken('unused'), issuedAt: 0 };
      const scopes = [scope].flat();
      await this.accounts.keep({ ...unused, platform, code, challenge: challenge || null, redirectUri, scopes });
      address.searchParams.set('code', code);
    } else address.searchParams.set('error', 'access_denied');
    await reply.redirect(address.href, 303);
  }

  /** An account, and how its platform behaves. */
  @Get(':platform')
  show(@PlatformParam() platform: SocialPlatformName): Promise<SocialAccount> {
    return this.accounts.account(platform);
  }

  /** Sets what is given: numbers, a failure, a delay. */
  @Patch(':platform')
  change(@PlatformParam() platform: SocialPlatformName, @Body() input: ChangeAccountInput): Promise<SocialAccount> {
    return this.accounts.change(platform, input);
  }

  /** The owner withdraws their permission in the platform's settings, and the platform tells us. */
  @Post(':platform/withdraw')
  @HttpCode(204)
  async withdraw(@PlatformParam() platform: SocialPlatformName): Promise<void> {
    await this.accounts.withdraw(platform);
    await this.notices.removed(platform, (await this.accounts.account(platform)).externalId);
  }

  /** The owner of the Instagram account asks for the deletion of their data. Returns the product's answer. */
  @Post('instagram/delete-data')
  @HttpCode(200)
  async deleteData(): Promise<object> {
    await this.accounts.withdraw('instagram');
    return this.notices.deletion((await this.accounts.account('instagram')).externalId);
  }

  /** An Instagram story has gone; `id` is the number in its address. */
  @Post('instagram/stories/:id/end')
  @HttpCode(204)
  async endStory(@Param('id') id: string): Promise<void> {
    const { externalId, reach } = await this.accounts.account('instagram');
    await this.notices.story(externalId, mediaIdOf(id), { reach, impressions: reach + 11 });
  }
}
