/** A row of a list that could be imported on its own, with the values that only one row may have. */
export type RowToCompare = { readonly rowNo: number; readonly gstNo: string; readonly email: string };

/** A row that repeats a value of an earlier row. */
export type RepeatedRow = { readonly row_no: number; readonly verdict: "gst_twice" | "email_twice"; readonly same_as_row: number };

/**
 * The rows whose GST number or email is in an earlier row that is not repeated itself.
 * @param rows in the order of the list; values that are the same are spelled the same
 */
export function repeatedRows(rows: Iterable<RowToCompare>): RepeatedRow[] {
  const [byGstNo, byEmail] = [new Map<string, number>(), new Map<string, number>()];
  const repeated: RepeatedRow[] = [];
  for (const { rowNo, gstNo, email } of rows) {
    const [ofGstNo, ofEmail] = [byGstNo.get(gstNo), byEmail.get(email)];
    if (ofGstNo !== undefined) repeated.push({ row_no: rowNo, verdict: "gst_twice", same_as_row: ofGstNo });
    else if (ofEmail !== undefined) repeated.push({ row_no: rowNo, verdict: "email_twice", same_as_row: ofEmail });
    else {
      byGstNo.set(gstNo, rowNo);
      byEmail.set(email, rowNo);
    }
  }
  return repeated;
}
