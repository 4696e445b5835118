const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The public id of a firm in what somebody typed of its mark: the code, or the address with the code. Undefined when there is none. */
export const markCodeIn = (typed: string): string | undefined => uuid.exec(typed.trim().toLowerCase())?.[0];
