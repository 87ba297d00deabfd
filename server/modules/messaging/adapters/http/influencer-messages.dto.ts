import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length, Matches } from 'class-validator';
import { deskLimits } from '../../../../contract/rules/desk.js';
import type { MessageReport } from '../../use-cases/message-influencers.js';

export class MessageInfluencersInput {
  /** To whom. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(deskLimits.atOnce, { message: `At most ${deskLimits.atOnce} at once.` })
  @IsUUID(undefined, { each: true })
  ids: string[];

  @IsString({ message: 'Please write a message.' })
  @Length(1, deskLimits.messageCharacters, {
    message: `A message has from 1 to ${deskLimits.messageCharacters} characters.`,
  })
  @Matches(/\S/, { message: 'Please write a message.' })
  text: string;

  /** Chosen by the sender: sent again under the same one, nobody is written to twice. Under it the live stream tells how many are done. */
  @IsUUID(undefined, { message: 'clientId must be a UUID.' })
  clientId: string;
}

class MessagedView {
  id: string;
  /** Where it is, and where their answer will be. */
  conversationId: string;
}

class UnreachedView {
  id: string;
  /** Empty where there is nobody of this id. */
  name: string;
  reason: string;
}

export class MessageReportView implements MessageReport {
  sent: MessagedView[];
  refused: UnreachedView[];
}
