import { Controller, Get, Logger, type LoggerService, Post } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ProblemFilter } from './problem.filter.js';

abstract class Notes {
  abstract read(): string;
  abstract write(): Promise<void>;
}

/** Fails every write with the system's error for a full disk, or PostgreSQL's through TypeORM. */
class FullNotes extends Notes {
  fault: object = {};

  read() {
    return 'what is there';
  }

  async write() {
    throw Object.assign(new Error('no space left on device'), this.fault);
  }
}

@Controller('notes')
class NotesController {
  constructor(private readonly notes: Notes) {}

  @Get()
  read() {
    return { text: this.notes.read() };
  }

  @Post()
  write() {
    return this.notes.write();
  }
}
Reflect.defineMetadata('design:paramtypes', [Notes], NotesController);

const notes = new FullNotes();
const said: string[] = [];
let app: NestFastifyApplication;
beforeAll(async () => {
  const wired = await Test.createTestingModule({
    controllers: [NotesController],
    providers: [{ provide: Notes, useValue: notes }],
  }).compile();
  app = wired.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  const log: Pick<LoggerService, 'error'> = { error: ({ message }: { message: string }) => void said.push(message) };
  app.useGlobalFilters(new ProblemFilter(Object.assign(new Logger(), log)));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app?.close());

describe('on a full disk', () => {
  it.each([{ code: 'ENOSPC' }, { code: 'EDQUOT' }, { code: '53100' }, { driverError: { code: '53100' } }])(
    'a change that ends with %j is a problem of its own, and the operator finds the reason',
    async (fault) => {
      notes.fault = fault;
      const answer = await app.inject({ method: 'POST', url: '/notes' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        503,
        expect.stringContaining('application/problem+json'),
      ]);
      expect(answer.json()).toMatchObject({
        type: '/docs/problems/request/disk-full',
        code: 'request/disk-full',
        detail: expect.stringContaining('You can still read everything'),
      });
      expect(answer.body).not.toContain('device');
      expect(said.pop()).toContain('no space left on device');
    },
  );

  it('what is there can still be read', async () => {
    expect((await app.inject('/notes')).json()).toEqual({ text: 'what is there' });
  });
});
