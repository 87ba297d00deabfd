import net from 'node:net';

/** Checks that the port is free before anything else starts. @throws EADDRINUSE or EACCES, as listening would */
export const checkPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
