import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { IfAny } from './if-given.js';

/** The id of an uploaded picture. Left out, what is there stays; null takes it away. */
export const UploadedPicture = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'uuid', nullable: true, required: false }),
    IfAny(),
    IsUUID(undefined, { message: 'Please choose an uploaded picture.' }),
  );
