import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StripeFault } from '../fault.js';
import { html, page, policyFor } from './layout.js';

const sentenceFor = (error: unknown): { status: number; sentence: string } => {
  if (!(error instanceof StripeFault))
    return { status: 500, sentence: 'The stand-in failed. Look at the log of the server.' };
  if (error.body.code === 'resource_missing')
    return { status: error.status, sentence: 'There is nothing at this address.' };
  return { status: error.status, sentence: error.message };
};

/** What went wrong, as a page for the person in front of it. */
@Catch()
export class PageFaults implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const { status, sentence } = sentenceFor(error);
    const text = page(
      'This does not work',
      html`<section>
        <h1>This does not work</h1>
        <p>${sentence}</p>
      </section>`,
    );
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor() })
      .send(text);
  }
}
