import { wrapped } from './printed/wrapped.ts';

/** `  $ taiki run    a duel`: an example, the spaces after it and what it does. */
const EXAMPLE = /^( {2}\$ .*?)( {2,})(\S.*)$/;
/** The last line of a sentence, of a heading or of a list of options. */
const ENDS = /[.:!?]$/;
/** An explanation narrower than this goes to a line of its own. */
const NARROWEST = 30;
const INDENT = 6;

function fitExample(line: string, columns: number): readonly string[] {
  const [, command, gap, about] = EXAMPLE.exec(line) ?? [];
  if (command === undefined || gap === undefined || about === undefined) return [line];
  const beside = command.length + gap.length;
  const column = columns - beside < NARROWEST ? INDENT : beside;
  const lines = wrapped(about, columns - column).map((part) => `${' '.repeat(column)}${part}`);
  return column === INDENT
    ? [command, ...lines]
    : [`${command}${gap}${lines[0]?.trimStart()}`, ...lines.slice(1)];
}

/** Fits the text of a help page to a width: prose is wrapped again, and so is what stands beside an example. */
export function fitHelp(text: string, columns: number): string {
  const fitted: string[] = [];
  let paragraph = '';
  const flush = () => {
    if (paragraph !== '') fitted.push(...wrapped(paragraph, columns));
    paragraph = '';
  };
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith(' ')) {
      flush();
      fitted.push(...(line.length > columns ? fitExample(line, columns) : [line]));
    } else {
      paragraph = paragraph === '' ? line : `${paragraph} ${line}`;
      if (ENDS.test(line)) flush();
    }
  }
  flush();
  return fitted.join('\n');
}
