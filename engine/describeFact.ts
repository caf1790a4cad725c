import type { Player, Result, Zone } from '../table/nouns.ts';
import type { KnownFact } from './knownFacts.ts';
import { listed, spaced } from './wording.ts';

/** The reader of a sentence: a player, who is addressed as "you", or `all` for a spectator. */
export type Viewer = Player | 'all';

type ZoneChange = Extract<KnownFact, { readonly was: number | undefined }>;

const ZONES: { readonly [Z in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle zone',
  manaZone: 'mana zone',
  shieldZone: 'shield zone',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
};

/** The name of the card that a fact is about; undefined if it is hidden. */
const nameIn = (fact: KnownFact): string | undefined =>
  'name' in fact && fact.kind !== 'cardNamed' ? fact.name : undefined;

const thirdPerson = (verb: string): string => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** Refers to the players from the point of view of the reader. */
class Voice {
  readonly #viewer: Viewer;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  who(player: Player): string {
    if (this.#viewer === 'all') return player;
    return player === this.#viewer ? 'you' : 'the opponent';
  }

  whose(player: Player): string {
    if (this.#viewer === 'all') return `${player}'s`;
    return player === this.#viewer ? 'your' : "the opponent's";
  }

  does(player: Player, verb: string): string {
    return `${this.who(player)} ${player === this.#viewer ? verb : thirdPerson(verb)}`;
  }

  /** The cards of several facts: names of known cards and the number of hidden ones. */
  cards(facts: readonly KnownFact[]): string {
    const names = facts.flatMap((fact) => nameIn(fact) ?? []);
    const hidden = facts.length - names.length;
    return listed([...names, ...(hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`])]);
  }

  /** A card with its owner: `p1's Aqua Hulcus`. */
  owned(fact: KnownFact & { readonly player: Player }): string {
    const name = nameIn(fact);
    return `${this.whose(fact.player)} ${name ?? 'card'}`;
  }
}

function endReason(reason: Result['reason'], loser: Player, voice: Voice): string {
  switch (reason) {
    case 'directAttack':
      return 'by a direct attack';
    case 'deckOut':
      return `because ${voice.whose(loser)} deck is empty`;
    case 'concession':
      return `because ${voice.does(loser, 'concede')}`;
    case 'cardEffect':
      return 'by the effect of a card';
    case 'bothLose':
      return 'because both lose at once';
    case 'endlessLoop':
      return 'because the duel would never end';
    case 'turnLimit':
      return 'because the last turn is over';
    case 'decisionLimit':
      return 'because the duel has gone on for too long';
  }
}

const USE_VERBS = {
  summoned: 'summon',
  cast: 'cast',
  generated: 'generate',
  fortified: 'fortify a shield with',
  expanded: 'expand',
} as const;

const PUT_HOW = {
  summoned: '',
  effect: '',
  revolutionChange: ' by revolution change',
  generated: '',
  fortified: ' on a shield',
  expanded: '',
} as const;

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'the end of this turn',
  attack: 'the end of this attack',
  battle: 'the end of this battle',
  yourNextTurn: 'the next turn of its player',
  opponentsNextTurn: "the next turn of its player's opponent",
  duel: 'the end of the duel',
};

function movedSentence(fact: ZoneChange, more: readonly KnownFact[], voice: Voice): string {
  const { player } = fact;
  const cards = voice.cards([fact, ...more]);
  switch (fact.kind) {
    case 'cardDrawn':
      return `${voice.does(player, 'draw')} ${cards}`;
    case 'cardDiscarded':
      return `${voice.does(player, 'discard')} ${cards}`;
    case 'cardDestroyed':
      return `${voice.owned(fact)} is destroyed`;
    case 'shieldBroken':
      return `${voice.whose(player)} shield breaks: ${cards} goes to the hand`;
    case 'shieldPlaced':
      return `${voice.does(player, 'place')} ${cards} in the shield zone`;
    case 'manaCharged':
      return `${voice.does(player, 'charge')} ${cards}`;
    case 'cardPut': {
      const onto = fact.onto === undefined ? '' : ` onto ${fact.onto}`;
      const from = fact.from === 'hand' ? '' : ` from the ${ZONES[fact.from]}`;
      const how = fact.how === undefined ? '' : PUT_HOW[fact.how];
      return `${voice.owned(fact)} is put into the battle zone${onto}${from}${how}`;
    }
    case 'cardMoved':
      return `${voice.owned(fact)} goes from the ${ZONES[fact.from]} to the ${ZONES[fact.to]}`;
  }
}

const become = (facts: readonly KnownFact[]): string => (facts.length === 1 ? 'becomes' : 'become');

function resultSentence({ winner, reason }: Result, voice: Voice): string {
  const why = endReason(reason, winner === 'p1' ? 'p2' : 'p1', voice);
  return winner === undefined ? `nobody wins, ${why}` : `${voice.does(winner, 'win')} ${why}`;
}

const NOTHING_VERBS: Readonly<Record<string, string>> = {
  declareShields: 'declare',
  declareUsage: 'declare',
};

function choiceSentence(
  { player, decision, chose, forced }: Extract<KnownFact, { kind: 'choiceMade' }>,
  voice: Voice,
): string {
  if (chose.length === 0) return `${voice.does(player, NOTHING_VERBS[decision] ?? 'choose')} nothing`;
  return `${voice.does(player, 'choose')}: ${chose.join('; ')}${forced ? ' (the only possibility)' : ''}`;
}

function sentence(fact: KnownFact, viewer: Viewer, more: readonly KnownFact[]): string {
  const voice = new Voice(viewer);
  const [next] = more;
  const nextOwned = next !== undefined && 'player' in next ? voice.owned(next) : undefined;
  switch (fact.kind) {
    case 'cardDrawn':
    case 'cardDiscarded':
    case 'cardDestroyed':
    case 'shieldBroken':
    case 'shieldPlaced':
    case 'manaCharged':
    case 'cardPut':
    case 'cardMoved':
      return movedSentence(fact, more, voice);
    case 'duelBegan':
      return `the duel begins; ${voice.does(fact.player, 'take')} the first turn`;
    case 'deckShuffled':
      return `${voice.whose(fact.player)} deck is shuffled`;
    case 'turnBegan':
      return `${voice.whose(fact.player)} turn ${fact.turn} begins`;
    case 'turnEnding':
      return `${voice.whose(fact.player)} turn comes to its end`;
    case 'turnEnded':
      return `${voice.whose(fact.player)} turn is over`;
    case 'turnGained':
      return `${voice.does(fact.player, 'gain')} an extra turn`;
    case 'restOfTurnSkipped':
      return `the rest of ${voice.whose(fact.player)} turn is skipped`;
    case 'cardTapped':
      return `${voice.whose(fact.player)} ${voice.cards([fact, ...more])} ${become([fact, ...more])} tapped`;
    case 'cardUntapped':
      return `${voice.whose(fact.player)} ${voice.cards([fact, ...more])} ${become([fact, ...more])} untapped`;
    case 'cardRevealed':
      return `${voice.owned(fact)} is revealed`;
    case 'cardLookedAt':
      return `${voice.does(fact.by, 'look')} at ${voice.owned(fact)}`;
    case 'cardChosen':
      return `${voice.does(fact.by, 'choose')} ${voice.owned(fact)}`;
    case 'useDeclared':
      return `${voice.does(fact.player, 'show')} ${fact.name}, to ${USE_VERBS[fact.verb]} it`;
    case 'costPaid':
      return fact.mana.length === 0
        ? `${voice.does(fact.player, 'pay')} for ${fact.name} without mana`
        : `${voice.does(fact.player, 'pay')} ${fact.cost} for ${fact.name} with ${listed(fact.mana)}`;
    case 'cardUsed':
      return `${voice.does(fact.player, USE_VERBS[fact.verb])} ${fact.name}${fact.unpaid ? ' without paying its cost' : ''}`;
    case 'gearCrossed':
      return `${voice.does(fact.player, 'cross')} ${fact.name} with ${fact.ontoName}`;
    case 'attackDeclared':
      return `${voice.owned(fact)} attacks ${'player' in fact.target ? voice.who(fact.target.player) : (nextOwned ?? 'a creature')}`;
    case 'creatureAttacked':
      return `${voice.owned(fact)} is attacked`;
    case 'attackRedirected':
      return `the attack of ${voice.owned(fact)} goes to ${fact.toName}`;
    case 'creatureBlocked':
      return `${voice.owned(fact)} blocks${nextOwned === undefined ? '' : ` ${nextOwned}`}`;
    case 'attackBlocked':
      return `${voice.owned(fact)} is blocked`;
    case 'attackNotBlocked':
      return `${voice.owned(fact)} is not blocked`;
    case 'battleBegan':
      return `${voice.owned(fact)} battles ${nextOwned ?? fact.againstName}`;
    case 'battleWon':
      return `${voice.owned(fact)} wins the battle`;
    case 'battleLost':
      return `${voice.owned(fact)} loses the battle`;
    case 'shieldsChosen':
      return `${voice.owned(fact)} will break ${fact.shields.length === 1 ? 'a shield' : `${fact.shields.length} shields`}`;
    case 'attackEnding':
      return `the attack of ${voice.owned(fact)} comes to its end`;
    case 'attackEnded':
      return fact.early ? 'the attack is over before its time' : 'the attack is over';
    case 'usageDeclared':
      return `${voice.does(fact.player, 'declare')} the ${spaced(fact.ability)} of ${fact.name}`;
    case 'effectTriggered':
      return `the effect of ${voice.owned(fact)} goes on standby`;
    case 'effectBegan':
      return `the effect of ${voice.owned(fact)} begins`;
    case 'effectResolved':
      return `the effect of ${voice.owned(fact)} is done`;
    case 'effectMisfired':
      return `the effect of ${voice.owned(fact)} does nothing: ${fact.why}`;
    case 'eventReplaced':
      return `${fact.by} replaces what would happen to ${voice.owned(fact)}`;
    case 'lastingEffectBegan':
      return `the effect of ${voice.owned(fact)} lasts until ${UNTIL[fact.until] ?? spaced(fact.until)}`;
    case 'numberNamed':
      return `${voice.does(fact.player, 'name')} the number ${fact.number}`;
    case 'cardNamed':
      return `${voice.does(fact.player, 'name')} ${fact.name}`;
    case 'choiceMade':
      return choiceSentence(fact, voice);
    case 'duelEnded':
      return resultSentence(fact.result, voice);
  }
}

const capitalized = (text: string): string =>
  /^p[12]\b/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Describes a fact in an English sentence without a full stop: `p1 draws Aqua Hulcus`, or `You draw Aqua Hulcus` for p1.
 * Hides nothing: for a player, pass facts of `duel.logFor(player)`.
 * @param more further facts for the same sentence, as grouped by `groupFacts`.
 */
export const describeFact = (fact: KnownFact, viewer: Viewer, more: readonly KnownFact[] = []): string =>
  capitalized(sentence(fact, viewer, more));

/** Describes the result of a duel in an English sentence without a full stop: `p1 wins by a direct attack`. */
export const describeResult = (result: Result, viewer: Viewer = 'all'): string =>
  capitalized(resultSentence(result, new Voice(viewer)));
