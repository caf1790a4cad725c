import type { InlineRule, MarkdownIt, Token } from '@11ty/eleventy';
import { rootOf } from '../links/rootOf.ts';
import { guideHref, guidePicture, type LinkTargets } from './guideLinks.ts';
import { slugger } from './slug.ts';

/** The id of a ruling: `DU-003`. */
const RULING = /\b[A-Z]{2}-\d{3}\b/g;

interface RuleOptions extends LinkTargets {
  readonly isRuling: (id: string) => boolean;
}

/** Makes Markdown of the repository into pages of the site: anchors as on GitHub, links between pages, rulings as links. */
export function addMarkdownRules(markdown: MarkdownIt, options: RuleOptions): void {
  markdown.core.ruler.push('taiki', ({ tokens, env }) => {
    const source = env.source ?? '';
    const anchor = slugger();
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open') token.attrSet('id', anchor(textOf(tokens[index + 1])));
      // A heading without text is an empty cell.
      if (token.type === 'th_open' && textOf(tokens[index + 1]) === '')
        for (const part of [token, tokens[index + 2]]) if (part !== undefined) part.tag = 'td';
      if (token.type === 'table_open') token.attrSet('tabindex', '0');
      if (token.type === 'html_block') token.content = withPictures(token.content, source, options);
      for (const child of token.children ?? []) pointToSite(child, source, options);
    });
  });
  // Code and tables that are wider than the page are scrolled, with the keyboard as well.
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (...parts) => fence(...parts).replace('<pre', '<pre tabindex="0"');
  const { code_inline: inlineCode, text } = markdown.renderer.rules;
  const withRulings =
    (render: InlineRule): InlineRule =>
    (tokens, index, rendering, env, renderer) => {
      const markup = render(tokens, index, rendering, env, renderer);
      if (isInLink(tokens, index)) return markup;
      const root = rootOf(options.pages.get(env.source ?? '') ?? '');
      return markup.replaceAll(RULING, (id) =>
        options.isRuling(id) ? `<a href="${root}rulings/${id}.html">${id}</a>` : id,
      );
    };
  markdown.renderer.rules.code_inline = withRulings(inlineCode);
  markdown.renderer.rules.text = withRulings(text);
}

const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

function pointToSite(token: Token, source: string, targets: LinkTargets): void {
  const [href, src] = [token.attrGet('href'), token.attrGet('src')];
  if (token.type === 'link_open' && href !== null) token.attrSet('href', guideHref(href, source, targets));
  if (token.type === 'image' && src !== null) token.attrSet('src', guidePicture(src, source, targets));
  if (token.type === 'html_inline') token.content = withPictures(token.content, source, targets);
}

const withPictures = (html: string, source: string, targets: LinkTargets): string =>
  html.replaceAll(
    /(<(?:img|source)[^>]*? (?:src|srcset)=")([^"]+)"/g,
    (_, before: string, src: string) => `${before}${guidePicture(src, source, targets)}"`,
  );

function isInLink(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index);
  return (
    before.filter(({ type }) => type === 'link_open').length >
    before.filter(({ type }) => type === 'link_close').length
  );
}
