import type { Ability, Civilization, Condition, Filter, Group, Static, StaticEffect } from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';

const held = (condition: Condition, effects: readonly StaticEffect[]): Static => ({
  kind: 'static',
  affects: { ref: 'this' },
  effects,
  while: condition,
});

const always = (affects: Static['affects'], ...effects: readonly StaticEffect[]): Static => ({
  kind: 'static',
  affects,
  effects,
});

const THIS = { ref: 'this' } as const;

/** 601.1d. Where cards are used from. */
const USED_FROM = ['hand', 'manaZone', 'graveyard'] as const;

const cheaper = (of: Group['of'], filter: Filter, by: number, atLeast: number): Static =>
  always({ in: USED_FROM, of, filter }, { kind: 'cost', by: -by, atLeast });

const costlier = (type: 'creature' | 'spell', civilization: Civilization, by: number): Ability =>
  always(
    { in: USED_FROM, of: 'any', filter: { type, civilizations: [civilization] } },
    { kind: 'cost', by, atLeast: 0 },
  );

const HIS_TURN: Condition = { kind: 'turnOf', who: 'opponent' };

const tabled = (of: Group['of'], filter: Filter): Group => ({ in: 'battleZone', of, filter });

/** Cards that can only be in the battle zone where nothing else is said. */
const creaturesOf = (of: Group['of'], filter: Filter): Group | undefined =>
  filter.type === 'creature' || filter.type === 'evolutionCreature' ? tabled(of, filter) : undefined;

const inHisTurn = (condition: Condition): Condition => ({ kind: 'both', conditions: [HIS_TURN, condition] });

/** What holds as long as a card says so. */
export const OFFICIAL_STATICS: readonly Rule<Ability>[] = [
  rule('this creature <predicates>', (effects) => always(THIS, ...effects)),
  rule('<heldWhile> , this creature <predicates>', held),
  rule('<heldWhile> , it <predicates>', held),
  rule('this creature <predicates> while <condition>', (effects, condition) => held(condition, effects)),
  rule("this creature can't attack if <condition>", (condition) =>
    held(condition, [{ kind: 'cannot', ban: { do: 'attack' } }]),
  ),
  rule('<heldWhile> , this creature <predicates> during its attacks', (condition, effects) =>
    held({ kind: 'both', conditions: [{ kind: 'attacking', what: THIS }, condition] }, effects),
  ),
  rule('<everyOne> <predicates>', (affects, effects) => always(affects, ...effects)),
  rule(
    "creatures that have power <number> or more can't attack . ( creatures that have power less than <number> and get extra power while attacking can still attack . )",
    (min, others) =>
      min === others
        ? always(tabled('any', { type: 'creature', power: { min } }), {
            kind: 'cannot',
            ban: { do: 'attack' },
          })
        : undefined,
  ),
  rule('<heldWhile> , <everyOne> <predicates>', (condition, affects, effects) => ({
    ...always(affects, ...effects),
    while: condition,
  })),
  rule("during your opponent's turn , each of his <maybeTabled> <predicates>", (filter, effects) => ({
    ...always(tabled('opponent', filter), ...effects),
    while: HIS_TURN,
  })),
  rule(
    "while <condition> during your opponent's turn , each of his <maybeTabled> <predicates>",
    (condition, filter, effects) => ({
      ...always(tabled('opponent', filter), ...effects),
      while: inHisTurn(condition),
    }),
  ),
  rule(
    "while this creature is tapped during your opponent's turn , if it hasn't been attacked that turn , your opponent's <filter> must attack it if able",
    (filter) => ({
      ...always(tabled('opponent', filter), { kind: 'mustAttack', such: { itself: true } }),
      while: {
        kind: 'both',
        conditions: [
          HIS_TURN,
          { kind: 'is', what: THIS, like: { tapped: true } },
          {
            kind: 'not',
            condition: {
              kind: 'happened',
              event: { event: 'attacked', what: { of: 'any', filter: { itself: true } } },
              is: { min: 1 },
            },
          },
        ],
      },
    }),
  ),
  rule('<civilization> stealth', (civilization) =>
    held(
      {
        kind: 'count',
        of: { in: 'manaZone', of: 'opponent', filter: { civilizations: [civilization] } },
        is: { min: 1 },
      },
      [{ kind: 'cannot', ban: { do: 'beBlocked' } }],
    ),
  ),
  rule("whenever your opponent would choose a creature in the battle zone , he can't choose this one", () =>
    always(THIS, { kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }),
  ),
  rule("whenever an opponent's creature attacks , this creature blocks if able", () =>
    always(THIS, { kind: 'mustBlock' }),
  ),
  rule("your opponent can't tap this creature", () =>
    always(THIS, { kind: 'cannot', ban: { do: 'beTapped', by: 'opponent' } }),
  ),
  rule("your opponent's attacking <filter> attack <filter> if able", (filter, such) => {
    const affects = creaturesOf('opponent', filter);
    return affects && creaturesOf('any', such) && always(affects, { kind: 'attacksFirst', such });
  }),
  rule('you can put an evolution creature of any race on this creature', () =>
    always(THIS, { kind: 'can', permission: { do: 'beBaseOfAnyRace' } }),
  ),
  rule("you can't untap the cards in your mana zone at the start of each of your turns", () =>
    always({ in: 'manaZone', of: 'you' }, { kind: 'doesNotUntap' }),
  ),
  rule(
    "whenever an opponent's creature would break a shield , you choose the shield instead of your opponent",
    () => always(THIS, { kind: 'ownerChoosesShields', of: 'you', when: 'broken' }),
  ),
  rule('players can\'t use the " shield trigger " abilities of <filter>', (filter) =>
    always({ in: 'shieldZone', of: 'any', filter }, { kind: 'cannot', ban: { do: 'useShieldTrigger' } }),
  ),
  rule(
    '<heldWhile> , your opponent can\'t use the " shield trigger " ability/abilities of his shields',
    (condition) => ({
      ...always({ in: 'shieldZone', of: 'opponent' }, { kind: 'cannot', ban: { do: 'useShieldTrigger' } }),
      while: condition,
    }),
  ),
  rule(
    "when/whenever this creature loses a battle against a/an <filter> , this creature isn't destroyed",
    (against) => always(THIS, { kind: 'cannot', ban: { do: 'beDestroyedByBattle', against } }),
  ),
  rule('whenever your opponent would choose one of your shields , you choose instead', () =>
    always(THIS, { kind: 'ownerChoosesShields', of: 'you' }),
  ),
  rule("whenever you would choose one of your opponent's shields , your opponent chooses instead", () =>
    always(THIS, { kind: 'ownerChoosesShields', of: 'opponent' }),
  ),
  rule("players can't cast spells other than <civilization> spells", (civilization) =>
    always(THIS, {
      kind: 'cannot',
      ban: { do: 'cast', who: 'any', what: { type: 'spell', not: { civilizations: [civilization] } } },
    }),
  ),
  rule(
    "your <filter> each cost <number> less to summon . they can't cost less than <number>",
    (filter, by, atLeast) => (filter.type === 'creature' ? cheaper('you', filter, by, atLeast) : undefined),
  ),
  rule(
    "your <filter> each cost <number> less to summon . ( dragonoids don't count . ) they can't cost less than <number>",
    (filter, by, atLeast) =>
      filter.type === 'creature' && filter.races?.join() === 'Dragon'
        ? cheaper('you', filter, by, atLeast)
        : undefined,
  ),
  rule(
    "your creatures and your opponent's creatures each cost up to <number> less to summon . they can't cost less than <number>",
    (by, atLeast) => cheaper('any', { type: 'creature' }, by, atLeast),
  ),
  rule("your spells each cost <number> less to cast . they can't cost less than <number>", (by, atLeast) =>
    cheaper('you', { type: 'spell' }, by, atLeast),
  ),
];

export const OFFICIAL_STATIC_PARTS = {
  officialAbilities: [
    rule(
      'each <civilization> creature costs <number> more to summon , and each <civilization> spell costs <number> more to cast .',
      (one, by, other, more) =>
        one !== other || by !== more
          ? undefined
          : [costlier('creature', one, by), costlier('spell', one, by)],
    ),
    word('this creature can attack only creatures that have " blocker . "', [
      {
        kind: 'static',
        affects: {
          in: 'battleZone',
          of: 'opponent',
          filter: { type: 'creature', not: { keyword: 'blocker' } },
        },
        effects: [{ kind: 'cannot', ban: { do: 'beAttacked', by: { itself: true } } }],
      },
      {
        kind: 'static',
        affects: { ref: 'this' },
        effects: [{ kind: 'cannot', ban: { do: 'attack', target: 'player' } }],
      },
    ]),
    rule(
      "at the start of each player's turn , that player chooses one of his <filter> and destroys it .",
      (filter) =>
        (['you', 'opponent'] as const).map((who) => ({
          kind: 'triggered',
          when: { event: 'startOfTurn', of: who },
          effect: {
            do: 'destroy',
            what: {
              choose: { in: 'battleZone', of: who, filter },
              count: 1,
              amount: 'exactly',
              by: who,
            },
          },
        })),
    ),
    rule('instead of having this creature attack , you may tap it to use its $tap ability .', () => []),
  ],
  heldWhile: [
    rule('while <condition>', (condition) => condition),
    word("during your opponent's turn", HIS_TURN),
    rule("while <condition> during your opponent's turn", inHisTurn),
  ],
  everyOne: [
    rule('each of your <maybeTabled>', (filter) => tabled('you', filter)),
    rule('<tabled> [each]', (filter) => tabled('any', filter)),
    rule('[all] your <maybeTabled>', (filter) => tabled('you', filter)),
    rule("each of your opponent's <maybeTabled>", (filter) => tabled('opponent', filter)),
    rule('each <tabled>', (filter) => tabled('any', filter)),
    rule('each <filter>', (filter) => creaturesOf('any', filter)),
    rule('<filter>', (filter) => creaturesOf('any', filter)),
    rule('all <maybeTabled>', (filter) => tabled('any', filter)),
  ],
} satisfies Partial<Grammar>;
