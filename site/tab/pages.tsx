import type { VNode } from 'preact';

interface TabPageProps {
  readonly title: string;
  readonly description: string;
  /** Names of scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  readonly style?: string;
}

/** A page that is drawn by its scripts, around the same table as the page of a server. */
const TabPage = ({ title, description, scripts, style = 'tab' }: TabPageProps): VNode => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="description" content={description} />
      <title>{title}</title>
      <link rel="stylesheet" href={`assets/${style}.css`} />
      <link rel="icon" href="data:," />
    </head>
    <body>
      <div id="page" />
      <noscript>
        <p>A duel is played by JavaScript, which this browser does not run.</p>
      </noscript>
      {scripts.map((name) => (
        <script src={`assets/${name}.js`} />
      ))}
    </body>
  </html>
);

/** The pages on which duels are played in the tab, by file name. */
export const TAB_PAGES: Readonly<Record<string, VNode>> = {
  'play.html': (
    <TabPage
      title="Play · Taiki"
      description="Play a duel in this tab, against an agent or with both seats."
      scripts={['engine', 'play']}
    />
  ),
  'judge.html': (
    <TabPage
      title="What happens if…? · Taiki"
      description="Set up a situation, and see what happens by the rules."
      scripts={['engine', 'judge']}
    />
  ),
  'cards.html': (
    <TabPage
      title="A card from its text · Taiki"
      description="Paste the text of a card, see what is understood, and put the card on the table."
      scripts={['engine', 'reader', 'cardMaker']}
    />
  ),
  'inspector.html': (
    <TabPage
      title="Taiki inspector"
      description="A duel of this tab inside its charts."
      scripts={['recording', 'inspectorStart']}
      style="inspector"
    />
  ),
};
