import { Controller, Get, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { type PageHead, PortalPage, SendsPage } from './portal-page.js';
import { Public } from './policy.js';

const heads: Readonly<Record<string, Pick<PageHead, 'title' | 'description'>>> = {
  '/': {
    title: 'Tastemaker – gifted Collabs for restaurants, hotels and creators',
    description:
      'Brands offer a visit or a product. Creators come, make the content and publish it. Good places, good creators, one ticket.',
  },
  '/join': {
    title: 'Join as a brand – Tastemaker',
    description:
      'Offer a visit, a stay or a product, and choose the creators who come. You won’t pay anything until your first Collab.',
  },
  '/i': {
    title: 'Join as a creator – Tastemaker',
    description: 'Gifted visits, stays and products from good places, in return for content. Joining is free.',
  },
  '/schedule-call': {
    title: 'Schedule a call – Tastemaker',
    description: 'Half an hour with one of us, online, at a time that suits you.',
  },
  // Only people with the link may read its content, so its preview names nobody.
  '/shortlist/:token': {
    title: 'A shortlist to vote on – Tastemaker',
    description: 'See the creators on this list and say yes, maybe or no to each. You don’t need an account.',
  },
  '/reports/:token': {
    title: 'A live report – Tastemaker',
    description: 'What these Collabs have brought: posts, reach and engagement, up to date whenever you open it.',
  },
};

/** Pages that people share, with their link previews. The page itself is the portal's. */
@ApiExcludeController()
@Public()
@Controller()
export class FrontPagesController {
  private readonly publicUrl: string;

  constructor(
    private readonly page: PortalPage,
    { publicUrl }: Config,
  ) {
    this.publicUrl = publicUrl;
  }

  @Get(Object.keys(heads))
  @SendsPage()
  show(@Req() { routeOptions }: FastifyRequest): Promise<string> {
    const path = routeOptions.url!;
    return this.page.withHead({
      ...heads[path]!,
      ...(path.includes(':') ? {} : { address: new URL(path, this.publicUrl).href }),
      picture: {
        address: new URL('/home/preview.jpg', this.publicUrl).href,
        describedAs: 'A laid table, beside dishes by an open fire, by the sea and by the water',
      },
    });
  }
}
