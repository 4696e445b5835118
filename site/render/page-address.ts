/** The path of a page: no part begins with a dot, and the last part has no file extension. */
const pageAddress = /^(?:\/(?:[^./][^/]*)?)*$/;
const hasFileExtension = (path: string): boolean => path.lastIndexOf(".") > path.lastIndexOf("/");

/** Whether a request asks for a page. */
export const isPage = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  (method === "GET" || method === "HEAD") && pageAddress.test(path) && !hasFileExtension(path);
