import { IsString, MaxLength } from 'class-validator';

export class DeleteProfileInput {
  /** The profile's name, typed to confirm. */
  @IsString({ message: 'Please type the name to confirm.' })
  @MaxLength(200, { message: 'This is not the name.' })
  name: string;
}
