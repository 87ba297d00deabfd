import { Param, ParseEnumPipe } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { deskKinds, timelineKinds } from '../../../../contract/rules/desk.js';

/** What kind of thing the address is about. What is no kind is not found. */
export const KindParam = () => Param('kind', new ParseEnumPipe(deskKinds, { errorHttpStatusCode: 404 }));

/** Says so in the API document. */
export const AboutKind = () => ApiParam({ name: 'kind', enum: deskKinds });

/** The same of what has a story to tell. */
export const TimelineKindParam = () => Param('kind', new ParseEnumPipe(timelineKinds, { errorHttpStatusCode: 404 }));
export const AboutTimelineKind = () => ApiParam({ name: 'kind', enum: timelineKinds });
