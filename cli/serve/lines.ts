const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * The lines of a byte stream, without line ends. A line over the limit is cut one byte after the limit, so that its length shows
 * that it was too long.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let room = limit + 1;
  const keep = (part: Uint8Array) => {
    const kept = part.subarray(0, room);
    room -= kept.length;
    if (kept.length > 0) parts.push(kept);
  };
  const taken = (): Uint8Array => {
    const line = Buffer.concat(parts);
    parts = [];
    room = limit + 1;
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
