import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length, Matches } from 'class-validator';
import { deskLimits } from '../../../../contract/rules/desk.js';
import type { MessageReport } from '../../use-cases/message-influencers.js';

export class MessageInfluencersInput {
  /** The influencers to write to. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(deskLimits.atOnce, { message: `At most ${deskLimits.atOnce} at once.` })
  @IsUUID(undefined, { each: true })
  ids: string[];

  @IsString({ message: 'Please write a message.' })
  @Length(1, deskLimits.messageCharacters, {
    message: `A message can have 1 to ${deskLimits.messageCharacters} characters.`,
  })
  @Matches(/\S/, { message: 'Please write a message.' })
  text: string;

  /**
   * Chosen by the sender; sending again with the same one writes to nobody twice. The live stream reports progress
   * under it.
   */
  @IsUUID(undefined, { message: 'clientId must be a UUID.' })
  clientId: string;
}

class MessagedView {
  id: string;
  /** The conversation with the message, where their answer will be. */
  conversationId: string;
}

class UnreachedView {
  id: string;
  /** Empty if nobody has this id. */
  name: string;
  reason: string;
}

export class MessageReportView implements MessageReport {
  sent: MessagedView[];
  refused: UnreachedView[];
}
