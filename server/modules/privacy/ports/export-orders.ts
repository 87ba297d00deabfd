/** Copies are made when there is time for them. An order joins the open transaction. */
export abstract class ExportOrders {
  abstract place(exportId: string): Promise<void>;
}
