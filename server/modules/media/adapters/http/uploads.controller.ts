import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Delete, Head, type OnModuleInit, Patch, Post, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiConsumes, ApiHeader, ApiNoContentResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { RateLimits } from '../../../../shared/http/rate-limits.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { TusUploads, uploadsPath } from './tus-uploads.js';

const chunkType = 'application/offset+octet-stream';
const version = { name: 'Tus-Resumable', required: true, schema: { type: 'string', enum: ['1.0.0'] } };

/**
 * Resumable uploads by tus 1.0.0 (https://tus.io/protocols/resumable-upload). All routes do one thing, `pass`; each is written out for
 * its policy and its place in the document.
 */
@ApiTags('portal')
@Controller(uploadsPath.slice(1))
export class UploadsController implements OnModuleInit {
  /** However many people and sessions share a network. */
  private readonly limits = new RateLimits();

  constructor(
    private readonly uploads: TusUploads,
    private readonly adapters: HttpAdapterHost,
  ) {}

  /** Chunks pass as they come; nothing collects them in memory. */
  onModuleInit(): void {
    const { httpAdapter } = this.adapters as { httpAdapter?: HttpAdapterHost['httpAdapter'] }; // none on the command line
    const fastify = httpAdapter?.getInstance<FastifyInstance>();
    fastify?.addContentTypeParser(chunkType, (_request, payload, done) => done(null, payload));
  }

  /**
   * Starts a tus upload of at most 2 GB, or 100 MB for pictures. Send `Upload-Length` in bytes, and `Upload-Metadata`
   * with `filename` and `filetype`. With `collab`, the id of an open Collab, the file counts towards the storage of
   * that Collab's brand. With `posterOf`, the id of a video, it becomes that video's poster. The bytes are reserved
   * immediately. Returns `Location`, whose last part becomes the media id when the last byte has arrived. Problems:
   * media/not-accepted, media/too-large, media/storage-full, media/no-collab, media/has-poster, media/not-tus,
   * request/too-many (600 a minute from one network).
   */
  @Post()
  @For('brand', 'influencer', 'admin')
  @ByKey('media:write')
  @ApiOperation({ operationId: 'createUpload', summary: 'Create an upload' })
  @ApiHeader(version)
  @ApiHeader({ name: 'Upload-Length', schema: { type: 'integer', minimum: 0 } })
  @ApiHeader({ name: 'Upload-Metadata', schema: { type: 'string' } })
  @ApiResponse({ status: 201, description: 'Created; the address of the upload is in `Location`' })
  create(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.limits.countFrom(request.ip);
    return this.pass(actor, request, reply);
  }

  /** Returns how many bytes have arrived, as `Upload-Offset`. */
  @Head(':id')
  @For('brand', 'influencer', 'admin')
  @ByKey('media:write')
  @ApiOperation({ operationId: 'getUploadOffset', summary: 'Get the progress of an upload' })
  @ApiHeader(version)
  @ApiResponse({ status: 200, description: '`Upload-Offset` is the number of bytes received' })
  offset(
    @IdParam() _id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.pass(actor, request, reply);
  }

  /**
   * Sends the next bytes, starting at `Upload-Offset`. After the last byte we check the content, and delete what we
   * can't accept. `Upload-Playback: some-browsers` then means that not every browser plays the video, such as HEVC or
   * Matroska. Problems: media/not-accepted, media/other-offset, media/not-found, media/not-stored, media/busy.
   */
  @Patch(':id')
  @For('brand', 'influencer', 'admin')
  @ByKey('media:write')
  @ApiOperation({ operationId: 'continueUpload', summary: 'Continue an upload' })
  @ApiConsumes(chunkType)
  @ApiHeader(version)
  @ApiHeader({ name: 'Upload-Offset', required: true, schema: { type: 'integer', minimum: 0 } })
  @ApiNoContentResponse({ description: '`Upload-Offset` is the new number of bytes received' })
  append(
    @IdParam() _id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.pass(actor, request, reply);
  }

  /** Cancels an unfinished upload and frees its reserved bytes. Problems: media/complete, media/not-found. */
  @Delete(':id')
  @For('brand', 'influencer', 'admin')
  @ByKey('media:write')
  @ApiOperation({ operationId: 'deleteUpload', summary: 'Cancel an upload' })
  @ApiHeader(version)
  @ApiNoContentResponse()
  abandon(
    @IdParam() _id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.pass(actor, request, reply);
  }

  private async pass(actor: Actor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const response = await this.uploads.handle(actor, toWeb(request));
    reply.status(response.status);
    response.headers.forEach((value, name) => void reply.header(name, value));
    void reply.send();
  }
}

/** The same request as the web's own type, which is what the tus server reads. */
function toWeb({ method, url, headers, body }: FastifyRequest): Request {
  const entries = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Request(new URL(url, 'http://tus.invalid'), {
    method,
    headers: entries,
    ...(body instanceof Readable ? { body: Readable.toWeb(body) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  });
}
