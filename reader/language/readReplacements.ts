import type { Instead, ReplacementPattern } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';

/** Reads what `describeReplacements` prints. */

const REPLACED: Readings<ReplacementPattern, 'event'> = {
  destroyed: [
    rule('<subject> would be destroyed', (what) => ({ event: 'destroyed', what })),
    rule('<subject> would be destroyed by losing a battle', (what) => ({
      event: 'destroyed',
      what,
      by: 'battle',
    })),
  ],
  leaves: [
    rule('<subject> would leave the shield zone', (what) => ({ event: 'leaves', what, from: 'shieldZone' })),
    rule('<subject> would leave the shield zone for the <zone>', (what, to) => ({
      event: 'leaves',
      what,
      from: 'shieldZone',
      to,
    })),
    rule('<subject> would leave the battle zone', (what) => ({ event: 'leaves', what })),
    rule('<subject> would leave the battle zone for the <zone>', (what, to) => ({
      event: 'leaves',
      what,
      to,
    })),
  ],
  moves: [
    ...['', ' without being summoned'].flatMap((manner) => {
      const how = manner === '' ? {} : ({ how: 'notSummoned' } as const);
      return [
        rule(`<subject> would be put into the <zone>${manner}` as '<subject><zone>', (what, to) => ({
          event: 'moves' as const,
          what,
          to,
          ...how,
        })),
        rule(
          `<subject> would be put into the <zone> from the <zone>${manner}` as '<subject><zone><zone>',
          (what, to, from) => ({ event: 'moves' as const, what, from, to, ...how }),
        ),
      ];
    }),
  ],
  breaks: [rule('<subject> would break a shield', (what) => ({ event: 'breaks', what }))],
  isBroken: [rule('one of <shieldsOf> shields would be broken', (of) => ({ event: 'isBroken', of }))],
  loses: [rule('<somePlayer> would lose the duel', (by) => ({ event: 'loses', by }))],
  draws: [rule('<somePlayer> would draw a card', (by) => ({ event: 'draws', by }))],
};

const INSTEAD: Readings<Instead, 'kind'> = {
  move: [rule('<moveIt> <insteadMarks>', (to, marks) => ({ kind: 'move', to, ...marks }))],
  stays: [word('it stays', { kind: 'stays' })],
  topCard: [
    word('only its top card goes', { kind: 'topCard' }),
    word('only its top card goes , what is below comes apart ,', { kind: 'topCard', apart: true }),
  ],
  cardsBelow: [word('all cards below it go', { kind: 'cardsBelow' })],
  do: [
    rule('<inside>', (effect) => (movesIt(effect) ? undefined : { kind: 'do', effect })),
    rule('( <effect> )', (effect) => (movesIt(effect) ? { kind: 'do', effect } : undefined)),
  ],
};

/** 609.1. To move it with an effect is not the same as to let it go elsewhere. */
const movesIt = (effect: Extract<Instead, { kind: 'do' }>['effect']): boolean =>
  (effect.do === 'move' || effect.do === 'put') && 'ref' in effect.what && effect.what.ref === 'that';

export const REPLACEMENT_PARTS = {
  replaced: allOf<ReplacementPattern>(REPLACED),
  instead: allOf<Instead>(INSTEAD),
  moveIt: [
    word("return it to its owner's hand", 'hand'),
    word("put it into its owner's deck", 'deck'),
    word('put it into the battle zone', 'battleZone'),
    word("put it into its owner's mana zone", 'manaZone'),
    word("add it to its owner's shields", 'shieldZone'),
    word("put it into its owner's graveyard", 'graveyard'),
    word('put it into the hyperspatial zone', 'hyperspatialZone'),
    word('put it into the super gr zone', 'superGRZone'),
    word('put it into the abyss zone', 'abyssZone'),
  ],
  insteadMarks: [
    word('', {}),
    word('at the bottom', { position: 'bottom' }),
    word('tapped', { tapped: true }),
    word('at the bottom tapped', { position: 'bottom', tapped: true }),
  ],
  replacement: [
    rule(
      '<whileClause> when <replaced> , <instead> instead <timesInTurn> <worksIn>',
      (during, of, instead, often, from) => ({
        kind: 'replacement',
        of,
        instead,
        ...during,
        ...often,
        ...from,
      }),
    ),
    rule(
      '<whileClause> when <replaced> , you may <instead> instead <timesInTurn> <worksIn>',
      (during, of, instead, often, from) => ({
        kind: 'replacement',
        of,
        instead,
        may: true,
        ...during,
        ...often,
        ...from,
      }),
    ),
  ],
  timesInTurn: [word('', {}), rule('( <times> in a turn )', (limit) => ({ limit }))],
  whileClause: [word('', {}), rule('while <condition> ,', (condition) => ({ while: condition }))],
} satisfies Partial<Grammar>;
