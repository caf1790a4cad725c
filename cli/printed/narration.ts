import type { NarrationKind, NarrationLine } from 'taiki/rulings';
import type { Host, Palette } from '../host.ts';
import { columnsOf, wrapped } from './wrapped.ts';

const INDENT = '   ';
const FOLD = '    ';
const LABEL = 14;

const STYLES: { readonly [K in NarrationKind]?: 'bold' | 'blue' | 'dim' } = {
  play: 'bold',
  decision: 'blue',
  end: 'blue',
  passed: 'dim',
  turn: 'dim',
  next: 'bold',
  nothing: 'dim',
  option: 'dim',
  chosen: 'bold',
};

/** Prints the lines of a narration: headings as rulers, labels on the left, rule numbers on the right. */
export function printNarration(host: Host, lines: readonly NarrationLine[]): void {
  for (const line of lines) {
    if (line.kind === 'play' || line.kind === 'decision' || line.kind === 'end') printHeading(host, line);
    else if (line.rule !== undefined) printFact(host, line.text, line.rule);
    else if (line.kind === 'passed') host.print(host.palette.dim(`${INDENT}${line.text}`));
    else printLabelled(host, line);
  }
}

const named = (text: string, palette: Palette): string =>
  text.replace(/\bp1\b/g, palette.cyan('p1')).replace(/\bp2\b/g, palette.magenta('p2'));

const styled = (text: string, kind: NarrationKind, palette: Palette): string => {
  const style = STYLES[kind];
  return style === undefined ? text : palette[style](text);
};

function printHeading({ print, palette, columns }: Host, { kind, text }: NarrationLine): void {
  print('');
  print(styled(`── ${text} ${'─'.repeat(Math.max(0, columns - columnsOf(text) - 4))}`, kind, palette));
}

function printFact({ print, palette, columns }: Host, text: string, rule: string): void {
  const number = `(${rule})`;
  wrapped(text, columns - INDENT.length - number.length - 1).forEach((line, index) => {
    const gap = ' '.repeat(Math.max(1, columns - INDENT.length - columnsOf(line) - number.length));
    print(
      index === 0
        ? `${INDENT}${named(line, palette)}${gap}${palette.dim(number)}`
        : `${INDENT}${INDENT}${line}`,
    );
  });
}

const padded = (label: string): string => label + ' '.repeat(Math.max(0, LABEL - columnsOf(label)));

/** A line with its optional label, wrapped if it is too long. */
function printLabelled({ print, palette, columns }: Host, { kind, label, text }: NarrationLine): void {
  const shown = kind === 'zone' && label !== '' ? `  ${label}` : label;
  wrapped(text, columns - INDENT.length - LABEL - FOLD.length).forEach((line, index) => {
    const margin = `${INDENT}${padded(index === 0 ? shown : '')}${index === 0 ? '' : FOLD}`;
    print(`${margin}${styled(named(line, palette), kind, palette)}`);
  });
}
