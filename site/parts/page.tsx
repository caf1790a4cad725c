import type { ComponentChildren, VNode } from 'preact';
import { useWords } from '../language/inWords.ts';
import { folderOf, otherPage, type Words } from '../language/words.ts';
import { rootOf } from '../links/rootOf.ts';

interface Part {
  readonly href: string;
  readonly label: keyof Words['page']['parts'];
}

/** The parts of the site that the head of each page links to. */
const partsIn = (folder: string): readonly Part[] => [
  { href: 'play.html', label: 'play' },
  { href: 'judge.html', label: 'judge' },
  { href: 'cards.html', label: 'cards' },
  { href: `${folder}rulings/index.html`, label: 'rulings' },
  { href: `${folder}rulings/byRule.html`, label: 'byRule' },
  { href: `${folder}rulings/byCard.html`, label: 'byCard' },
  { href: 'docs/index.html', label: 'guides' },
  { href: 'api/index.html', label: 'api' },
];

interface PageProps {
  readonly title: string;
  /** The path of the page in the site: `rulings/DU-001.html`. */
  readonly path: string;
  readonly description?: string;
  /** A class of the main element. */
  readonly kind: string;
  readonly children: ComponentChildren;
}

/** The link to the same page in the other language; the script of the page follows it for who speaks that one. */
function LanguageLink({ path }: { readonly path: string }): VNode | undefined {
  const { language, page } = useWords();
  const other = otherPage(path);
  if (other === undefined) return undefined;
  const otherLanguage = language === 'en' ? 'ja' : 'en';
  return (
    <a class="language" href={`${rootOf(path)}${other}`} lang={otherLanguage} hreflang={otherLanguage}>
      {page.otherLanguage}
    </a>
  );
}

/** A whole page. */
export function Page({ title, path, description, kind, children }: PageProps): VNode {
  const root = rootOf(path);
  const { language, page: words } = useWords();
  const folder = folderOf(language);
  return (
    <html lang={language} data-root={root}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {description !== undefined && <meta name="description" content={description} />}
        <title>{title}</title>
        <link rel="stylesheet" href={`${root}assets/style.css`} />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#main">
          {words.skip}
        </a>
        <header class="top">
          <a class="home" href={`${root}index.html`}>
            Taiki
          </a>
          <nav aria-label={words.partsOfSite}>
            {partsIn(folder).map(({ href, label }) => (
              <a href={`${root}${href}`} aria-current={path === href ? 'page' : undefined}>
                {words.parts[label]}
              </a>
            ))}
          </nav>
          <LanguageLink path={path} />
          <search class="find">
            <form action={`${root}${folder}search.html`}>
              <input
                type="search"
                name="q"
                placeholder={words.searchExample}
                aria-label={words.searchFor}
                autocomplete="off"
              />
              <button type="submit">{words.search}</button>
            </form>
          </search>
        </header>
        <main id="main" class={kind}>
          {children}
        </main>
        <footer>
          <p>{words.unofficial}</p>
        </footer>
        <script src={`${root}assets/site.js`} />
      </body>
    </html>
  );
}
