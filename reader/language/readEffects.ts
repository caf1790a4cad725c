import { type Effect, INSTRUCTION_FACTS, type Move, type Replacement, type Who } from 'taiki/words';
import { allOf, type Grammar, type Readings, type Rule, rule, word } from '../grammar/rule.ts';
import type { Zone } from '../grammar/values.ts';

/**
 * Whether cards can be said to go to the zone of this player. To put a card from "your hand into your graveyard" is to discard it
 * (701.7a).
 */
function mayGoTo({ what }: Pick<Move, 'what'>, to: Zone, whose: Who): boolean {
  if (whose === 'any') return true;
  const cards = 'choose' in what ? what.choose : what;
  if (!('in' in cards) || cards.of !== whose) return false;
  return to !== 'graveyard' || ![cards.in].flat().includes('hand');
}

const moveTo = (
  to: Zone,
  what: Pick<Move, 'what' | 'topOnly'>,
  whose: Who,
  marks: Partial<Move>,
): Move | undefined => (mayGoTo(what, to, whose) ? { do: 'move', to, ...what, ...marks } : undefined);

const MOVES: readonly Rule<Move>[] = [
  rule('return <moved> to <whose> hand/hands <marks>', (what, whose, marks) =>
    moveTo('hand', what, whose, marks),
  ),
  rule('put <moved> into <whose> mana zone/zones <marks>', (what, whose, marks) =>
    moveTo('manaZone', what, whose, marks),
  ),
  rule('put <moved> into <whose> graveyard/graveyards <marks>', (what, whose, marks) =>
    moveTo('graveyard', what, whose, marks),
  ),
  rule('add <moved> to <whose> shields <marks>', (what, whose, marks) =>
    moveTo('shieldZone', what, whose, marks),
  ),
  rule('put <moved> on the top of <whose> deck/decks <marks>', (what, whose, marks) =>
    moveTo('deck', what, whose, marks),
  ),
  rule('put <moved> on the bottom of <whose> deck/decks <marks>', (what, whose, marks) =>
    moveTo('deck', what, whose, { position: 'bottom', ...marks }),
  ),
  rule(
    'put <moved> in place <number> from the top of <whose> deck/decks <marks>',
    (what, position, whose, marks) => moveTo('deck', what, whose, { position, ...marks }),
  ),
  rule('put <moved> into the hyperspatial zone <marks>', (what, marks) =>
    moveTo('hyperspatialZone', what, 'any', marks),
  ),
  rule('put <moved> into the super gr zone <marks>', (what, marks) =>
    moveTo('superGRZone', what, 'any', marks),
  ),
  rule('put <moved> into the abyss zone <marks>', (what, marks) => moveTo('abyssZone', what, 'any', marks)),
];

/** What ends in brackets is in brackets itself. */
const endsInBrackets = ({ limit, from }: Replacement): boolean => limit !== undefined || from !== undefined;

type Search = Extract<Effect, { readonly do: 'search' }>;

/** What is put into the deck and shuffled is not on top of it, where a search puts it (701.11b). */
type LookAtTop = Extract<Effect, { do: 'lookAtTop' }>;

/** All cards of a deck are as many from its top as it has. */
const wholeDeck = (who: Who, as: string): LookAtTop | undefined =>
  who === 'any' ? undefined : { do: 'lookAtTop', who, count: { count: { in: 'deck', of: who } }, as };

const search = (search: Omit<Search, 'do'>): Search | undefined =>
  search.to === 'deck' ? undefined : { do: 'search', ...search };

/** Reads what `describeEffects` prints. */
const EFFECTS: Readings<Effect, 'do'> = {
  draw: [
    rule('<doer> draw/draws <cards> <calledBy>', (who, count, as) => ({ do: 'draw', who, count, ...as })),
    rule('<doer> draw/draws <upToCards> <calledBy>', (who, count, as) => ({
      do: 'draw',
      who,
      count,
      upTo: true,
      ...as,
    })),
  ],
  discard: [rule('discard <target>', (what) => ({ do: 'discard', what }))],
  destroy: [rule('destroy <target>', (what) => ({ do: 'destroy', what }))],
  move: MOVES,
  atOnce: [
    rule('<oneMove> and , at the same time , <moves>', (first, more) => ({
      do: 'atOnce',
      moves: [first, ...more],
    })),
  ],
  moveTop: [
    rule('put <topCards> of your deck into your <zone> <topMarks> <calledBy>', (count, to, marks, as) => ({
      do: 'moveTop',
      who: 'you',
      count,
      to,
      ...marks,
      ...as,
    })),
    rule(
      '<otherPlayer> puts <topCards> of their deck into their <zone> <topMarks> <calledBy>',
      (who, count, to, marks, as) => ({
        do: 'moveTop',
        who,
        count,
        to,
        ...marks,
        ...as,
      }),
    ),
  ],
  moveUnder: [
    rule(
      'put <countOrAll> <filter> from under <ref> into the <zone> <calledBy>',
      (count, filter, what, to, as) => ({
        do: 'moveUnder',
        what,
        count,
        filter,
        to,
        ...as,
      }),
    ),
  ],
  tap: [rule('tap <target>', (what) => ({ do: 'tap', what }))],
  untap: [rule('untap <target>', (what) => ({ do: 'untap', what }))],
  search: [
    rule(
      'search your deck for <sought> , <shown> put it/them into your <zone> and shuffle <calledBy>',
      (sought, show, to, as) => search({ who: 'you', to, ...sought, ...show, ...as }),
    ),
    rule(
      'search your deck for <sought> , <shown> shuffle and put it/them on top of your deck <calledBy>',
      (sought, show, as) => ({ do: 'search', who: 'you', to: 'deck', ...sought, ...show, ...as }),
    ),
    rule(
      "search your opponent's deck for <sought> , <shown> put it/them into the <zone> and shuffle <calledBy>",
      (sought, show, to, as) => search({ who: 'you', of: 'opponent', to, ...sought, ...show, ...as }),
    ),
    rule(
      "search your opponent's deck for <sought> , <shown> shuffle and put it/them on top of the deck <calledBy>",
      (sought, show, as) => ({
        do: 'search',
        who: 'you',
        of: 'opponent',
        to: 'deck',
        ...sought,
        ...show,
        ...as,
      }),
    ),
    rule(
      '<otherPlayer> searches their deck for <sought> , <shown> puts it/them into their <zone> and shuffles <calledBy>',
      (who, sought, show, to, as) => search({ who, to, ...sought, ...show, ...as }),
    ),
    rule(
      '<otherPlayer> searches their deck for <sought> , <shown> shuffles and puts it/them on top of their deck <calledBy>',
      (who, sought, show, as) => ({ do: 'search', who, to: 'deck', ...sought, ...show, ...as }),
    ),
    rule(
      "<otherPlayer> searches your opponent's deck for <sought> , <shown> puts it/them into the <zone> and shuffles <calledBy>",
      (who, sought, show, to, as) => search({ who, of: 'opponent', to, ...sought, ...show, ...as }),
    ),
    rule(
      "<otherPlayer> searches your opponent's deck for <sought> , <shown> shuffles and puts it/them on top of the deck <calledBy>",
      (who, sought, show, as) => ({
        do: 'search',
        who,
        of: 'opponent',
        to: 'deck',
        ...sought,
        ...show,
        ...as,
      }),
    ),
  ],
  rearrangeShields: [
    word('rearrange your shields face down in a random order', { do: 'rearrangeShields', who: 'you' }),
    rule('<otherPlayer> rearranges their shields face down in a random order', (who) => ({
      do: 'rearrangeShields',
      who,
    })),
  ],
  shuffle: [
    word('shuffle your deck', { do: 'shuffle', who: 'you' }),
    rule('<otherPlayer> shuffles their deck', (who) => ({ do: 'shuffle', who })),
  ],
  lookAtTop: [
    rule('look at <topCards> of <owner> deck <calledBy>', (count, who, as) => ({
      do: 'lookAtTop',
      who,
      count,
      as: as.as ?? 'seen',
    })),
    rule('look at all cards of <owner> deck <calledBy>', (who, as) => wholeDeck(who, as.as ?? 'seen')),
    rule('reveal all cards of <owner> deck <calledBy>', (who, as) => {
      const whole = wholeDeck(who, as.as ?? 'revealed');
      return whole && { ...whole, show: true };
    }),
    rule('reveal <topCards> of <owner> deck <calledBy>', (count, who, as) => ({
      do: 'lookAtTop',
      who,
      count,
      as: as.as ?? 'revealed',
      show: true,
    })),
  ],
  look: [rule('look at <target>', (what) => ({ do: 'look', what }))],
  reveal: [rule('reveal <target>', (what) => ({ do: 'reveal', what }))],
  revealUntil: [
    rule('reveal cards of your deck until <filters> revealed as <quoted>', (sought, as) => ({
      do: 'revealUntil',
      ...sought,
      as,
    })),
    rule("reveal cards of your opponent's deck until <filters> revealed as <quoted>", (sought, as) => ({
      do: 'revealUntil',
      who: 'opponent',
      ...sought,
      as,
    })),
  ],
  choose: [rule('choose <choice>', (what) => ({ do: 'choose', what }))],
  put: [
    rule('put <target> into the battle zone <putMarks> <calledBy>', (what, marks, as) => ({
      do: 'put',
      what,
      ...marks,
      ...as,
    })),
    rule(
      'put <target> into the battle zone <putMarks> , equipping weapons to <target> <calledBy>',
      (what, marks, equip, as) => ({ do: 'put', what, equip, ...marks, ...as }),
    ),
    rule(
      'put <target> on <target> <putMarks> , equipping weapons to <target> <calledBy>',
      (what, onto, marks, equip, as) => ({ do: 'put', what, onto, equip, ...marks, ...as }),
    ),
    rule('put <target> on <target> <putMarks> <calledBy>', (what, onto, marks, as) => ({
      do: 'put',
      what,
      onto,
      ...marks,
      ...as,
    })),
  ],
  use: [
    rule('use <target> <yourself> without paying its cost', (what, by) => ({ do: 'use', what, ...by })),
    rule('use <target> <yourself> for <paidCost>', (what, by, paid) => ({ do: 'use', what, ...by, ...paid })),
    rule('use <target> onto <target> <yourself> for <paidCost>', (what, onto, by, paid) => ({
      do: 'use',
      what,
      onto,
      ...by,
      ...paid,
    })),
    rule('use <target> onto <target> <yourself> without paying its cost', (what, onto, by) => ({
      do: 'use',
      what,
      onto,
      ...by,
    })),
  ],
  payMana: [
    rule('pay <closedAmount> mana <asCost>', (count, how) => ({ do: 'payMana', count, ...how })),
    rule('pay <closedAmount> mana of <civilizationsAnd> <asCost>', (count, of, how) => ({
      do: 'payMana',
      count,
      of,
      ...how,
    })),
  ],
  breakShields: [
    rule('break <countOrAll> of <owner> <otherShields> <choiceOfOpponent>', (count, of, others, choice) => ({
      do: 'breakShields',
      of,
      count,
      ...others,
      ...choice,
    })),
    rule(
      'break <countOrAll> of <owner> <otherShields> <choiceOfOpponent> with <ref>',
      (count, of, others, choice, creature) => ({
        do: 'breakShields',
        of,
        count,
        ...others,
        ...choice,
        with: creature,
      }),
    ),
  ],
  attach: [rule('attach <target> to <target>', (what, to) => ({ do: 'attach', what, to }))],
  uncross: [rule('uncross <ref>', (what) => ({ do: 'uncross', what }))],
  cross: [rule('cross <target> onto <target>', (what, onto) => ({ do: 'cross', what, onto }))],
  battle: [rule('have <target> battle <target>', (a, b) => ({ do: 'battle', a, b }))],
  lasting: [
    rule('<duration> <nowAndLater> , <affected> <staticEffects>', (until, later, affects, effects) => ({
      do: 'lasting',
      affects,
      effects,
      until,
      ...later,
    })),
    rule('<duration> , <playerRules>', (until, effects) => ({
      do: 'lasting',
      affects: { in: 'battleZone', of: 'any' },
      effects,
      until,
      alsoLater: true,
    })),
  ],
  releaseHyperMode: [
    rule('until the start of your next turn , release the hyper mode of <target>', (what) => ({
      do: 'releaseHyperMode',
      what,
    })),
  ],
  become: [
    rule('<duration> , have <target> become <ref>', (until, what, card) => ({
      do: 'become',
      what,
      card,
      until,
    })),
  ],
  replaceUntil: [
    rule('<duration> , <replacement>', (until, replacement) =>
      endsInBrackets(replacement) ? undefined : { do: 'replaceUntil', replacement, until },
    ),
    rule('<duration> , ( <replacement> )', (until, replacement) =>
      endsInBrackets(replacement) ? { do: 'replaceUntil', replacement, until } : undefined,
    ),
  ],
  delayed: [
    rule('<duration> , <delayedTrigger>', (until, ability) => ({ do: 'delayed', ability, until })),
    rule('once , <delayedTrigger>', (ability) => ({ do: 'delayed', ability, until: 'once' })),
  ],
  inOrder: [
    word('do nothing', { do: 'inOrder', effects: [] }),
    rule('<plainEffect> , then <plainList>', (first, more) => ({ do: 'inOrder', effects: [first, ...more] })),
    rule('<sentence> . then <sentences>', (first, more) =>
      [first, ...more].every(isPlain) ? undefined : { do: 'inOrder', effects: [first, ...more] },
    ),
  ],
  may: [
    rule('you may [have] <inside> <ifYouDo> <otherwise>', (effect, then, otherwise) => ({
      do: 'may',
      effect,
      ...then,
      ...otherwise,
    })),
  ],
  gachinkoJudge: [word('win a gachinko judge', { do: 'gachinkoJudge' })],
  ifDone: [
    rule('<inside> . if that was done , <inside> <otherwise>', (first, then, otherwise) => ({
      do: 'ifDone',
      first,
      then,
      ...otherwise,
    })),
    rule('<inside> . if that was not done , <inside>', (first, otherwise) => ({
      do: 'ifDone',
      first,
      then: { do: 'inOrder', effects: [] },
      otherwise,
    })),
  ],
  if: [
    rule('if <condition> , <atTheEnd>', (condition, then) => ({ do: 'if', condition, then })),
    rule('if <condition> , <inside> . otherwise <inside>', (condition, then, otherwise) => ({
      do: 'if',
      condition,
      then,
      otherwise,
    })),
  ],
  modes: [
    rule('<doer> choose/chooses <number> : <modes>', (by, count, modes) => ({
      do: 'modes',
      modes,
      count,
      by,
    })),
  ],
  repeat: [
    rule('once : <inside>', (effect) => ({ do: 'repeat', times: 1, effect })),
    rule('<amount> times : <inside>', (times, effect) => ({ do: 'repeat', times, effect })),
  ],
  forEach: [
    rule('for <eachOne> <calledBy> : <inside>', (of, as, effect) => ({
      do: 'forEach',
      of,
      as: as.as ?? 'one',
      effect,
    })),
  ],
  nameNumber: [
    rule('<doer> name/names a number from <number> to <number> <calledBy>', (by, min, max, as) => ({
      do: 'nameNumber',
      by,
      min,
      max,
      as: as.as ?? 'number',
    })),
    rule(
      '<doer> name/names a number from <number> to <number> in steps of <number> <calledBy>',
      (by, min, max, step, as) => ({ do: 'nameNumber', by, min, max, step, as: as.as ?? 'number' }),
    ),
  ],
  nameCard: [
    rule('<doer> name/names a card <calledBy>', (by, as) => ({ do: 'nameCard', by, as: as.as ?? 'name' })),
  ],
  nameRace: [
    rule('<doer> name/names a race <calledBy>', (by, as) => ({ do: 'nameRace', by, as: as.as ?? 'race' })),
    rule('<doer> name/names a race other than <races> <calledBy>', (by, except, as) => ({
      do: 'nameRace',
      by,
      except,
      as: as.as ?? 'race',
    })),
  ],
  seal: [
    rule('put a seal on <target>', (what) => ({ do: 'seal', what, count: 1 })),
    rule('put <amount> seals on <target>', (count, what) => ({ do: 'seal', what, count })),
  ],
  linkTo: [rule('link <target> to <target>', (what, to) => ({ do: 'linkTo', what, to }))],
  link: [
    rule('turn over and link <target> with one of each card named <names>', (what, others) => ({
      do: 'link',
      what,
      with: others,
    })),
  ],
  releaseLinks: [rule('release the links of <target>', (what) => ({ do: 'releaseLinks', what }))],
  putCellsUnder: [
    rule('put <number> of the cards that <target> is linked with under it', (count, what) => ({
      do: 'putCellsUnder',
      what,
      count,
    })),
  ],
  moveCards: [
    rule('move all <filter>, also those below others, in the battle zone to the <zone>', (filter, to) =>
      movingCards('any', filter, to),
    ),
    rule(
      'move all <filter>, also those below others, of yours in the battle zone to the <zone>',
      (filter, to) => movingCards('you', filter, to),
    ),
    rule(
      'move all <filter>, also those below others, of your opponent in the battle zone to the <zone>',
      (filter, to) => movingCards('opponent', filter, to),
    ),
  ],
  moveCell: [rule('take one cell of <target> to the <zone>', (what, to) => ({ do: 'moveCell', what, to }))],
  turnOver: [rule('turn over <target>', (what) => ({ do: 'turnOver', what }))],
  flip: [rule('turn <ref> upside down', (what) => ({ do: 'flip', what }))],
  castSpellHalf: [
    rule('cast the spell half of <ref> without paying its cost', (of) => ({ do: 'castSpellHalf', of })),
  ],
  shieldPlus: [
    rule('add <topCards> of your deck to <target>', (count, under) => ({ do: 'shieldPlus', count, under })),
  ],
  putOnShield: [rule('put <target> face up on <target>', (what, on) => ({ do: 'putOnShield', what, on }))],
  putUnder: [rule('put <target> under <ref>', (what, under) => ({ do: 'putUnder', what, under }))],
  turn: [
    rule('turn <target> face up', (what) => ({ do: 'turn', what, to: 'faceUp' })),
    rule('turn <target> face down', (what) => ({ do: 'turn', what, to: 'faceDown' })),
  ],
  gacharangeSummon: [
    rule('summon <topCards> of your super gr zone', (count) => ({ do: 'gacharangeSummon', count })),
  ],
  useIcons: [
    rule('use <count> <quoted> ability/abilities of your creatures', (count, icon) => ({
      do: 'useIcons',
      icon,
      count,
    })),
  ],
  oneSentence: [rule('in one sentence ( <effect> )', (effect) => ({ do: 'oneSentence', effect }))],
  tally: [
    rule('<core> <tallies>', (effect, names) => tallied(effect, names)),
    rule('( <effect> ) <tallies>', (effect, names) => (isPlain(effect) ? undefined : tallied(effect, names))),
  ],
  remember: [rule('note <amount> as <quoted>', (amount, as) => ({ do: 'remember', amount, as }))],
  endAttack: [word('end the attack', { do: 'endAttack' })],
  skipRestOfTurn: [word('skip the rest of the turn', { do: 'skipRestOfTurn' })],
  extraTurn: [rule('<doer> take/takes another turn after this one', (who) => ({ do: 'extraTurn', who }))],
  swap: [
    rule('have this change places with <ref> , which goes to the hand', (what) => ({ do: 'swap', what })),
    rule('have <ref> change places with <ref>', (coming, what) => ({ do: 'swap', what, for: coming })),
  ],
  wins: [rule('<doer> win/wins the duel', (who) => ({ do: 'wins', who }))],
  loses: [rule('<doer> lose/loses the duel', (who) => ({ do: 'loses', who }))],
};

type Tally = Extract<Effect, { do: 'tally' }>;

function tallied(effect: Effect, names: readonly string[]): Tally | undefined {
  const [first, ...more] = names;
  if (first === undefined) return undefined;
  return more.reduce<Tally>((inner, as) => ({ do: 'tally', effect: inner, as }), {
    do: 'tally',
    effect,
    as: first,
  });
}

const { inOrder, may, ifDone, if: conditional, modes, repeat, forEach, delayed, tally, ...CORE } = EFFECTS;
const [nothing, ...lists] = inOrder;
const OPEN = { may, ifDone, conditional, modes, repeat, forEach, delayed };

/** Ends where its own words end. */
type MoveCards = Extract<Effect, { readonly do: 'moveCards' }>;

/** 200.3a. Cards go to one of the zones that such an effect knows. */
const movingCards = (of: Who, filter: NonNullable<MoveCards['filter']>, to: Zone): MoveCards | undefined =>
  to === 'hand' || to === 'graveyard' || to === 'manaZone' ? { do: 'moveCards', of, filter, to } : undefined;

const isPlain = (effect: Effect): boolean =>
  INSTRUCTION_FACTS[effect.do].open === undefined && (effect.do !== 'inOrder' || effect.effects.length === 0);

const isSeveral = (effect: Effect): boolean => effect.do === 'inOrder' && effect.effects.length > 0;

const isPlainList = (effect: Effect): boolean => effect.do === 'inOrder' && effect.effects.every(isPlain);

export const EFFECT_PARTS = {
  moved: [
    rule('<target>', (what) => ({ what })),
    rule('the top card of <target>', (what) => ({ what, topOnly: true })),
  ],
  oneMove: MOVES,
  moves: [
    rule('<oneMove>', (one) => [one]),
    rule('<oneMove> and , at the same time , <moves>', (one, more) => [one, ...more]),
  ],
  marks: [
    rule('<atBottom> <tappedMark> <faceUpMark> <shuffledMark> <withoutTrigger> <calledBy>', (...marks) =>
      Object.assign({}, ...marks),
    ),
  ],
  atBottom: [
    word('', {}),
    word('at the bottom', { position: 'bottom' }),
    rule('in place <number> from the top', (position) => ({ position })),
  ],
  tappedMark: [word('', {}), word('tapped', { tapped: true })],
  faceUpMark: [
    word('', {}),
    word('face up', { faceUp: true }),
    word('face down', { faceDown: true }),
    word('face up face down', { faceUp: true, faceDown: true }),
  ],
  shuffledMark: [word('', {}), word('in a random order', { shuffled: true })],
  topMarks: [
    word('', {}),
    word('tapped', { tapped: true }),
    word('face down', { faceDown: true }),
    word('tapped face down', { tapped: true, faceDown: true }),
  ],
  withoutTrigger: [word('', {}), word('without using its shield trigger', { withoutShieldTrigger: true })],
  yourself: [word('', {}), word('yourself', { by: 'you' })],
  putMarks: [
    word('', {}),
    word('tapped', { tapped: true }),
    word(', blocking', { blocking: true }),
    word('tapped , blocking', { tapped: true, blocking: true }),
  ],
  countOrAll: [word('all', 'all'), rule('<count>', (count) => count)],
  count: [word('one', 1), rule('<amount>', (amount) => amount)],
  sought: [
    rule('<cards>', (count) => ({ count })),
    rule('up to <closedAmount> <filter>', (count, filter) => (count === 1 ? undefined : { count, filter })),
    rule('up to one <filter>', (filter) => ({ count: 1, filter })),
  ],
  upToCards: [
    word('up to one card', 1),
    rule('up to <number> cards', (count) => (count === 1 ? undefined : count)),
    rule('cards up to <amount>', (count) => (typeof count === 'number' ? undefined : count)),
  ],
  filters: [
    rule('one <filter> is', (filter) => ({ count: 1, filter })),
    rule('<closedAmount> <filter> are', (count, filter) => (count === 1 ? undefined : { count, filter })),
    rule('one <filter> of the same cost is', (filter) => ({ count: 1, filter, equal: 'cost' })),
    rule('<closedAmount> <filter> of the same cost are', (count, filter) =>
      count === 1 ? undefined : { count, filter, equal: 'cost' },
    ),
  ],
  shown: [word('', {}), word('show/shows it/them ,', { show: true })],
  otherPlayer: [word('your opponent', 'opponent'), word('each player', 'any')],
  whose: [
    word("its owner's", 'any'),
    word("the owner's", 'any'),
    word("their owners'", 'any'),
    word('your', 'you'),
    word("your opponent's", 'opponent'),
  ],
  /** What an instruction is repeated for. */
  eachOne: [
    rule('each of <choice>', (choice) => choice),
    rule('each of <ref>', (ref) => ref),
    rule('<each>', (group) => group),
  ],
  nowAndLater: [
    word('', {}),
    word(', now and later', { alsoLater: true }),
    word(', until one of them is used', { untilUsed: true }),
    word(', now and later , until one of them is used', { alsoLater: true, untilUsed: true }),
  ],
  duration: [
    word('until the end of the turn', 'turn'),
    word('during this attack', 'attack'),
    word('during this battle', 'battle'),
    word('until the start of your next turn', 'yourNextTurn'),
    word("until the start of your opponent's next turn", 'opponentsNextTurn'),
    word('until the end of your next turn', 'endOfYourNextTurn'),
    word("until the end of your opponent's next turn", 'endOfOpponentsNextTurn'),
    word('for as long as this is in the battle zone', 'whileThere'),
    word('for the rest of the duel', 'duel'),
    word('until the end of this step', 'step'),
    word('until the next draw step', 'nextDrawStep'),
    word('until the next mana charge step', 'nextChargeStep'),
    word('until the next main step', 'nextMainStep'),
    word('until the next attack step', 'nextAttackStep'),
  ],
  tallies: [
    rule(', and note how many as <quoted>', (as) => [as]),
    rule(', and note how many as <quoted> <tallies>', (as, more) => [as, ...more]),
  ],
  core: [...allOf<Effect>(CORE), ...(nothing === undefined ? [] : [nothing])],
  plainEffect: [rule('<core>', (effect) => effect), ...tally],
  plainList: [
    rule('<plainEffect>', (one) => [one]),
    rule('<plainEffect> , then <plainList>', (one, more) => [one, ...more]),
  ],
  openEffect: allOf<Effect>(OPEN),
  inside: [
    rule('<plainEffect>', (effect) => effect),
    rule('<plainEffect> , then <plainList>', (first, more) => ({ do: 'inOrder', effects: [first, ...more] })),
    rule('( <effect> )', (effect) => (isPlain(effect) || isPlainList(effect) ? undefined : effect)),
  ],
  atTheEnd: [rule('<inside>', (effect) => effect), ...may],
  sentence: [
    rule('<plainEffect>', (effect) => effect),
    rule('<openEffect>', (effect) => effect),
    rule('( <effect> )', (effect) => (isSeveral(effect) ? effect : undefined)),
  ],
  sentences: [
    rule('<sentence>', (one) => [one]),
    rule('<sentence> . then <sentences>', (one, more) => [one, ...more]),
  ],
  effect: [rule('<plainEffect>', (effect) => effect), rule('<openEffect>', (effect) => effect), ...lists],
  modes: [rule('<inside>', (one) => [one]), rule('<inside> ; or <modes>', (one, more) => [one, ...more])],
  ifYouDo: [word('', {}), rule('. if you do , <inside>', (then) => ({ then }))],
  otherwise: [word('', {}), rule('. otherwise <inside>', (otherwise) => ({ otherwise }))],
} satisfies Partial<Grammar>;
