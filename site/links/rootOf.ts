/** The way from a page to the top of the site: links are relative, so that the site works on any path and from disk. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1);
