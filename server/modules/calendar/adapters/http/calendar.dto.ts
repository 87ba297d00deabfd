export class CalendarAddressView {
  /** Secret: whoever knows it can read the calendar. */
  url: string;
}
