/** Says that it was received; it is acted upon afterwards. */
export class ReceivedView {
  received: boolean;
}
