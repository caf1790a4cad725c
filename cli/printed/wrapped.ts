/** Characters that take two columns of a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u;

/** How many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  let columns = text.length;
  if (WIDE.test(text)) for (const character of text) if (WIDE.test(character)) columns++;
  return columns;
}

/** Where a line may break: at a blank, and behind a wide character unless a closing mark follows. */
const PIECE =
  / |[^ ]+?(?= |$|(?<=[\u3041-\u30ff\u3400-\u9fff])(?![、。」』）】〕：；・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]))/gu;

/** Wraps a text at blanks, and between characters where it is Japanese. What fits nowhere gets a line to itself. */
export function wrapped(text: string, width: number): readonly string[] {
  if (WIDE.test(text)) return wrappedAnywhere(text, width);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function wrappedAnywhere(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line !== '' && columnsOf(line + piece) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line];
}
