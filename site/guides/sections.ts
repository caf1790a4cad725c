import { slugger } from './slug.ts';

/** A heading of a guide with the text below it. */
export interface GuideSection {
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

const HEADING = /^(#{1,6}) (.+)$/;

/** The visible text of a line of Markdown. */
const plain = (line: string): string =>
  line
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]/g, ' ')
    .replaceAll(/-{3,}/g, ' ');

/** A guide cut at its headings, as plain text for the search. Headings in code are code. */
export function guideSections(text: string): readonly GuideSection[] {
  const slug = slugger();
  const sections: { heading: string; anchor: string; text: string }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('```')) {
      isCode = !isCode;
      continue;
    }
    const [, , heading] = isCode ? [] : (HEADING.exec(line) ?? []);
    const last = sections.at(-1);
    if (heading !== undefined)
      sections.push({ heading: plain(heading).trim(), anchor: slug(plainHeading(heading)), text: '' });
    else if (last !== undefined) last.text += `${isCode ? line : plain(line)}\n`;
  }
  return sections;
}

/** The text of a heading as it is rendered, without the marks of code and links. */
const plainHeading = (heading: string): string =>
  heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
