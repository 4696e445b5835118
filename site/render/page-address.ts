/** An address of a page: no part begins with a dot, and the last one has no file ending. */
const pageAddress = /^(?:\/(?:[^./][^/]*)?)*$/;
const hasFileEnding = (path: string): boolean => path.lastIndexOf(".") > path.lastIndexOf("/");

/** Whether a request asks for a page. */
export const isPage = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  (method === "GET" || method === "HEAD") && pageAddress.test(path) && !hasFileEnding(path);
