import type pg from 'pg';

type Asked = Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>;

/**
 * What PostgreSQL answers to a statement; rejects as the driver does. Asked by a callback: an answer that comes by a client's
 * own promise is kept alive by the one after it until all of memory is looked through, which took a sixth of the processor's
 * time for a list, and made the server two thirds larger.
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
    Error.captureStackTrace(error as Error); // which led to the socket, and now leads to whoever asked
    throw error;
  }
}
