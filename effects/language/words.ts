import type { Zone } from '../../table/nouns.ts';
import type {
  Ability,
  Amount,
  Bounds,
  Breaker,
  CardDefinition,
  Choice,
  Civilization,
  Condition,
  Duration,
  Effect,
  EventPattern,
  Face,
  Filter,
  Group,
  Instead,
  Keyword,
  Ref,
  Replacement,
  SpellAbility,
  Static,
  StaticEffect,
  Subject,
  Target,
  Triggered,
  Who,
} from './vocabulary.ts';

/** The vocabulary in the order in which a card says it. Every function here only builds data. */

/** The printed fields that every kind of card has. */
export type Printed = Omit<Face, 'type' | 'power' | 'abilities' | 'races'> & {
  readonly abilities?: readonly Ability[];
  readonly races?: readonly string[];
};
/** What `spell` and its like are given: the printed fields of a card without power. */
export type PrintedCard = Printed & {
  readonly printings?: readonly string[];
  readonly reconstructed?: string;
};
/** What `creature` and its like are given: the printed fields of a card with power. */
export type PrintedCreature = PrintedCard & { readonly power: number };

function card(type: Face['type'], printed: PrintedCard, power?: number): CardDefinition {
  const { abilities = [], races = [], printings = [], reconstructed, name, civilizations, cost } = printed;
  return {
    name,
    type,
    civilizations,
    races,
    cost,
    ...(power === undefined ? {} : { power }),
    abilities,
    printings,
    ...(reconstructed === undefined ? {} : { reconstructed }),
  };
}

export const creature = (printed: PrintedCreature): CardDefinition =>
  card('creature', printed, printed.power);
export const evolutionCreature = (printed: PrintedCreature): CardDefinition =>
  card('evolutionCreature', printed, printed.power);
export const gacharangeCreature = (printed: PrintedCreature): CardDefinition =>
  card('gacharangeCreature', printed, printed.power);
export const spell = (printed: PrintedCard): CardDefinition => card('spell', printed);
export const crossGear = (printed: PrintedCard): CardDefinition => card('crossGear', printed);
export const castle = (printed: PrintedCard): CardDefinition => card('castle', printed);
export const field = (printed: PrintedCard): CardDefinition => card('field', printed);
export const d2Field = (printed: PrintedCard): CardDefinition => card('d2Field', printed);
export const dragheartFortress = (printed: PrintedCard): CardDefinition => card('dragheartFortress', printed);

/** One card with two faces; `name` is that of the whole card, each face keeps its own. */
export const twinpact = (name: string, first: CardDefinition, second: CardDefinition): CardDefinition => {
  const { printings: _, reconstructed: __, otherFace: ___, ...otherFace } = second;
  return { ...first, name, otherFace: { ...otherFace } };
};

// What is spoken of

export const self: Ref = { ref: 'this' };
/** What the trigger speaks of. */
export const that: Ref = { ref: 'that' };
/** The other creature of a block or battle. */
export const other: Ref = { ref: 'other' };
/** What an earlier part of the effect chose or moved. */
export const the = (name: string): Ref => ({ ref: name });

const group = (zone: Zone | readonly Zone[], of: Who, filter?: Filter): Group =>
  filter === undefined ? { in: zone, of } : { in: zone, of, filter };

const creatures = (of: Who, filter: Filter = {}): Group =>
  group('battleZone', of, { type: 'creature', ...filter });

export const yourCreatures = (filter?: Filter): Group => creatures('you', filter);
export const opponentsCreatures = (filter?: Filter): Group => creatures('opponent', filter);
export const allCreatures = (filter?: Filter): Group => creatures('any', filter);
export const yourHand = (filter?: Filter): Group => group('hand', 'you', filter);
export const opponentsHand = (filter?: Filter): Group => group('hand', 'opponent', filter);
export const yourGraveyard = (filter?: Filter): Group => group('graveyard', 'you', filter);
export const yourMana = (filter?: Filter): Group => group('manaZone', 'you', filter);
export const opponentsMana = (filter?: Filter): Group => group('manaZone', 'opponent', filter);
export const yourShields = (filter?: Filter): Group => group('shieldZone', 'you', filter);
export const opponentsShields = (filter?: Filter): Group => group('shieldZone', 'opponent', filter);
export const cardsIn = (zones: Zone | readonly Zone[], of: Who, filter?: Filter): Group =>
  group(zones, of, filter);

// Choosing

export const choose = (from: Choice['choose'], count: Amount = 1, by: Who = 'you'): Choice => ({
  choose: from,
  count,
  amount: 'exactly',
  by,
});
export const chooseUpTo = (from: Choice['choose'], count: Amount, by: Who = 'you'): Choice => ({
  choose: from,
  count,
  amount: 'upTo',
  by,
});
export const chooseAnyNumber = (from: Choice['choose'], by: Who = 'you'): Choice => ({
  choose: from,
  count: 0,
  amount: 'any',
  by,
});
export const atRandom = (from: Group, count: Amount = 1): Choice => ({
  ...choose(from, count),
  atRandom: true,
});
export const called = (choice: Choice, as: string): Choice => ({ ...choice, as });
export const withTotal = (choice: Choice, of: 'cost' | 'power', max: Amount): Choice => ({
  ...choice,
  total: { of, max },
});

// Numbers

export const countOf = (of: Group): Amount => ({ count: of });
export const powerOfRef = (of: Ref): Amount => ({ powerOf: of });
export const times = (a: Amount, b: Amount): Amount => ({ times: [a, b] });
export const atLeast = (min: Amount): Bounds => ({ min });
export const atMost = (max: Amount): Bounds => ({ max });
export const exactly = (value: Amount): Bounds => ({ min: value, max: value });

// What is done

export const inOrder = (...effects: readonly Effect[]): Effect => ({ do: 'inOrder', effects });
export const draw = (count: Amount = 1, who: Who = 'you'): Effect => ({ do: 'draw', who, count });
export const drawUpTo = (count: Amount): Effect => ({ do: 'draw', who: 'you', count, upTo: true });
export const destroy = (what: Target): Effect => ({ do: 'destroy', what });
export const discard = (what: Target): Effect => ({ do: 'discard', what });
export const tap = (what: Target): Effect => ({ do: 'tap', what });
export const untap = (what: Target): Effect => ({ do: 'untap', what });
export const returnToHand = (what: Target): Effect => ({ do: 'move', what, to: 'hand' });
export const putIntoMana = (what: Target): Effect => ({ do: 'move', what, to: 'manaZone' });
export const putIntoGraveyard = (what: Target): Effect => ({ do: 'move', what, to: 'graveyard' });
export const addToShields = (what: Target): Effect => ({ do: 'move', what, to: 'shieldZone' });
export const putOnDeck = (what: Target, position: 'top' | 'bottom'): Effect => ({
  do: 'move',
  what,
  to: 'deck',
  position,
});
export const takeShieldWithoutTrigger = (what: Target): Effect => ({
  do: 'move',
  what,
  to: 'hand',
  withoutShieldTrigger: true,
});
export const topOfDeckTo = (to: Zone, count: Amount = 1, who: Who = 'you'): Effect => ({
  do: 'moveTop',
  who,
  count,
  to,
});
export const search = (filter: Filter | undefined, to: Zone = 'hand', show?: 'shown'): Effect => ({
  do: 'search',
  who: 'you',
  count: 1,
  to,
  ...(filter === undefined ? {} : { filter }),
  ...(show === undefined ? {} : { show: true }),
});
export const lookAt = (what: Target): Effect => ({ do: 'look', what });
export const lookAtTop = (count: Amount, as: string): Effect => ({ do: 'lookAtTop', who: 'you', count, as });
export const revealTop = (count: Amount, as: string): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as,
  show: true,
});
export const put = (what: Target): Effect => ({ do: 'put', what });
export const putOnto = (what: Target, onto: Target): Effect => ({ do: 'put', what, onto });
export const useFree = (what: Target): Effect => ({ do: 'use', what });
export const battle = (a: Target, b: Target): Effect => ({ do: 'battle', a, b });
export const breakShields = (count: Amount | 'all', of: Who = 'opponent'): Effect => ({
  do: 'breakShields',
  of,
  count,
});
export const may = (effect: Effect, then?: Effect): Effect =>
  then === undefined ? { do: 'may', effect } : { do: 'may', effect, then };
export const ifYouDo = (first: Effect, then: Effect): Effect => ({ do: 'ifDone', first, then });
export const onlyIf = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: 'if', condition, then } : { do: 'if', condition, then, otherwise };
export const oneOf = (...modes: readonly Effect[]): Effect => ({ do: 'modes', modes, count: 1, by: 'you' });
export const gets = (affects: Target, until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects,
  effects,
  until,
});
export const delayed = (ability: Triggered, until: Duration | 'once'): Effect => ({
  do: 'delayed',
  ability,
  until,
});

// What lasts

export const power = (by: Amount): StaticEffect => ({ kind: 'power', by });
export const gains = (...abilities: readonly Ability[]): StaticEffect => ({ kind: 'gains', abilities });
const ban = (what: Extract<StaticEffect, { kind: 'cannot' }>['ban']): StaticEffect => ({
  kind: 'cannot',
  ban: what,
});
export const cannot = ban;
export const unblockable = (by?: Filter): StaticEffect =>
  ban(by === undefined ? { do: 'beBlocked' } : { do: 'beBlocked', by });
export const mayAttackUntapped = (what?: Filter): StaticEffect => ({
  kind: 'can',
  permission: what === undefined ? { do: 'attackUntapped' } : { do: 'attackUntapped', what },
});

const on = (affects: Ref | Group, effects: readonly StaticEffect[], condition?: Condition): Static => ({
  kind: 'static',
  affects,
  effects,
  ...(condition === undefined ? {} : { while: condition }),
});
export const has = (...effects: readonly StaticEffect[]): Static => on(self, effects);
export const hasWhile = (condition: Condition, ...effects: readonly StaticEffect[]): Static =>
  on(self, effects, condition);
export const each = (of: Group, ...effects: readonly StaticEffect[]): Static => on(of, effects);
export const eachWhile = (condition: Condition, of: Group, ...effects: readonly StaticEffect[]): Static =>
  on(of, effects, condition);

export const cannotAttack: Static = has(ban({ do: 'attack' }));
export const cannotAttackPlayers: Static = has(ban({ do: 'attack', target: 'player' }));
export const cannotAttackCreatures: Static = has(ban({ do: 'attack', target: 'creature' }));
export const cannotBeBlocked: Static = has(unblockable());
export const cannotBeBlockedBy = (by: Filter): Static => has(unblockable(by));
export const canAttackUntapped = (what?: Filter): Static => has(mayAttackUntapped(what));
export const attacksEachTurnIfAble: Static = has({ kind: 'mustAttack' });

// Keywords

export const blocker: Keyword = { kind: 'keyword', name: 'blocker' };
export const speedAttacker: Keyword = { kind: 'keyword', name: 'speedAttacker' };
export const slayer: Keyword = { kind: 'keyword', name: 'slayer' };
export const charger: Keyword = { kind: 'keyword', name: 'charger' };
export const shieldTrigger: Keyword = { kind: 'keyword', name: 'shieldTrigger' };
export const guardStrike: Keyword = { kind: 'keyword', name: 'guardStrike' };
export const breaker = (kind: Breaker): Keyword => ({ kind: 'keyword', name: 'breaker', breaker: kind });
export const doubleBreaker: Keyword = breaker('double');
export const tripleBreaker: Keyword = breaker('triple');
export const quattroBreaker: Keyword = breaker('quattro');
export const worldBreaker: Keyword = breaker('world');
export const powerAttacker = (by: Amount): Keyword => ({ kind: 'keyword', name: 'powerAttacker', by });
export const evolution = (base: Filter): Keyword => ({ kind: 'keyword', name: 'evolution', base });

// Abilities

export const spellAbility = (...effects: readonly Effect[]): SpellAbility => ({
  kind: 'spell',
  effect: effects.length === 1 && effects[0] !== undefined ? effects[0] : { do: 'inOrder', effects },
});

export const itself: Subject = { of: 'any', filter: { itself: true } };
const subject = (what: Ref | Subject): Subject => ('ref' in what ? itself : what);

/** Whom a trigger speaks of, where it is not the bearer. */
export const another = (of: Who, filter: Filter = {}): Subject => ({
  of,
  filter: { type: 'creature', other: true, ...filter },
});
export const any = (of: Who, filter: Filter = {}): Subject => ({
  of,
  filter: { type: 'creature', ...filter },
});

export const when = (event: EventPattern, effect: Effect, condition?: Condition): Triggered => ({
  kind: 'triggered',
  when: event,
  effect,
  ...(condition === undefined ? {} : { condition }),
});
export const whenPut = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'put', what: subject(what) }, effect);
export const whenDestroyed = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'destroyed', what: subject(what), tense: 'destroyed' }, effect);
export const wheneverAttacks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'attacks', what: subject(what) }, effect);
export const wheneverBlocks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'blocks', what: subject(what) }, effect);
export const whenWinsBattle = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'winsBattle', what: subject(what) }, effect);
export const atEndOfYourTurn = (effect: Effect): Triggered => when({ event: 'endOfTurn', of: 'you' }, effect);
export const atStartOfYourTurn = (effect: Effect): Triggered =>
  when({ event: 'startOfTurn', of: 'you' }, effect);

const replacing = (of: Replacement['of'], instead: Instead): Replacement => ({
  kind: 'replacement',
  of,
  instead,
});
export const wouldBeDestroyed = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'destroyed', what: subject(what) }, instead);
export const wouldLeave = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'leaves', what: subject(what) }, instead);
export const instead = (to: Zone): Instead => ({ kind: 'move', to });
export const optional = (replacement: Replacement): Replacement => ({ ...replacement, may: true });

// Conditions

export const youHave = (of: Group, is: Bounds = { min: 1 }): Condition => ({ kind: 'count', of, is });
export const allOf = (of: Group, are: Filter): Condition => ({ kind: 'all', of, are });
export const isAttacking: Condition = { kind: 'attacking', what: self };
export const isLike = (what: Ref, like: Filter): Condition => ({ kind: 'is', what, like });
export const shieldsAre = (of: Who, is: Bounds): Condition => ({ kind: 'shields', of, is });
export const yourTurn: Condition = { kind: 'turnOf', who: 'you' };
export const both = (...conditions: readonly Condition[]): Condition => ({ kind: 'both', conditions });
export const either = (...conditions: readonly Condition[]): Condition => ({ kind: 'either', conditions });
export const notThat = (condition: Condition): Condition => ({ kind: 'not', condition });

/** 603.4. The "if" after the comma of a trigger. */
export const provided = (condition: Condition, ability: Triggered): Triggered => ({ ...ability, condition });

// Words of the vocabulary that stand for whole procedures

export const given = (condition: Condition, ability: Triggered): Triggered => ({
  ...ability,
  given: condition,
});
export const from = (zones: readonly Zone[], ability: Triggered): Triggered => ({ ...ability, from: zones });
export const limited = (limit: NonNullable<Triggered['limit']>, ability: Triggered): Triggered => ({
  ...ability,
  limit,
});
export const bearsIcon = (icon: string, ability: Triggered): Triggered => ({ ...ability, icon });

export const machFighter: Keyword = { kind: 'keyword', name: 'machFighter' };
export const strikeBack = (discards: Filter): Keyword => ({ kind: 'keyword', name: 'strikeBack', discards });
export const vortexEvolution = (base: Filter, count: number): Keyword => ({
  kind: 'keyword',
  name: 'evolution',
  base,
  count,
});
export const shieldForce = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'shieldForce',
  grants,
});

export const anyOf = (...patterns: readonly EventPattern[]): EventPattern => ({ event: 'anyOf', patterns });
export const stays: Instead = { kind: 'stays' };
export const insteadDo = (effect: Effect): Instead => ({ kind: 'do', effect });

export const useOnto = (what: Target, onto: Target): Effect => ({ do: 'use', what, onto });
export const putOnDeckBottom = (what: Target): Effect => putOnDeck(what, 'bottom');
export const moveUnder = (what: Ref, count: Amount | 'all', to: Zone, filter?: Filter): Effect => ({
  do: 'moveUnder',
  what,
  count,
  to,
  ...(filter === undefined ? {} : { filter }),
});
export const remember = (amount: Amount, as: string): Effect => ({ do: 'remember', amount, as });
export const named = (name: string): Amount => ({ named: name });
export const sizeOf = (of: Ref): Amount => ({ sizeOf: of });
export const costOf = (of: Ref): Amount => ({ costOf: of });
export const forEach = (of: Target, as: string, effect: Effect): Effect => ({
  do: 'forEach',
  of,
  as,
  effect,
});
export const repeat = (count: Amount, effect: Effect): Effect => ({ do: 'repeat', times: count, effect });
export const ifNot = (first: Effect, otherwise: Effect): Effect => ({
  do: 'ifDone',
  first,
  then: { do: 'inOrder', effects: [] },
  otherwise,
});
export const happened = (event: EventPattern, is: Bounds = { min: 1 }): Condition => ({
  kind: 'happened',
  event,
  is,
});

/** A rule that binds players, not objects: it reaches what comes later too. */
export const ruleUntil = (until: Duration, ...effects: readonly StaticEffect[]): Effect => ({
  do: 'lasting',
  affects: cardsIn('battleZone', 'any'),
  effects,
  until,
  alsoLater: true,
});

/** Invasion: when such a creature of yours attacks, this may be put on it, from the hand or from where it says. */
export const invasion = (base: Filter, zones: readonly Zone[] = ['hand']): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  condition: isLike(that, base),
  effect: may(putOnto(self, that)),
  from: zones,
  word: { name: 'invasion', base },
});

/** 701.26. Revolution change: when such a creature of yours attacks, this may change places with it. */
export const revolutionChange = (base: Filter): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  effect: may({ do: 'swap', what: that }),
  from: ['hand'],
  word: { name: 'revolutionChange', base },
});

/** Final revolution: when this is put by revolution change, once a turn among all of them. */
export const finalRevolution = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'put', what: itself, how: 'revolutionChange' },
  effect,
  limit: { times: 1, per: 'turn', by: 'word' },
  word: { name: 'finalRevolution' },
});

/** 112.3c. Ninja strike: when an opponent's creature attacks or blocks, with enough mana, once in an attack. */
export const ninjaStrike = (mana: number, zones: readonly Zone[] = ['hand']): Triggered => ({
  kind: 'triggered',
  when: anyOf({ event: 'attacks', what: any('opponent') }, { event: 'blocks', what: any('opponent') }),
  given: youHave(yourMana(), { min: mana }),
  effect: may(
    useFree(self),
    delayed(when({ event: 'endOfTurn', of: 'any' }, putOnDeckBottom(the('used'))), 'once'),
  ),
  from: zones,
  limit: { times: 1, per: 'attack', by: 'word' },
  word: { name: 'ninjaStrike', mana },
});

/** Attack chance: when such a creature of yours attacks, this spell may be cast from the hand without paying. */
export const attackChance = (base: Filter): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  effect: may(useFree(self)),
  from: ['hand'],
  word: { name: 'attackChance', base },
});

const magicTool: Filter = { type: 'card', races: ['Magic Tool'] };
const fourTools = cardsIn(['battleZone', 'graveyard'], 'you', { ...magicTool, other: true });

/** Gate of moonless night: four magic tools are chosen, and this is summoned onto them without paying. */
const gate = (form: 'plain' | 'void' | 'fantasy' | 'zetsu', event: EventPattern): Triggered => ({
  kind: 'triggered',
  when: event,
  condition: youHave(fourTools, { min: 4 }),
  effect: may(useOnto(self, choose(fourTools, 4))),
  from: ['hand', 'graveyard'],
  word: { name: 'gateOfMoonlessNight', form },
});
export const gateOfMoonlessNight: Triggered = gate('plain', {
  event: 'put',
  what: { of: 'you', filter: { ...magicTool, type: 'creature' } },
});
export const voidGateOfMoonlessNight: Triggered = gate('void', {
  event: 'used',
  by: 'you',
  what: { type: 'spell', races: ['Magic Tool'] },
});
export const fantasyGateOfMoonlessNight: Triggered = gate('fantasy', {
  event: 'used',
  by: 'you',
  what: magicTool,
});
export const zetsuGateOfMoonlessNight: Triggered = gate('zetsu', { event: 'endOfTurn', of: 'you' });

/** Oniend: when an opponent's creature attacks and, as it resolves, some player has no shields. */
export const oniend = (effect: Effect = useFree(self)): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent') },
  condition: shieldsAre('any', { max: 0 }),
  effect: may(effect),
  from: ['hand'],
  word: { name: 'oniend' },
});

/** ZERO: at the end of the opponent's turn, where the condition is met by then. */
export const zero = (condition: Condition, effect: Effect = useFree(self)): Triggered => ({
  kind: 'triggered',
  when: { event: 'endOfTurn', of: 'opponent' },
  given: condition,
  effect: may(effect),
  from: ['hand'],
  word: { name: 'zero' },
});

/** Revolution 0 trigger: when you are attacked and, as it resolves, have no shields. */
export const revolution0Trigger = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent'), target: 'player' },
  condition: shieldsAre('you', { max: 0 }),
  effect,
  from: ['hand'],
  word: { name: 'revolution0Trigger' },
});

/** Space charge: when a card of this civilization is put into your mana zone. */
export const spaceCharge = (civilization: Civilization, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'moved', what: { of: 'you', filter: { civilizations: [civilization] } }, to: 'manaZone' },
  effect,
  word: { name: 'spaceCharge' },
});

/** Meteorburn: when this attacks, cards from below it may go to the graveyard; if they do, the rest follows. */
export const meteorburn = (count: number, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: itself },
  effect: may(moveUnder(self, count, 'graveyard'), effect),
  word: { name: 'meteorburn' },
});

/** Kizuna plus: when this attacks, a card from below it may go to the graveyard; if it does, icon abilities are used. */
export const kizunaPlus = (count: number): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: itself },
  effect: may(moveUnder(self, 1, 'graveyard'), { do: 'useIcons', icon: 'kizuna', count }),
  word: { name: 'kizunaPlus' },
});

/** D switch: when this happens, the field may be turned upside down; if it is, the rest follows. */
export const dSwitch = (event: EventPattern, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: event,
  effect: may({ do: 'flip', what: self }, effect),
  word: { name: 'dSwitch' },
});

/** Galaxyshield: laid out face up as a shield for its own cost; at the start of your turn it may be summoned from there. */
export const galaxyshield = (cost: number): readonly [Keyword, Triggered] => [
  { kind: 'keyword', name: 'galaxyshield', cost },
  {
    kind: 'triggered',
    when: { event: 'startOfTurn', of: 'you' },
    given: isLike(self, { faceUp: true }),
    effect: may(useFree(self)),
    from: ['shieldZone'],
    word: { name: 'galaxyshield' },
  },
];

/** EX life: as this is put, the top card of the deck becomes its shield, which goes to the graveyard in its place. */
export const exLife: Triggered = {
  kind: 'triggered',
  when: { event: 'put', what: itself },
  effect: inOrder(
    { do: 'moveTop', who: 'you', count: 1, to: 'shieldZone', as: 'life' },
    {
      do: 'replaceUntil',
      replacement: wouldLeave(self, insteadDo(putIntoGraveyard(the('life')))),
      until: 'duel',
    },
  ),
  word: { name: 'exLife' },
};

export const cannotBeChosenByOpponent: Static = has(ban({ do: 'beChosen', by: 'opponent' }));
export const alternativeCost = (effect: Effect): Ability => ({ kind: 'cost', way: 'alternative', effect });
export const additionalCost = (effect: Effect): Ability => ({ kind: 'cost', way: 'additional', effect });
export const crossed: Ref = { ref: 'crossed' };
export const crossedGets = (...effects: readonly StaticEffect[]): Static => ({
  kind: 'static',
  affects: crossed,
  effects,
});

export const whenPutOnto = (what: Ref | Subject, onto: Filter, effect: Effect): Triggered =>
  when({ event: 'put', what: subject(what), onto }, effect);
export const insteadOfBreaking = (what: Ref | Subject, effect: Effect): Replacement =>
  replacing({ event: 'breaks', what: subject(what) }, insteadDo(effect));
export const turnFace = (what: Target, to: 'faceUp' | 'faceDown'): Effect => ({ do: 'turn', what, to });
export const shuffleDeck = (who: Who): Effect => ({ do: 'shuffle', who });
export const opponentsTurn: Condition = { kind: 'turnOf', who: 'opponent' };

/** 605.2c. A number is named; later parts of the effect, and what it leaves behind, know it by this name. */
export const nameNumber = (as: string, max: number, by: Who = 'you'): Effect => ({
  do: 'nameNumber',
  by,
  min: 0,
  max,
  as,
});

/** Revolution 0: it resolves only while its player has no shields. */
export const revolution0 = (ability: Triggered): Triggered => ({
  ...provided(shieldsAre('you', { max: 0 }), ability),
  word: { name: 'revolution0' },
});

/** Just diver: as this is put, until your next turn the opponent can neither choose nor attack it. */
export const justDiver: Triggered = whenPut(
  self,
  gets(self, 'yourNextTurn', ban({ do: 'beChosen', by: 'opponent' }), ban({ do: 'beAttacked' })),
);

export const skipRestOfTurn: Effect = { do: 'skipRestOfTurn' };
export const extraTurn = (who: Who = 'you'): Effect => ({ do: 'extraTurn', who });
export const plus = (a: Amount, b: Amount): Amount => ({ plus: [a, b] });
export const civilizations = (...are: readonly Civilization[]): StaticEffect => ({
  kind: 'civilizations',
  are,
});
export const replaceUntil = (until: Duration, replacement: Replacement): Effect => ({
  do: 'replaceUntil',
  replacement,
  until,
});

/** Mana arms: it resolves only while its player has this many cards of the civilization in the mana zone. */
export const manaArms = (count: number, civilization: Civilization, ability: Triggered): Triggered => ({
  ...provided(youHave(yourMana({ civilizations: [civilization] }), { min: count }), ability),
  word: { name: 'manaArms' },
});
