/** The errors that Excel answers with: a code that code can branch on, and Excel's own sentence. */

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const invalidArgument = (message = "The argument is invalid or missing or has an incorrect format."): ApiError =>
  new ApiError("InvalidArgument", message);

export const itemNotFound = (): ApiError => new ApiError("ItemNotFound", "The requested resource doesn't exist.");

export const itemAlreadyExists = (): ApiError =>
  new ApiError("ItemAlreadyExists", "A resource with the same name or identifier already exists.");

export const accessDenied = (): ApiError =>
  new ApiError("AccessDenied", "You cannot perform the requested operation: the sheet is protected.");

export const wrongShape = (): ApiError =>
  invalidArgument(
    "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
  );

export const cellIsEdited = (): ApiError =>
  new ApiError(
    "InvalidOperationInCellEditMode",
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB and then try again.",
  );

export const tooLarge = (): ApiError =>
  new ApiError("RequestPayloadSizeLimitExceeded", "The request payload size has exceeded the limit of 5 MB.");

export const responseTooLarge = (): ApiError =>
  new ApiError("ResponsePayloadSizeLimitExceeded", "The response payload size has exceeded the limit of 5 MB.");

/** Loud on purpose: whatever the workbench lacks must be seen, not be undefined. */
export const notImplemented = (type: string, member: string): ApiError =>
  new ApiError("ApiNotFound", `The workbench's Excel does not know ${type}.${member}.`);
