import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { largestMetric } from '../product.js';

const Told = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  IsInt()(target, property);
  Min(0)(target, property);
  Max(largestMetric)(target, property);
};

export class KnowPostInput {
  /** The part of its address that names it: a YouTube id, a TikTok number, an Instagram shortcode. */
  @Matches(/^[\w-]{1,40}$/)
  id: string;
  @Told()
  views?: number;
  @Told()
  likes?: number;
  @Told()
  comments?: number;
  @Told()
  shares?: number;
  @Told()
  saves?: number;
}
