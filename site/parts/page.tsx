import type { ComponentChildren, VNode } from 'preact';
import { rootOf } from '../links/rootOf.ts';

/** A part of the site that the head of each page links to. */
const PARTS: readonly { readonly href: string; readonly label: string }[] = [
  { href: 'play.html', label: 'Play' },
  { href: 'judge.html', label: 'Judge' },
  { href: 'cards.html', label: 'Cards' },
  { href: 'rulings/index.html', label: 'Rulings' },
  { href: 'rulings/byRule.html', label: 'By rule' },
  { href: 'rulings/byCard.html', label: 'By card' },
  { href: 'docs/index.html', label: 'Guides' },
  { href: 'api/index.html', label: 'API' },
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

/** A whole page. */
export function Page({ title, path, description, kind, children }: PageProps): VNode {
  const root = rootOf(path);
  return (
    <html lang="en" data-root={root}>
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
          Skip to the content
        </a>
        <header class="top">
          <a class="home" href={`${root}index.html`}>
            Taiki
          </a>
          <nav aria-label="Parts of the site">
            {PARTS.map(({ href, label }) => (
              <a href={`${root}${href}`} aria-current={path === href ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <search class="find">
            <form action={`${root}search.html`}>
              <input
                type="search"
                name="q"
                placeholder="rule, card or word"
                aria-label="Search: rule, card or word"
                autocomplete="off"
              />
              <button type="submit">Search</button>
            </form>
          </search>
        </header>
        <main id="main" class={kind}>
          {children}
        </main>
        <footer>
          <p>
            Taiki is unofficial. It contains no card wording and no art; rules and rulings are in our own
            words. Duel Masters belongs to its owners.
          </p>
        </footer>
        <script src={`${root}assets/site.js`} />
      </body>
    </html>
  );
}
