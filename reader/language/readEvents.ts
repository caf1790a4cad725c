import { type EventPattern, itself } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';

/** Reads what `describeEvents` prints. */
const EVENTS: Readings<EventPattern, 'event'> = {
  put: [
    word('you put this creature into [the] battle zone', { event: 'put', what: itself }),
    rule('you put a/an <filter> into [the] battle zone', (filter) => ({
      event: 'put',
      what: { of: 'you', filter },
    })),
    rule('you put another <filter> into [the] battle zone', (filter) => ({
      event: 'put',
      what: { of: 'you', filter: { ...filter, other: true } },
    })),
    rule('<subject> is put into [the] battle zone <putFrom> <putHow> <putWith>', (what, from, how, mana) => ({
      event: 'put',
      what,
      ...from,
      ...how,
      ...mana,
    })),
    rule('<subject> is about to be put into the battle zone', (what) => ({
      event: 'put',
      what,
      entering: true,
    })),
    word('a player evolves another creature', {
      event: 'put',
      what: { of: 'any', filter: { type: 'evolutionCreature', other: true } },
      onto: {},
    }),
    rule(
      '<subject> is put into the battle zone <putFrom> <putHow> <putWith> on <one>',
      (what, from, how, mana, onto) => ({ event: 'put', what, ...from, ...how, ...mana, onto }),
    ),
  ],
  evolves: [word('this evolves', { event: 'evolves' })],
  destroyed: [
    rule('<subject> is destroyed', (what) => ({ event: 'destroyed', what, tense: 'destroyed' })),
    rule('<subject> is being destroyed', (what) => ({ event: 'destroyed', what, tense: 'destroying' })),
  ],
  moved: [
    rule('<subject> leaves the battle zone', (what) => ({ event: 'moved', what, from: 'battleZone' })),
    rule('<subject> is put into your graveyard from the battle zone', (what) => ({
      event: 'moved',
      what,
      from: 'battleZone',
      to: 'graveyard',
    })),
    rule('<subject> leaves <because>', (what, by) => ({ event: 'moved', what, ...by })),
    rule('<subject> leaves from the <zone> <because>', (what, from, by) => ({
      event: 'moved',
      what,
      from,
      ...by,
    })),
    rule('<subject> is put/moved into the <zone> <because>', (what, to, by) =>
      to === 'battleZone' ? undefined : { event: 'moved', what, to, ...by },
    ),
    rule('<subject> is put/moved into the <zone> from the <zone> <because>', (what, to, from, by) =>
      to === 'battleZone' ? undefined : { event: 'moved', what, from, to, ...by },
    ),
    rule('<subject> is moved into the battle zone <because>', (what, by) => ({
      event: 'moved',
      what,
      to: 'battleZone',
      ...by,
    })),
    rule('<subject> is moved into the battle zone from the <zone> <because>', (what, from, by) => ({
      event: 'moved',
      what,
      from,
      to: 'battleZone',
      ...by,
    })),
  ],
  attacks: [
    rule('<subject> attacks <attacked>', (what, attacked) => ({ event: 'attacks', what, ...attacked })),
    rule('<subject> attacks <attacked> , as attack <number> of the turn', (what, attacked, nth) => ({
      event: 'attacks',
      what,
      ...attacked,
      nth,
    })),
  ],
  attacked: [rule('<subject> is attacked', (what) => ({ event: 'attacked', what }))],
  blocks: [rule('<subject> blocks', (what) => ({ event: 'blocks', what }))],
  becomesBlocked: [
    rule('<subject> becomes blocked', (what) => ({ event: 'becomesBlocked', what })),
    rule('<subject> is attacking your opponent and becomes blocked', (what) => ({
      event: 'becomesBlocked',
      what,
      target: 'player',
    })),
    rule('<subject> becomes blocked by <one>', (what, by) => ({ event: 'becomesBlocked', what, by })),
    rule('<subject> attacks a <attackedKind> and becomes blocked', (what, target) => ({
      event: 'becomesBlocked',
      what,
      target,
    })),
    rule('<subject> attacks a <attackedKind> and becomes blocked by <one>', (what, target, by) => ({
      event: 'becomesBlocked',
      what,
      by,
      target,
    })),
  ],
  isNotBlocked: [
    rule("<subject> is attacking your opponent and isn't blocked", (what) => ({
      event: 'isNotBlocked',
      what,
      target: 'player',
    })),
    rule("<subject> is attacking and isn't blocked", (what) => ({ event: 'isNotBlocked', what })),
    rule('<subject> attacks <attacked> and is not blocked', (what, attacked) => ({
      event: 'isNotBlocked',
      what,
      ...attacked,
    })),
  ],
  battleBegins: [word('a battle begins', { event: 'battleBegins' })],
  battles: [rule('<subject> battles', (what) => ({ event: 'battles', what }))],
  winsBattle: [rule('<subject> wins a battle', (what) => ({ event: 'winsBattle', what }))],
  losesBattle: [rule('<subject> loses a battle', (what) => ({ event: 'losesBattle', what }))],
  battleEnds: [rule('a battle of <subject> has ended', (what) => ({ event: 'battleEnds', what }))],
  used: [
    rule('<caster> summons a creature or casts a spell', (by) => ({
      event: 'used',
      by,
      what: { anyOf: [{ type: 'creature' }, { type: 'spell' }] },
    })),
    word('your opponent uses the " shield trigger " ability of one of his shields', {
      event: 'used',
      by: 'opponent',
      through: 'shieldTrigger',
    }),
    rule('<caster> casts a spell', (by) => ({ event: 'used', by, what: { type: 'spell' } })),
    rule(
      '<somePlayer> use/uses <one> <unpaid> <usedFrom> <usedThrough>',
      (by, what, unpaid, from, through) => ({
        event: 'used',
        by,
        what,
        ...unpaid,
        ...from,
        ...through,
      }),
    ),
  ],
  drawn: [
    rule('<somePlayer> draw/draws a card', (by) => ({ event: 'drawn', by })),
    rule('<somePlayer> draw/draws this', (by) => ({ event: 'drawn', by, itself: true })),
    rule('<somePlayer> draw/draws this as the card of the draw step', (by) => ({
      event: 'drawn',
      by,
      for: 'drawStep',
      itself: true,
    })),
    rule('<somePlayer> draw/draws this other than as the card of the draw step', (by) => ({
      event: 'drawn',
      by,
      for: 'otherwise',
      itself: true,
    })),
    word('you draw the card at the start of your turn', { event: 'drawn', by: 'you', for: 'drawStep' }),
    rule('<somePlayer> draw/draws the card of the draw step', (by) => ({
      event: 'drawn',
      by,
      for: 'drawStep',
    })),
    rule('<somePlayer> draw/draws a card other than that of the draw step', (by) => ({
      event: 'drawn',
      by,
      for: 'otherwise',
    })),
  ],
  usesGuardStrike: [rule('<somePlayer> use/uses a guard strike', (by) => ({ event: 'usesGuardStrike', by }))],
  discarded: [rule('<somePlayer> discard/discards <one>', (by, what) => ({ event: 'discarded', by, what }))],
  tapped: [
    rule('<subject> becomes tapped', (what) => ({ event: 'tapped', what })),
    rule('<subject> becomes tapped for the first time in a turn', (what) => ({
      event: 'tapped',
      what,
      first: true,
    })),
  ],
  links: [rule('<subject> is linked', (what) => ({ event: 'links', what }))],
  unsealed: [rule('the last seal of <subject> is removed', (what) => ({ event: 'unsealed', what }))],
  turnedOver: [rule('<subject> is turned over', (what) => ({ event: 'turnedOver', what }))],
  untapped: [rule('<subject> becomes untapped', (what) => ({ event: 'untapped', what }))],
  chosen: [rule('<somePlayer> choose/chooses <subject>', (by, what) => ({ event: 'chosen', what, by }))],
  shieldBroken: [
    rule('one of <shieldsOf> shields is broken <breaker>', (of, by) => ({
      event: 'shieldBroken',
      of,
      ...by,
    })),
    rule('the last of <shieldsOf> shields is broken <breaker>', (of, by) => ({
      event: 'shieldBroken',
      of,
      last: true,
      ...by,
    })),
  ],
  breaksShields: [rule('<subject> is about to break shields', (what) => ({ event: 'breaksShields', what }))],
  startOfTurn: [
    word('the start of each of your turns', { event: 'startOfTurn', of: 'you' }),
    word('the start of your turn', { event: 'startOfTurn', of: 'you' }),
    word("the start of your opponent's turn", { event: 'startOfTurn', of: 'opponent' }),
    word("the start of each of your opponent's turns", { event: 'startOfTurn', of: 'opponent' }),
    word('the start of each turn', { event: 'startOfTurn', of: 'any' }),
  ],
  startOfStep: [
    rule('the start of your <stepName> step', (step) => ({ event: 'startOfStep', step, of: 'you' })),
    rule("the start of your opponent's <stepName> step", (step) => ({
      event: 'startOfStep',
      step,
      of: 'opponent',
    })),
    rule('the start of each <stepName> step', (step) => ({ event: 'startOfStep', step, of: 'any' })),
  ],
  endOfTurn: [
    word('the end of each of your turns', { event: 'endOfTurn', of: 'you' }),
    word('the end of your turn', { event: 'endOfTurn', of: 'you' }),
    word("the end of your opponent's turn", { event: 'endOfTurn', of: 'opponent' }),
    word('the end of the turn', { event: 'endOfTurn', of: 'any' }),
    word('the end of each turn', { event: 'endOfTurn', of: 'any' }),
  ],
  endOfAttack: [rule('the end of the attack of <subject>', (what) => ({ event: 'endOfAttack', what }))],
  anyOf: [
    word('this creature attacks or leaves the battle zone', {
      event: 'anyOf',
      patterns: [
        { event: 'attacks', what: itself },
        { event: 'moved', what: itself, from: 'battleZone' },
      ],
    }),
    rule('<events> or <closedEvent>', (first, last) => ({ event: 'anyOf', patterns: [...first, last] })),
  ],
};

const { anyOf, ...SIMPLE } = EVENTS;

export const EVENT_PARTS = {
  stepName: [
    word('draw', 'draw'),
    word('mana charge', 'charge'),
    word('main', 'main'),
    word('attack', 'attack'),
    word('block', 'block'),
    word('battle', 'battle'),
    word('direct attack', 'directAttack'),
  ],
  simpleEvent: allOf<EventPattern>(SIMPLE),
  closedEvent: [
    rule('<simpleEvent>', (event) => event),
    rule('( <event> )', (event) => (event.event === 'anyOf' ? event : undefined)),
  ],
  events: [
    rule('<closedEvent>', (one) => [one]),
    rule('<closedEvent> , <events>', (one, more) => [one, ...more]),
  ],
  event: [rule('<simpleEvent>', (event) => event), ...anyOf],
  putFrom: [word('', {}), rule('from the <zone>', (from) => ({ from }))],
  putWith: [word('', {}), rule('with <one> tapped for its cost', (paidWith) => ({ paidWith }))],
  putHow: [
    word('', {}),
    word('by being summoned', { how: 'summoned' }),
    word('without being summoned', { how: 'notSummoned' }),
    word('without its cost being paid', { how: 'unpaid' }),
    word('without mana being tapped for it', { how: 'withoutMana' }),
    word('by being used for its alternative cost', { how: 'alternative' }),
    word('by being used for the cost of its kirifudash', { how: 'kirifudash' }),
    word('by being used for less', { how: 'forLess' }),
    word('by being used as this allows', { how: 'allowed' }),
    word('by revolution change', { how: 'revolutionChange' }),
  ],
  attacked: [
    word('', {}),
    word('a player', { target: 'player' }),
    word('a creature', { target: 'creature' }),
  ],
  attackedKind: [word('player', 'player'), word('creature', 'creature')],
  unpaid: [
    word('', {}),
    word('without paying its cost', { unpaid: true }),
    word('without tapping mana', { withoutMana: true }),
    word('without paying its cost without tapping mana', { unpaid: true, withoutMana: true }),
  ],
  usedThrough: [word('', {}), word('by its shield trigger', { through: 'shieldTrigger' })],
  usedFrom: [word('', {}), rule('from the <zones>', (from) => ({ from }))],
  breaker: [word('', {}), rule('by <subject>', (by) => ({ by }))],
  because: [
    word('', {}),
    word('because of you', { by: 'you' }),
    word('because of your opponent', { by: 'opponent' }),
    word('because of a player', { by: 'any' }),
  ],
  caster: [word('your opponent', 'opponent'), word('a player', 'any')],
  shieldsOf: [word('your', 'you'), word("your opponent's", 'opponent'), word("a player's", 'any')],
} satisfies Partial<Grammar>;
