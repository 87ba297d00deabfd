import pg from 'pg';

/** A dead machine doesn't close its connections: after five seconds of silence we send a keep-alive probe. */
export const stayingInTouch = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

type Asked = Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>;

/**
 * PostgreSQL's result of a statement; rejects as the driver does. Uses a callback: results from chained client promises
 * keep each other alive until a full garbage collection, which took a sixth of the CPU time for a list, and made the
 * server's memory two thirds larger.
 */
export async function answerTo<Row extends object>(
  client: Asked,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  try {
    return await new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      client.query<Row>(statement, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    });
  } catch (error) {
    Error.captureStackTrace(error as Error); // it wrote to the socket, and now resolves
    throw error;
  }
}

/** `since`: when the response to the first pending statement started. */
type Connection = { client?: Promise<pg.Client>; underWay: number; since: number };

/** No statement is queued behind one that has taken this long. */
const promptMs = 25;

/**
 * A few connections shared by all readers: a statement is sent at once, pipelined behind those in flight
 * (https://node-postgres.com/features/pipelining), instead of waiting for its own connection. Under load, PostgreSQL
 * finds the next statement waiting when it has answered one, which saves wake-ups on both sides. For quick reads
 * without locks: statements behind a slow one wait for it.
 */
export class SharedConnections {
  private readonly connections: Connection[];
  private readonly config: pg.ClientConfig;
  private ended = false;

  constructor(url: string, size: number) {
    this.config = { ...stayingInTouch, connectionString: url, application_name: 'tastemaker-shared' };
    this.connections = Array.from({ length: size }, () => ({ underWay: 0, since: 0 }));
  }

  /** Whether there is a connection without a slow statement. */
  get isPrompt(): boolean {
    return this.connections.some(isPrompt);
  }

  /** Rejects as the driver does, with this statement's own error. */
  async query<Row extends object>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    if (this.ended) throw new Error('The shared connections have been closed.');
    const connection = this.leastBusy();
    const client = (connection.client ??= this.connect(connection));
    if (connection.underWay++ === 0) connection.since = performance.now();
    try {
      const open = await client;
      sendTogether(open);
      return await answerTo<Row>(open, statement);
    } catch (error) {
      if ((error as pg.DatabaseError).severity === 'FATAL') forget(connection, client); // its last words
      throw error;
    } finally {
      connection.underWay--;
      connection.since = performance.now();
    }
  }

  /** Waits for pending statements. */
  async end(): Promise<void> {
    this.ended = true;
    await Promise.allSettled(this.connections.map(async ({ client }) => (await client)?.end()));
  }

  private leastBusy(): Connection {
    const prompt = this.connections.filter(isPrompt);
    const among = prompt.length > 0 ? prompt : this.connections;
    return among.reduce((least, each) => (each.underWay < least.underWay ? each : least));
  }

  /** Pending statements fail when the connection is lost; the next caller opens another. */
  private connect(connection: Connection): Promise<pg.Client> {
    const client = new pg.Client({ ...this.config, pipeline: true });
    const opened = client.connect().then(() => client);
    const lost = () => forget(connection, opened);
    client.once('end', lost);
    client.on('error', lost);
    opened.catch(lost);
    return opened;
  }
}

/** What is asked in one turn of the event loop is sent at its end by one system call, which costs more than a statement. */
function sendTogether({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

const isPrompt = ({ underWay, since }: Connection) => underWay === 0 || performance.now() - since < promptMs;

function forget(connection: Connection, client: Promise<pg.Client>): void {
  if (connection.client === client) connection.client = undefined;
}
