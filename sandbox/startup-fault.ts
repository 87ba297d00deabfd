/** Why the product cannot start, as one clear sentence for the person at the terminal. */
export class StartupFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupFault';
  }
}
