import { IsString, Length, Matches } from 'class-validator';
import type { QuickReply } from '../../ports/repositories.js';

const longestReply = 500;

export class QuickReplyInput {
  @IsString({ message: 'Please write the reply.' })
  @Length(1, longestReply, { message: `A quick reply can have 1 to ${longestReply} characters.` })
  @Matches(/\S/, { message: 'Please write the reply.' })
  text: string;
}

export class QuickReplyView implements QuickReply {
  id: string;
  text: string;
}

export class QuickReplyList {
  items: QuickReplyView[];
  /** Whether you can add and delete them. */
  mayChange: boolean;
}
