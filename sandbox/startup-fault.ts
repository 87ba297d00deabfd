/** Why the product can't start, as one clear sentence for the user at the terminal. */
export class StartupFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupFault';
  }
}
