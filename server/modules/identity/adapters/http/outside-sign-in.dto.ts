/** Where the browser goes to sign in. */
export class DepartureView {
  /** The provider's own page, with all that it needs to know. */
  address: string;
}
