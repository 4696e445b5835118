/** The code that opens pictures did not arrive from the server. The picture may be right: another try asks for the code again. */
export class CodeNotLoaded extends Error {}
