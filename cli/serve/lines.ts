const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * The lines of a stream of bytes, without their ends. Of a line that is longer than it may be, one byte more is kept: it
 * tells that the line was too long.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let room = longest + 1;
  const keep = (part: Uint8Array) => {
    const kept = part.subarray(0, room);
    room -= kept.length;
    if (kept.length > 0) parts.push(kept);
  };
  const taken = (): Uint8Array => {
    const line = Buffer.concat(parts);
    parts = [];
    room = longest + 1;
    return line.at(-1) === RETURN ? line.subarray(0, -1) : line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      yield taken();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (parts.length > 0) yield taken();
}
