import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../../config.js';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { For, Public } from '../../../../shared/http/policy.js';
import { type PageHead, PortalPage, SendsPage } from '../../../../shared/http/portal-page.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { introduce } from '../../domain/media-kit-head.js';
import { ProfileQueries } from '../queries/profile.queries.js';
import { MediaKitView, PublicBrandView } from './profiles.dto.js';

@ApiTags('portal')
@Controller('api/v1')
export class ProfilesController {
  constructor(private readonly profiles: ProfileQueries) {}

  /**
   * Returns an influencer's public media kit, by handle or uid. Unclaimed profiles and accounts that are being closed
   * have none. Problem: profiles/influencer-not-found.
   */
  @Get('influencers/:handle')
  @Public()
  @ApiOperation({ operationId: 'getMediaKit', summary: 'Get an influencer’s public media kit' })
  @ApiOkResponse({ type: MediaKitView })
  mediaKit(@Param('handle') handle: string): Promise<MediaKitView> {
    return this.profiles.mediaKit(handle);
  }

  /** Returns a brand's public profile. */
  @Get('brands/:id')
  @For('brand', 'influencer', 'admin')
  @ByKey('profile:read')
  @ApiOperation({ operationId: 'getBrand', summary: 'Get a brand’s public profile' })
  @ApiOkResponse({ type: PublicBrandView })
  brand(@IdParam() id: string): Promise<PublicBrandView> {
    return this.profiles.publicBrand(id);
  }
}

/** Link previews show a picture of less than 600 pixels small and whole, beside the text. */
const pictureWidth = 320;

const noSuchPage: PageHead = {
  title: 'There’s nothing at this address – Tastemaker',
  description: 'The page may have moved, or the address may be incomplete.',
};
const anybodysPage: PageHead = {
  title: 'Media kits – Tastemaker',
  description: 'Gifted collaborations between places worth visiting and creators worth following.',
};

/** The addresses of media kits, with what other sites show when they are passed on. The page itself is the portal's. */
@ApiExcludeController()
@Public()
@Controller()
export class MediaKitPagesController {
  private readonly publicUrl: string;

  constructor(
    private readonly profiles: ProfileQueries,
    private readonly page: PortalPage,
    { publicUrl }: Config,
  ) {
    this.publicUrl = publicUrl;
  }

  /** `/i/zoe.eats`: the short address. */
  @Get('i/:handle')
  @SendsPage()
  short(@Param('handle') handle: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.pageOf(handle, reply, (kit, head) =>
      this.page.rendered(head, `/i/${encodeURIComponent(handle)}`, [[['media-kit', handle.toLowerCase()], kit]]),
    );
  }

  /** `/app/influencer/profile?uid=` or `?handle=`; without either an influencer sees their own. */
  @Get('app/influencer/profile')
  @SendsPage()
  long(
    @Query('uid') uid: unknown,
    @Query('handle') handle: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string | Promise<string> {
    const [asked] = [uid, handle].filter((each): each is string => typeof each === 'string' && each !== '');
    const show = (_: MediaKitView, head: PageHead) => this.page.withHead(head);
    return asked ? this.pageOf(asked, reply, show) : this.page.withHead(anybodysPage);
  }

  private async pageOf(
    handleOrUid: string,
    reply: FastifyReply,
    show: (kit: MediaKitView, head: PageHead) => string | Promise<string>,
  ): Promise<string> {
    try {
      const kit = await this.profiles.mediaKit(handleOrUid);
      return await show(kit, this.headOf(kit));
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
      void reply.status(404);
      return this.page.withHead(noSuchPage);
    }
  }

  private headOf(kit: MediaKitView): PageHead {
    const query = new URLSearchParams({ path: kit.avatarPath ?? '', w: String(pictureWidth) });
    return {
      ...introduce(kit),
      type: 'profile',
      address: `${this.publicUrl}/i/${encodeURIComponent(kit.handle)}`,
      ...(kit.avatarPath && {
        picture: { address: `${this.publicUrl}/api/v1/thumbs?${query.toString()}`, describedAs: kit.name },
      }),
    };
  }
}
