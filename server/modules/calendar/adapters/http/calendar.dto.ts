export class CalendarAddressView {
  /** Secret: anyone who knows it can read the calendar. */
  url: string;
}
