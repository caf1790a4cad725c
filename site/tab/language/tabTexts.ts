import type { Civilization, PlacedCard, Player, StartStep } from 'taiki';
import { ruleText } from 'taiki/rulebook';
import { spaced, stateText } from '../../../server/page/duel/wording.ts';
import { deckTitle } from '../../../server/page/parts/deckTitle.ts';
import type { Opponent } from '../host/setup.ts';
import type { RulingStart, RulingWords } from '../situations.ts';

type Mark = 'tapped' | 'fresh' | 'faceUp';

/** What the pages of the tab say around a duel. */
export interface TabTexts {
  readonly elsewhere: {
    readonly parts: string;
    readonly play: string;
    readonly judge: string;
    readonly site: string;
    readonly rulings: string;
    readonly howItWorks: string;
  };
  readonly setup: {
    readonly title: string;
    readonly about: string;
    readonly opponents: Readonly<Record<Opponent, string>>;
    readonly opponent: string;
    readonly deckOf: (player: Player) => string;
    readonly deck: (name: string) => string;
    readonly ownDeck: string;
    readonly deckLines: string;
    readonly deckExample: string;
    readonly more: string;
    readonly cards: string;
    readonly seed: string;
    readonly play: string;
  };
  readonly cards: {
    readonly title: string;
    readonly about: string;
    readonly printed: string;
    readonly name: string;
    readonly type: string;
    readonly types: Readonly<Record<'creature' | 'evolutionCreature' | 'spell', string>>;
    readonly cost: string;
    readonly power: string;
    readonly races: string;
    readonly civilizations: string;
    readonly civilization: (civilization: Civilization) => string;
    readonly text: string;
    readonly said: string;
    readonly understood: string;
    readonly understoodInPart: string;
    readonly saysNothing: (line: string) => string;
    readonly problem: (message: string) => string;
    readonly card: string;
    readonly withoutLines: string;
    readonly putOnTable: string;
    readonly copyJson: string;
    readonly json: string;
    readonly ofEngine: string;
    readonly byName: string;
    readonly show: string;
  };
  readonly judge: {
    readonly title: string;
    readonly turnMark: string;
    readonly otherZones: string;
    readonly turnOf: string;
    readonly beginsWith: string;
    readonly step: (step: StartStep) => string;
    readonly turnNumber: string;
    readonly asText: string;
    readonly position: string;
    readonly cards: string;
    readonly use: string;
    readonly ruling: string;
    readonly anotherRuling: string;
    readonly beginWithRuling: string;
    readonly searchRuling: string;
    readonly searchRulingExample: string;
    /** @param words whether each has all the words that are looked for. */
    readonly rulingsFound: (count: number, shown: number, words: 'all' | 'some') => string;
    readonly foundRulings: string;
    readonly rules: string;
    readonly rule: (number: string) => string | undefined;
    /** The folder of the pages of rulings. */
    readonly rulingPages: string;
    readonly words: (ruling: RulingStart) => RulingWords;
    readonly play: string;
    readonly clear: string;
    readonly addTo: (player: Player) => string;
    readonly marks: Readonly<Record<Mark, string>>;
    readonly marksOf: (card: PlacedCard) => string;
    readonly change: (card: string) => string;
    readonly takeAway: string;
    readonly toTop: string;
    readonly toFront: string;
    readonly oneMore: string;
    readonly remove: string;
    readonly search: string;
    readonly searchIn: (player: Player, zone: string) => string;
    readonly searchExample: string;
    readonly emptyZone: string;
    readonly found: (count: number, shown: number) => string;
    readonly foundCards: string;
    readonly customCard: string;
    readonly under: (card: string) => string;
    readonly neutral: string;
    readonly civilization: (civilization: Civilization | 'colorless') => string;
    readonly changeSituation: string;
  };
  /** What a duel in a tab can do and one on a server cannot. */
  readonly tools: {
    readonly title: string;
    readonly undo: string;
    readonly inspect: string;
    readonly copyLink: string;
    readonly copyScript: string;
    readonly copyRecord: string;
    readonly copied: string;
    readonly whoIsNext: string;
    readonly acts: Readonly<Record<'usesShield' | 'declares' | 'resolves', string>>;
  };
  readonly lines: {
    readonly title: string;
    readonly fork: string;
    readonly everyOrder: string;
    readonly eachAnswer: string;
    readonly toEndOfTurn: string;
    readonly kept: string;
    readonly goTo: (line: string) => string;
    readonly compare: (line: string) => string;
    readonly forget: (line: string) => string;
  };
  readonly comparison: {
    readonly firstDifference: string;
    readonly nothingElse: string;
    readonly atTheEnd: (asked: string) => string;
    readonly sameEnd: string;
    readonly ends: string;
    readonly where: string;
    readonly before: string;
    readonly more: (shown: number) => string;
    readonly whatHappens: string;
    readonly close: string;
  };
  readonly thoughts: {
    readonly title: string;
    readonly none: string;
    readonly about: (turn: number, prompt: string) => string;
    readonly sampled: (samples: number) => string;
    readonly answer: string;
    readonly samples: string;
    readonly wins: string;
  };
}

const listed = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);

export const ENGLISH_TAB: TabTexts = {
  elsewhere: {
    parts: 'Parts of the site',
    play: 'Play',
    judge: 'What happens if…?',
    site: 'Taiki: rulings, guides and API',
    rulings: 'Rulings to begin with',
    howItWorks: 'How this works',
  },
  setup: {
    title: 'Play',
    about:
      'The duel is played in this tab, by the rules: nothing is installed, and nothing is sent anywhere. Tap a card to see what it does, and why it cannot do something.',
    opponents: {
      greedy: 'The greedy agent',
      search: 'The searching agent (thinks for a moment)',
      both: 'Me: both seats, every card open',
    },
    opponent: 'Opponent',
    deckOf: (player) => `Deck of ${player}`,
    deck: deckTitle,
    ownDeck: 'My own…',
    deckLines: '40 cards, one line each',
    deckExample: '4 Aqua Hulcus',
    more: 'Custom cards, seed',
    cards: 'A list of cards as JSON, which decks may name',
    seed: 'A number as seed: the same number and answers give the same duel',
    play: 'Play',
  },
  cards: {
    title: 'A card from its text',
    about:
      'Every word of the text has to be understood: nothing is guessed. What you write stays in this tab.',
    printed: 'What is printed on it',
    name: 'Name',
    type: 'Type',
    types: { creature: 'Creature', evolutionCreature: 'Evolution creature', spell: 'Spell' },
    cost: 'Cost',
    power: 'Power',
    races: 'Races, separated by commas',
    civilizations: 'Civilizations',
    civilization: (civilization) => civilization,
    text: 'Text, in English or Japanese, one ability a line',
    said: 'What was understood',
    understood: 'Understood',
    understoodInPart: 'Understood in part',
    saysNothing: (line) => `${line} (says nothing that the rules do not)`,
    problem: (message) => message,
    card: 'The card',
    withoutLines: 'Without the lines that were not understood.',
    putOnTable: 'Put it on the table',
    copyJson: 'Copy the JSON',
    json: 'As JSON, which can be corrected by hand',
    ofEngine: 'A card of the engine',
    byName: 'Or begin with a card of the engine, by its name',
    show: 'Show it',
  },
  judge: {
    title: 'What happens if…?',
    turnMark: 'turn',
    otherZones: 'Hyperspatial zone, super GR zone',
    turnOf: 'Turn of',
    beginsWith: 'Begins with',
    step: (step) => stateText(`turn.${step}`),
    turnNumber: 'Turn number',
    asText: 'As text, custom cards',
    position: 'The position, one line a zone',
    cards: 'A list of cards as JSON',
    use: 'Use this',
    ruling: 'Ruling',
    anotherRuling: 'Another ruling',
    beginWithRuling: 'Begin with a ruling',
    searchRuling: 'Begin with a ruling, by words, cards or a rule',
    searchRulingExample: 'slayer, 603.2e',
    rulingsFound: (count, shown, words) => {
      if (count === 0) return 'No ruling is about this.';
      const nearest = count > shown ? `, the nearest ${shown} below` : '';
      if (words === 'some')
        return `No ruling has all these words${nearest === '' ? '; these have some' : nearest}.`;
      return `${count === 1 ? '1 ruling' : `${count} rulings`}${nearest}.`;
    },
    foundRulings: 'Found rulings',
    rules: 'Rules',
    rule: ruleText,
    rulingPages: 'rulings/',
    words: (ruling) => ruling,
    play: 'Play it',
    clear: 'Clear',
    addTo: (player) => `Add to ${player}, `,
    marks: { tapped: 'Tapped', fresh: 'New this turn', faceUp: 'Face up' },
    marksOf: ({ tapped, fresh, faceUp, over = [] }) =>
      listed([
        ...(tapped ? ['tapped'] : []),
        ...(fresh ? ['new this turn'] : []),
        ...(faceUp ? ['face up'] : []),
        ...(over.length === 0 ? [] : [`on ${over.join(', ')}`]),
      ]),
    change: (card) => `Change ${card}`,
    takeAway: 'Take away what is under it',
    toTop: 'To the top',
    toFront: 'To the front',
    oneMore: 'One more',
    remove: 'Remove',
    search: 'Add a card',
    searchIn: (player, zone) => `Add a card to: ${player}, ${zone.toLowerCase()}`,
    searchExample: 'name, or race:dragon cost<=6 civ:fire',
    emptyZone: 'Empty this zone',
    found: (count, shown) => `${count} found${count > shown ? `, the first ${shown} of them below` : ''}.`,
    foundCards: 'Found cards',
    customCard: 'custom card',
    under: (card) => `under ${card}`,
    neutral: 'Neutral cards, which do nothing',
    civilization: spaced,
    changeSituation: 'Change the situation',
  },
  tools: {
    title: 'Tools',
    undo: 'Undo',
    inspect: 'Inspect',
    copyLink: 'Copy link',
    copyScript: 'Copy as script',
    copyRecord: 'Copy record',
    copied: 'Copied.',
    whoIsNext: 'Who is next',
    acts: { usesShield: 'uses shields', declares: 'may declare', resolves: 'resolves' },
  },
  lines: {
    title: 'Lines of play',
    fork: 'Fork',
    everyOrder: 'Every order of these effects',
    eachAnswer: 'What each answer leads to',
    toEndOfTurn: 'Compare up to the end of the turn, with nobody doing more',
    kept: 'Kept lines',
    goTo: (line) => `Go to ${line}`,
    compare: (line) => `Compare ${line} with this`,
    forget: (line) => `Forget ${line}`,
  },
  comparison: {
    firstDifference: 'First difference: ',
    nothingElse: 'Nothing else happens.',
    atTheEnd: (asked) => `At the end: ${asked}`,
    sameEnd: 'All end the same.',
    ends: 'How the ends differ',
    where: 'where',
    before: 'Before that, the same in all',
    more: (shown) => `There are more; these are the first ${shown}.`,
    whatHappens: 'What happens',
    close: 'Close',
  },
  thoughts: {
    title: 'What the agent thinks (names cards of its hand)',
    none: 'It has not searched since this page was opened.',
    about: (turn, prompt) => `Turn ${turn}: ${prompt}`,
    sampled: (samples) => `${samples} samples`,
    answer: 'answer, the given one first',
    samples: 'samples',
    wins: 'wins',
  },
};
