import { reading } from '../../boundary/reading.ts';
import { USE_FACTS } from '../../effects/language/cardTypes.ts';
import { STEP_NAMES } from '../../effects/language/describeDurations.ts';
import { thirdPerson } from '../../effects/language/grammar.ts';
import { type OfKind, type Texts, textOf } from '../../effects/language/textOf.ts';
import type { PutHow } from '../../effects/state/reported/facts.ts';
import type { DuelEnd, Player, Result } from '../../table/nouns.ts';
import type { Viewer } from '../../table/view.ts';
import { zoneName } from '../../table/zones.ts';
import type { KnownFact } from './knownFacts.ts';
import { listed, spaced } from './wording.ts';

/** The reader of a sentence: a player, who is addressed as "you", or somebody else; `all` is the same as `spectator`. */
export type Reader = Viewer | 'all';

/** The name of the card that a fact is about; undefined if it is hidden. */
const nameIn = (fact: KnownFact): string | undefined =>
  'name' in fact && fact.kind !== 'cardNamed' && fact.kind !== 'raceNamed' ? fact.name : undefined;

const isPlayer = (reader: Reader): reader is Player => reader === 'p1' || reader === 'p2';

/** Refers to the players from the point of view of the reader. */
class Voice {
  readonly #viewer: Reader;

  constructor(viewer: Reader) {
    this.#viewer = viewer;
  }

  who(player: Player): string {
    if (!isPlayer(this.#viewer)) return player;
    return player === this.#viewer ? 'you' : 'the opponent';
  }

  whose(player: Player): string {
    if (!isPlayer(this.#viewer)) return `${player}'s`;
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

const END_REASONS: { readonly [E in DuelEnd]: (loser: Player, voice: Voice) => string } = {
  directAttack: () => 'by a direct attack',
  deckOut: (loser, voice) => `because ${voice.whose(loser)} deck is empty`,
  concession: (loser, voice) => `because ${voice.does(loser, 'concede')}`,
  cardEffect: () => 'by the effect of a card',
  bothLose: () => 'because both lose at once',
  endlessLoop: () => 'because the duel would never end',
  turnLimit: () => 'because the last turn is over',
  decisionLimit: () => 'because the duel has gone on for too long',
};

const PUT_HOW: { readonly [H in PutHow]: string } = {
  summoned: '',
  effect: '',
  revolutionChange: ' by revolution change',
  generated: '',
  fortified: ' on a shield',
  expanded: '',
  executed: '',
};

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'the end of this turn',
  attack: 'the end of this attack',
  battle: 'the end of this battle',
  yourNextTurn: 'the next turn of its player',
  opponentsNextTurn: "the next turn of its player's opponent",
  duel: 'the end of the duel',
};

function resultSentence({ winner, reason }: Result, voice: Voice): string {
  if (!Object.hasOwn(END_REASONS, reason)) throw new Error('There is no such reason.');
  const why = END_REASONS[reason](winner === 'p1' ? 'p2' : 'p1', voice);
  return winner === undefined ? `nobody wins, ${why}` : `${voice.does(winner, 'win')} ${why}`;
}

const NOTHING_VERBS: Readonly<Record<string, string>> = {
  declareShields: 'declare',
  declareUsage: 'declare',
};

type FactOf<K extends KnownFact['kind']> = OfKind<KnownFact, 'kind', K>;

/** How a fact is described, and what the same sentence covers. */
interface Telling {
  readonly voice: Voice;
  /** Further facts of the same sentence. */
  readonly more: readonly KnownFact[];
  /** The card of the first of them, with its owner. */
  readonly counterpart: string | undefined;
}

function describeChoice(
  { player, decision, chose, forced }: FactOf<'choiceMade'>,
  { voice }: Telling,
): string {
  if (chose.length === 0) return `${voice.does(player, NOTHING_VERBS[decision] ?? 'choose')} nothing`;
  return `${voice.does(player, 'choose')}: ${chose.join('; ')}${forced ? ' (the only possibility)' : ''}`;
}

function describePut(fact: FactOf<'cardPut'>, { voice }: Telling): string {
  const onto = fact.onto === undefined ? '' : ` onto ${fact.onto}`;
  const linked = fact.linkedWith === undefined ? '' : `, linked with ${fact.linkedWith}`;
  const from = fact.from === 'hand' ? '' : ` from the ${zoneName(fact.from)}`;
  const how = fact.how === undefined ? '' : PUT_HOW[fact.how];
  return `${voice.owned(fact)} is put into the battle zone${onto}${from}${how}${linked}`;
}

function describeTurned(
  fact: FactOf<'cardTapped' | 'cardUntapped'>,
  { voice, more }: Telling,
  how: 'tapped' | 'untapped',
): string {
  const become = more.length === 0 ? 'becomes' : 'become';
  return `${voice.whose(fact.player)} ${voice.cards([fact, ...more])} ${become} ${how}`;
}

function describePayment({ player, name, mana, cost }: FactOf<'costPaid'>, { voice }: Telling): string {
  return mana.length === 0
    ? `${voice.does(player, 'pay')} for ${name} without mana`
    : `${voice.does(player, 'pay')} ${cost} for ${name} with ${listed(mana)}`;
}

const FACTS: Texts<KnownFact, 'kind', [Telling]> = {
  duelBegan: ({ player }, { voice }) => `the duel begins; ${voice.does(player, 'take')} the first turn`,
  deckShuffled: ({ player }, { voice }) => `${voice.whose(player)} deck is shuffled`,
  shieldsRearranged: ({ player }, { voice }) => `${voice.whose(player)} shields are rearranged face down`,
  turnBegan: ({ player, turn }, { voice }) => `${voice.whose(player)} turn ${turn} begins`,
  stepBegan: ({ player, step }, { voice }) => `${voice.whose(player)} ${STEP_NAMES[step]} step begins`,
  turnEnding: ({ player }, { voice }) => `${voice.whose(player)} turn comes to its end`,
  turnEnded: ({ player }, { voice }) => `${voice.whose(player)} turn is over`,
  turnGained: ({ player }, { voice }) => `${voice.does(player, 'gain')} an extra turn`,
  restOfTurnSkipped: ({ player }, { voice }) => `the rest of ${voice.whose(player)} turn is skipped`,

  cardDrawn: (fact, { voice, more }) => `${voice.does(fact.player, 'draw')} ${voice.cards([fact, ...more])}`,
  cardDiscarded: (fact, { voice, more }) =>
    `${voice.does(fact.player, 'discard')} ${voice.cards([fact, ...more])}`,
  cardDestroyed: (fact, { voice }) => `${voice.owned(fact)} is destroyed`,
  shieldBroken: (fact, { voice, more }) =>
    `${voice.whose(fact.player)} shield breaks: ${voice.cards([fact, ...more])} goes to the hand`,
  shieldPlaced: (fact, { voice, more }) =>
    `${voice.does(fact.player, 'place')} ${voice.cards([fact, ...more])} in the shield zone`,
  manaCharged: (fact, { voice, more }) =>
    `${voice.does(fact.player, 'charge')} ${voice.cards([fact, ...more])}`,
  cardPut: describePut,
  cardMoved: (fact, { voice }) =>
    `${voice.owned(fact)} goes from the ${zoneName(fact.from)} to the ${zoneName(fact.to)}`,
  cardTapped: (fact, telling) => describeTurned(fact, telling, 'tapped'),
  cardUntapped: (fact, telling) => describeTurned(fact, telling, 'untapped'),
  cardTurned: (fact, { voice }) =>
    `${voice.owned(fact)} is turned face ${fact.to === 'faceUp' ? 'up' : 'down'}`,
  cardPutUnder: (fact, { voice }) =>
    `${voice.owned(fact)} is put under ${fact.hostName} from the ${zoneName(fact.from)}`,
  cardRevealed: (fact, { voice }) => `${voice.owned(fact)} is revealed`,
  cardLookedAt: (fact, { voice }) => `${voice.does(fact.by, 'look')} at ${voice.owned(fact)}`,
  cardChosen: (fact, { voice }) => `${voice.does(fact.by, 'choose')} ${voice.owned(fact)}`,

  useDeclared: ({ player, name, verb }, { voice }) =>
    `${voice.does(player, 'show')} ${name}, to ${USE_FACTS[verb].phrase} it`,
  costPaid: describePayment,
  cardUsed: ({ player, name, verb, unpaid }, { voice }) =>
    `${voice.does(player, USE_FACTS[verb].phrase)} ${name}${unpaid ? ' without paying its cost' : ''}`,
  gearCrossed: ({ player, name, ontoName }, { voice }) =>
    `${voice.does(player, 'cross')} ${name} with ${ontoName}`,
  gearUncrossed: ({ player, name }, { voice }) => `${voice.does(player, 'uncross')} ${name}`,
  weaponEquipped: ({ name, ontoName }) => `${name} is equipped to ${ontoName}`,

  attackDeclared: (fact, { voice, counterpart = 'a creature' }) => {
    const target = 'player' in fact.target ? voice.who(fact.target.player) : counterpart;
    return `${voice.owned(fact)} attacks ${target}`;
  },
  creatureAttacked: (fact, { voice }) => `${voice.owned(fact)} is attacked`,
  attackRedirected: (fact, { voice }) => `the attack of ${voice.owned(fact)} goes to ${fact.toName}`,
  creatureBlocked: (fact, { voice, counterpart }) =>
    `${voice.owned(fact)} blocks${counterpart === undefined ? '' : ` ${counterpart}`}`,
  attackBlocked: (fact, { voice }) => `${voice.owned(fact)} is blocked`,
  attackNotBlocked: (fact, { voice }) => `${voice.owned(fact)} is not blocked`,
  battleBegan: (fact, { voice, counterpart = fact.againstName }) =>
    `${voice.owned(fact)} battles ${counterpart}`,
  battleWon: (fact, { voice }) => `${voice.owned(fact)} wins the battle`,
  battleLost: (fact, { voice }) => `${voice.owned(fact)} loses the battle`,
  shieldsChosen: (fact, { voice }) => {
    const shields = fact.shields.length === 1 ? 'a shield' : `${fact.shields.length} shields`;
    return `${voice.owned(fact)} will break ${shields}`;
  },
  attackStopped: (fact, { voice }) =>
    `the effect of ${voice.owned(fact)} ends the attack of ${fact.attackerName}`,
  attackEnding: (fact, { voice }) => `the attack of ${voice.owned(fact)} comes to its end`,
  attackEnded: ({ early }) => (early ? 'the attack is over before its time' : 'the attack is over'),

  usageDeclared: ({ player, ability, name }, { voice }) =>
    `${voice.does(player, 'declare')} the ${spaced(ability)} of ${name}`,
  cardSealed: (fact, { voice }) =>
    `${fact.count === 1 ? 'a seal is' : `${fact.count} seals are`} put on ${voice.owned(fact)}`,
  cardUnsealed: (fact, { voice }) =>
    fact.left === 0
      ? `${voice.owned(fact)} has no seal left`
      : `${voice.owned(fact)} loses a seal and has ${fact.left} left`,
  cardTurnedOver: (fact, { voice }) =>
    `${voice.owned(fact)} is turned over from ${fact.fromSide} to ${fact.toSide}`,
  creatureLinked: ({ player, cards }, { voice }) =>
    `${voice.whose(player)} ${listed(cards)} are linked and one creature`,
  creatureUnlinked: ({ player, became }, { voice }) =>
    `the links between ${voice.whose(player)} ${listed(became)} come apart`,
  abilityActivated: ({ player, ability, name }, { voice }) =>
    `${voice.does(player, 'use')} the ${spaced(ability)} of ${name}`,
  effectTriggered: (fact, { voice }) => `the effect of ${voice.owned(fact)} goes on standby`,
  effectBegan: (fact, { voice }) => `the effect of ${voice.owned(fact)} begins`,
  effectResolved: (fact, { voice }) => `the effect of ${voice.owned(fact)} is done`,
  effectMisfired: (fact, { voice }) => `the effect of ${voice.owned(fact)} does nothing: ${fact.why}`,
  eventReplaced: (fact, { voice }) => `${fact.by} replaces what would happen to ${voice.owned(fact)}`,
  lastingEffectBegan: (fact, { voice }) =>
    `the effect of ${voice.owned(fact)} lasts until ${UNTIL[fact.until] ?? spaced(fact.until)}`,
  numberNamed: ({ player, number }, { voice }) => `${voice.does(player, 'name')} the number ${number}`,
  raceNamed: ({ player, name }, { voice }) => `${voice.does(player, 'name')} the race ${name}`,
  cardNamed: ({ player, name }, { voice }) => `${voice.does(player, 'name')} ${name}`,

  choiceMade: describeChoice,
  duelEnded: ({ result }, { voice }) => resultSentence(result, voice),
};

function sentence(fact: KnownFact, viewer: Reader, more: readonly KnownFact[]): string {
  const voice = new Voice(viewer);
  const [next] = more;
  const counterpart = next !== undefined && 'player' in next ? voice.owned(next) : undefined;
  if (!Object.hasOwn(FACTS, fact.kind)) throw new Error('There is no such kind of fact.');
  return textOf(FACTS, fact.kind, fact, { voice, more, counterpart });
}

const capitalized = (text: string): string =>
  /^p[12]\b/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Describes a fact in an English sentence without a full stop: `p1 draws Aqua Hulcus`, or `You draw Aqua Hulcus` for p1.
 * Hides nothing: for a player, pass facts of `duel.logFor(player)`.
 * @param more further facts for the same sentence, as grouped by `groupFacts`.
 * @throws {OptionsError} if a value is not a fact.
 */
export const describeFact = (fact: KnownFact, viewer: Reader, more: readonly KnownFact[] = []): string =>
  reading('fact', fact, 'a fact as those of duel.log', () => capitalized(sentence(fact, viewer, more)));

/**
 * Describes the result of a duel in an English sentence without a full stop: `p1 wins by a direct attack`.
 * @throws {OptionsError} if a value is not a result.
 */
export const describeResult = (result: Result, viewer: Reader = 'all'): string =>
  reading('result', result, 'a result as duel.result', () =>
    capitalized(resultSentence(result, new Voice(viewer))),
  );
