const WIDTH = 76;

/** The line of a text around an offset, cut to a width, above a mark at the offset. */
export function excerpt(text: string, offset: number): string {
  // A negative position counts as 0, where an empty first line ends.
  const from = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(from, end === -1 ? undefined : end).trimEnd();
  const column = offset - from;
  const cut = Math.max(0, column - WIDTH / 2);
  const before = cut === 0 ? '' : '…';
  const after = line.length > cut + WIDTH ? '…' : '';
  return `  ${before}${line.slice(cut, cut + WIDTH)}${after}\n  ${' '.repeat(before.length + column - cut)}^`;
}
