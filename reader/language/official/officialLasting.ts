import {
  CIVILIZATIONS,
  type Effect,
  type Filter,
  type Group,
  inOrder,
  type Static,
  type StaticEffect,
  type Triggered,
} from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';

/** 603.6. A trigger that is set up for this turn. */
const thisTurn = (when: Triggered['when'], effect: Effect): Effect => ({
  do: 'delayed',
  ability: { kind: 'triggered', when, effect },
  until: 'turn',
});

const ofNamedRace = (of: Group['of']): Group => ({
  in: 'battleZone',
  of,
  filter: { type: 'creature', ofRace: { named: 'race' } },
});

/** Your creatures may attack the bearer untapped. */
const attackedByYours: Static = {
  kind: 'static',
  affects: { in: 'battleZone', of: 'opponent', filter: { type: 'creature' } },
  effects: [{ kind: 'can', permission: { do: 'attackUntapped', what: { itself: true } } }],
};

const breaksWhenBlocked: Triggered = {
  kind: 'triggered',
  when: { event: 'becomesBlocked', what: { of: 'any', filter: { itself: true } }, target: 'player' },
  effect: { do: 'breakShields', of: 'opponent', count: 1 },
};

const moreRacesThisTurn = (
  filter: Filter,
  also: readonly string[],
  one: readonly StaticEffect[],
  other: readonly StaticEffect[],
): Effect => ({
  do: 'lasting',
  affects: { in: 'battleZone', of: 'you', filter },
  effects: [{ kind: 'races', also }, ...one, ...other],
  until: 'turn',
});

/** What changes for some time, and what is set up for later in the turn. */
export const OFFICIAL_LASTING: readonly Rule<Effect>[] = [
  rule('<lastingOn> <predicates> <thisTurn>', (affects, effects, until) => ({
    do: 'lasting',
    affects,
    effects,
    until,
  })),
  rule('<thisTurn> , <lastingOn> <predicates>', (until, affects, effects) => ({
    do: 'lasting',
    affects,
    effects,
    until,
  })),
  rule(
    '<lastingOn> get/gets + <number> power <thisTurn> for each <counted>',
    (affects, by, until, count) => ({
      do: 'lasting',
      affects,
      effects: [{ kind: 'power', by: { times: [by, { count }] } }],
      until,
    }),
  ),
  rule(
    '<lastingOn> attack/attacks this turn if able and <predicates> <thisTurn>',
    (affects, effects, until) =>
      until === 'turn'
        ? { do: 'lasting', affects, effects: [{ kind: 'mustAttack' }, ...effects], until }
        : undefined,
  ),
  rule(
    'each of your <maybeTabled> is a/an <races> in addition to its other races , <predicate> , and <predicate> until the end of the turn',
    moreRacesThisTurn,
  ),
  rule(
    'until the end of the turn , each of your <maybeTabled> is a/an <races> in addition to its other races , <predicate> , and <predicate>',
    moreRacesThisTurn,
  ),
  rule(
    'until the end of the turn , each of your <tabled> <predicates> [.] whenever any of those creatures battles this turn , destroy it after the battle',
    (filter, effects) => ({
      do: 'lasting',
      affects: { in: 'battleZone', of: 'you', filter },
      effects: [
        ...effects,
        {
          kind: 'gains',
          abilities: [
            {
              kind: 'triggered',
              when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
              effect: { do: 'destroy', what: { ref: 'this' } },
            },
          ],
        },
      ],
      until: 'turn',
    }),
  ),
  word('this turn , ignore any effects that would prevent your creatures from attacking your opponent', {
    do: 'lasting',
    affects: { in: 'battleZone', of: 'you', filter: { type: 'creature' } },
    effects: [{ kind: 'can', permission: { do: 'attackPlayersRegardless' } }],
    until: 'turn',
    alsoLater: true,
  }),
  rule(
    'choose <target> . this turn , it <predicate> and you ignore any effects that would prevent that creature from attacking your opponent',
    (affects, effects) =>
      'choose' in affects
        ? {
            do: 'lasting',
            affects,
            effects: [...effects, { kind: 'can', permission: { do: 'attackPlayersRegardless' } }],
            until: 'turn',
          }
        : undefined,
  ),
  rule('choose <target> . your creatures can attack it this turn as though it were tapped', (affects) =>
    'choose' in affects
      ? {
          do: 'lasting',
          affects,
          effects: [{ kind: 'gains', abilities: [attackedByYours] }],
          until: 'turn',
        }
      : undefined,
  ),
  rule(
    'this turn , whenever any of your <filter> is attacking your opponent and becomes blocked , it breaks one of his shields',
    (filter) => ({
      do: 'lasting',
      affects: { in: 'battleZone', of: 'you', filter },
      effects: [{ kind: 'gains', abilities: [breaksWhenBlocked] }],
      until: 'turn',
      alsoLater: true,
    }),
  ),
  rule(
    'whenever you summon a creature this turn , search your deck . you may take a creature from your deck that has the same name as that creature and put it into the battle zone . then shuffle your deck',
    () =>
      thisTurn(
        { event: 'put', what: { of: 'you', filter: { type: 'creature' } }, how: 'summoned' },
        inOrder(
          {
            do: 'put',
            what: {
              choose: {
                in: 'deck',
                of: 'you',
                filter: { type: 'creature', sameNameAs: { ref: 'that' } },
              },
              count: 1,
              amount: 'upTo',
              by: 'you',
            },
          },
          { do: 'shuffle', who: 'you' },
        ),
      ),
  ),
  rule("choose <choice> . if they have total power less than this creature's power , destroy them", (what) =>
    inOrder(
      { do: 'choose', what: { ...what, as: 'those' } },
      {
        do: 'if',
        condition: {
          kind: 'compare',
          a: { powerOf: { ref: 'those' } },
          b: { powerOf: { ref: 'this' } },
          is: 'less',
        },
        then: { do: 'destroy', what: { ref: 'those' } },
      },
    ),
  ),
  rule("during your opponent's next turn , each of his <tabled> attacks if able", (filter) => ({
    do: 'lasting',
    affects: { in: 'battleZone', of: 'opponent', filter },
    effects: [{ kind: 'mustAttack' }],
    until: 'endOfOpponentsNextTurn',
  })),
  rule("during your opponent's next turn , each of his <filter> attacks if able", (filter) => ({
    do: 'lasting',
    affects: { in: 'battleZone', of: 'opponent', filter },
    effects: [{ kind: 'mustAttack' }],
    until: 'endOfOpponentsNextTurn',
  })),
  rule(
    'whenever any/one of your <filter> would be destroyed this turn , <officialInstead> instead',
    (filter, instead) => ({
      do: 'replaceUntil',
      replacement: { kind: 'replacement', of: { event: 'destroyed', what: { of: 'you', filter } }, instead },
      until: 'turn',
    }),
  ),
  rule('whenever any/one of your <filter> becomes blocked this turn , <officialOne>', (filter, effect) =>
    thisTurn({ event: 'becomesBlocked', what: { of: 'you', filter } }, effect),
  ),
  rule(
    "whenever any/one of your opponent's <filter> is destroyed this turn , <hisAct> . then <hisAct>",
    (filter, ...acts) =>
      thisTurn(
        { event: 'destroyed', what: { of: 'opponent', filter }, tense: 'destroyed' },
        { do: 'inOrder', effects: acts },
      ),
  ),
  rule('choose <choice> . whenever that creature wins a battle this turn , untap it', (what) =>
    what.count === 1
      ? inOrder(
          { do: 'choose', what: { ...what, as: 'that one' } },
          thisTurn(
            { event: 'winsBattle', what: { of: 'any', filter: { is: { ref: 'that one' } } } },
            { do: 'untap', what: { ref: 'that one' } },
          ),
        )
      : undefined,
  ),
  rule('choose <target> . untap it after the battle', (what) =>
    'choose' in what && what.count === 1
      ? inOrder(
          { do: 'choose', what },
          {
            do: 'delayed',
            ability: {
              kind: 'triggered',
              when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
              effect: { do: 'untap', what: { ref: 'chosen' } },
            },
            until: 'attack',
          },
        )
      : undefined,
  ),
  rule('choose a race <exceptRaces> . <withRace>', (except, effect) =>
    inOrder({ do: 'nameRace', by: 'you', as: 'race', ...except }, effect),
  ),
  rule(
    "choose a civilization . <thisTurn> , creatures of that civilization can't attack you even if your opponent puts them into the battle zone after you cast this spell",
    (until) => ({
      do: 'modes',
      by: 'you',
      count: 1,
      modes: CIVILIZATIONS.map((civilization) => ({
        do: 'lasting',
        affects: {
          in: 'battleZone',
          of: 'opponent',
          filter: { type: 'creature', civilizations: [civilization] },
        },
        effects: [{ kind: 'cannot', ban: { do: 'attack', target: 'player' } }],
        until,
        alsoLater: true,
      })),
    }),
  ),
  rule('choose a number less than or equal to <number> . destroy all creatures that have that power', (max) =>
    inOrder(
      { do: 'nameNumber', by: 'you', min: 0, max, step: 500, as: 'number' },
      {
        do: 'destroy',
        what: {
          in: 'battleZone',
          of: 'any',
          filter: { type: 'creature', power: { min: { named: 'number' }, max: { named: 'number' } } },
        },
      },
    ),
  ),
];

export const OFFICIAL_LASTING_PARTS = {
  lastingOn: [
    word('they', { ref: 'that' }),
    rule('<ref>', (ref) => ref),
    rule('<owner> <tabled> [each]', (of, filter) =>
      of === 'any' ? undefined : { in: 'battleZone', of, filter },
    ),
    rule('<choice>', (choice) => choice),
    rule('each of <group>', (group) => group),
    rule('<owner> <filter> [each]', (of, filter) =>
      of === 'any' ? undefined : { in: 'battleZone', of, filter },
    ),
    word('creatures of that race', ofNamedRace('any')),
    word('each creature of that race', ofNamedRace('any')),
    rule('each <tabled>', (filter) => ({ in: 'battleZone', of: 'any', filter })),
  ],
  thisTurn: [
    word('until the start of your next turn', 'yourNextTurn'),
    word('until the end of the turn', 'turn'),
    word('this turn', 'turn'),
  ],
  exceptRaces: [word('', {}), rule('other than <races>', (except) => ({ except }))],
  /** What is done with the race that was chosen. */
  withRace: [
    rule('<officialSentence>', (effect) => effect),
    rule('at the end of this/the turn , <officialOne>', (effect) =>
      thisTurn({ event: 'endOfTurn', of: 'any' }, effect),
    ),
    rule('each creature of that race <predicates>', (effects) => ({
      do: 'lasting',
      affects: ofNamedRace('any'),
      effects,
      until: 'whileThere',
      alsoLater: true,
    })),
  ],
} satisfies Partial<Grammar>;
