import type { Amount, Ban, Permission, StaticEffect } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';
import { explains } from './official/explains.ts';

/** Reads what `describeStatics` prints. */

const BANS: Readings<Ban, 'do'> = {
  attack: [
    word("cannot/can't attack", { do: 'attack' }),
    word("cannot/can't attack players", { do: 'attack', target: 'player' }),
    word("cannot/can't attack creatures", { do: 'attack', target: 'creature' }),
  ],
  block: [word('cannot block', { do: 'block' })],
  beBlocked: [
    word("can't be blocked", { do: 'beBlocked' }),
    rule("can't be blocked by <filter>", (by) => ({ do: 'beBlocked', by })),
    rule("can't be blocked by any <filter>", (by) => ({ do: 'beBlocked', by })),
    word('cannot be blocked', { do: 'beBlocked' }),
    rule('cannot be blocked by <filter>', (by) => ({ do: 'beBlocked', by })),
  ],
  beAttacked: [
    word("can't be attacked", { do: 'beAttacked' }),
    rule("can't be attacked by <filter>", (by) => ({ do: 'beAttacked', by })),
    rule("can't be attacked by any <filter>", (by) => ({ do: 'beAttacked', by })),
    word('cannot be attacked', { do: 'beAttacked' }),
    rule('cannot be attacked by <filter>', (by) => ({ do: 'beAttacked', by })),
  ],
  beChosen: [rule('cannot be chosen by <anyPlayer>', (by) => ({ do: 'beChosen', by }))],
  beTapped: [rule('cannot be tapped by <anyPlayer>', (by) => ({ do: 'beTapped', by }))],
  beDestroyedByBattle: [
    word('is not destroyed when it loses a battle', { do: 'beDestroyedByBattle' }),
    rule('is not destroyed when it loses a battle against <one>', (against) => ({
      do: 'beDestroyedByBattle',
      against,
    })),
  ],
  summon: [
    rule("<bound> cannot/can't summon <filter>", (who, what) => ({ do: 'summon', who, what })),
    rule("<bound> cannot/can't summon more than <most> a turn", (who, most) => ({
      do: 'summon',
      who,
      ...most,
    })),
  ],
  cast: [
    rule("<bound> cannot/can't cast <filter>", (who, what) => ({ do: 'cast', who, what })),
    rule("<bound> cannot/can't cast more than <most> a turn", (who, most) => ({ do: 'cast', who, ...most })),
  ],
  use: [
    rule("<bound> cannot/can't use <filter>", (who, what) => ({ do: 'use', who, what })),
    rule("<bound> cannot/can't use more than <most> a turn", (who, most) => ({ do: 'use', who, ...most })),
  ],
  put: [
    rule('<bound> cannot put <filter> into the battle zone', (who, what) => ({ do: 'put', who, what })),
    rule('<bound> cannot put <filter> into the battle zone except by summoning', (who, what) => ({
      do: 'put',
      who,
      what,
      unless: 'summoned',
    })),
    rule('<bound> cannot put <filter> into the battle zone except by using them', (who, what) => ({
      do: 'put',
      who,
      what,
      unless: 'used',
    })),
    rule('<bound> cannot put <filter> into the battle zone except from the hand', (who, what) => ({
      do: 'put',
      who,
      what,
      unless: 'fromHand',
    })),
  ],
  move: [
    rule('cannot leave the <zone> <movedBy>', (from, by) => ({ do: 'move', from, ...by })),
    rule('cannot leave the <zone> for the <zone> <movedBy>', (from, to, by) => ({
      do: 'move',
      from,
      to,
      ...by,
    })),
    rule('cannot leave the <zone> except by being destroyed <movedBy>', (from, by) => ({
      do: 'move',
      from,
      unless: 'destroyed',
      ...by,
    })),
    rule('cannot leave the <zone> for the <zone> except by being destroyed <movedBy>', (from, to, by) => ({
      do: 'move',
      from,
      to,
      unless: 'destroyed',
      ...by,
    })),
  ],
  useTapAbility: [rule('<bound> cannot use tap abilities', (who) => ({ do: 'useTapAbility', who }))],
  useShieldTrigger: [word('cannot be used by its shield trigger', { do: 'useShieldTrigger' })],
  lose: [
    rule('<bound> cannot lose the duel', (who) => ({ do: 'lose', who })),
    rule('<bound> cannot lose the duel by having no cards in the deck', (who) => ({
      do: 'lose',
      who,
      by: 'deckOut',
    })),
  ],
  lookAtOwnDeck: [
    word('you cannot look at your own deck', { do: 'lookAtOwnDeck', who: 'you' }),
    rule('<bound> cannot look at their own deck', (who) =>
      who === 'you' ? undefined : { do: 'lookAtOwnDeck', who },
    ),
    word('no one can look at their deck', { do: 'lookAtOwnDeck', who: 'any' }),
  ],
};

const { summon, cast, use, put, useTapAbility, lookAtOwnDeck, lose, ...OBJECT_BANS } = BANS;

const PERMISSIONS: Readings<Permission, 'do'> = {
  attackUntapped: [
    word('can attack untapped creatures', { do: 'attackUntapped' }),
    word('can attack this while it is untapped', { do: 'attackUntapped', what: { itself: true } }),
    rule('can attack untapped <filter>', (what) => ({ do: 'attackUntapped', what })),
  ],
  attackPlayersDespiteBans: [
    word('can attack players although something says that it cannot attack players', {
      do: 'attackPlayersDespiteBans',
    }),
  ],
  ignoreBans: [
    rule('ignores effects that say that it cannot <forbidden>', (of) => ({ do: 'ignoreBans', of })),
  ],
  beBaseOfAnyRace: [
    word('counts as a creature of any race where an evolution creature is put on it', {
      do: 'beBaseOfAnyRace',
    }),
  ],
  castSpellHalf: [
    word('can have its spell half cast while it stays in the battle zone', { do: 'castSpellHalf' }),
    word('can have their spell halves cast while they stay in the battle zone', { do: 'castSpellHalf' }),
  ],
  beCrossedFree: [
    word('can have cross gears crossed onto it without their costs being paid', { do: 'beCrossedFree' }),
  ],
  attackPlayersAtOnce: [
    word('can attack players in the turn in which it is put', { do: 'attackPlayersAtOnce' }),
  ],
  attackPlayersRegardless: [
    word('can attack players whatever says that it cannot', { do: 'attackPlayersRegardless' }),
  ],
  useFreeFrom: [
    rule(
      'can be used from the <zone> without paying its cost, at most <number> in a turn',
      (zone, limit) => ({
        do: 'useFreeFrom',
        zone,
        limit,
      }),
    ),
  ],
  summonFrom: [
    rule(
      'can be <summonedOrUsed> from the <placeOfUse> <timesOfUse> <unpaidUse>',
      (use, zone, times, unpaid) => ({
        do: 'summonFrom',
        zone,
        ...use,
        ...times,
        ...unpaid,
      }),
    ),
    rule(
      'can be <summonedOrUsed> from the <placeOfUse> as <one> <timesOfUse> <unpaidUse>',
      (use, zone, what, times, unpaid) => ({ do: 'summonFrom', zone, ...use, what, ...times, ...unpaid }),
    ),
  ],
};

/** Whether the words of an amount begin with a minus. */
const isLess = (amount: Amount): boolean => {
  if (typeof amount === 'number') return amount < 0;
  return 'times' in amount ? isLess(amount.times[0]) : 'infinite' in amount && amount.infinite === 'below';
};

const STATIC_EFFECTS: Readings<StaticEffect, 'kind'> = {
  power: [
    rule('gets + <amount> power', (by) => ({ kind: 'power', by })),
    rule('gets <amount> power', (by) => (isLess(by) ? { kind: 'power', by } : undefined)),
    rule('gets + <number> power for <each>', (by, count) => ({
      kind: 'power',
      by: { times: [by, { count }] },
    })),
    rule('gets <number> power for <each>', (by, count) =>
      by < 0 ? { kind: 'power', by: { times: [by, { count }] } } : undefined,
    ),
  ],
  multipliesPower: [rule('has its power multiplied by <amount>', (by) => ({ kind: 'multipliesPower', by }))],
  setPower: [rule('has power <amount>', (to) => ({ kind: 'setPower', to }))],
  gains: [rule('has <grants>', (abilities) => ({ kind: 'gains', abilities }))],
  civilizations: [
    rule('is <civilizationsAnd>', (are) => ({ kind: 'civilizations', are })),
    rule('is also <civilizationsAnd>', (are) => ({ kind: 'civilizations', are, also: true })),
  ],
  cannot: [
    rule('<ban>', (ban) => ({ kind: 'cannot', ban })),
    rule('<playerBan>', (ban) => ({ kind: 'cannot', ban })),
  ],
  can: [rule('<permission>', (permission) => ({ kind: 'can', permission }))],
  mustAttack: [
    word('attacks each turn if able', { kind: 'mustAttack' }),
    rule('attacks <one> each turn if able', (such) => ({ kind: 'mustAttack', such })),
  ],
  attacksFirst: [rule('attacks <one> if able when it attacks', (such) => ({ kind: 'attacksFirst', such }))],
  mustBlock: [
    word('blocks if able', { kind: 'mustBlock' }),
    rule('blocks <one> if able', (such) => ({ kind: 'mustBlock', such })),
  ],
  breaksAtMost: [
    rule('breaks at most <number> shield/shields at a time', (count) => ({ kind: 'breaksAtMost', count })),
  ],
  breaksMore: [rule('breaks <closedAmount> more shield/shields', (by) => ({ kind: 'breaksMore', by }))],
  ownerChoosesShields: [
    rule('lets the owner of <owner> shields choose them', (of) => ({ kind: 'ownerChoosesShields', of })),
    rule('lets the owner of <owner> shields choose them where a creature breaks them', (of) => ({
      kind: 'ownerChoosesShields',
      of,
      when: 'broken',
    })),
  ],
  halvesPower: [rule('has half its power , rounded <rounding>', (round) => ({ kind: 'halvesPower', round }))],
  halvesCost: [rule('costs half , rounded <rounding>', (round) => ({ kind: 'halvesCost', round }))],
  chargesMore: [
    rule('lets <player> charge <number> <lessOrMore> in a mana charge step', (of, by, sign) => ({
      kind: 'chargesMore',
      of,
      by: sign * by,
    })),
  ],
  choosesCreatures: [
    word('lets you choose creatures where your opponent would', { kind: 'choosesCreatures' }),
  ],
  takesBreaks: [
    word("may be broken in place of all shields that your opponent's creature would break at one time", {
      kind: 'takesBreaks',
    }),
  ],
  triggersAsPut: [
    word('does not trigger as it is put into the battle zone', { kind: 'triggersAsPut', for: 'nobody' }),
    word('triggers for you as it is put into the battle zone', { kind: 'triggersAsPut', for: 'you' }),
  ],
  isNoCreature: [word('is not a creature', { kind: 'isNoCreature' })],
  races: [rule('is <racesAnd> in addition to its other races', (also) => ({ kind: 'races', also }))],
  mustBeChosen: [
    rule('must be chosen first if <somePlayer> choose/chooses cards', (by) => ({
      kind: 'mustBeChosen',
      by,
    })),
  ],
  cost: [
    rule('costs <number> <lessOrMore> <floor> <ifYouLike>', (by, sign, atLeast, liked) => ({
      kind: 'cost',
      by: sign * by,
      atLeast,
      ...liked,
    })),
    rule('costs <amount> more <floor> <ifYouLike>', (by, atLeast, liked) =>
      typeof by === 'number' ? undefined : { kind: 'cost', by, atLeast, ...liked },
    ),
    rule('costs <number> <lessOrMore> for <each> <floor> <ifYouLike>', (by, sign, count, atLeast, liked) => ({
      kind: 'cost',
      by: { times: [sign * by, { count }] },
      atLeast,
      ...liked,
    })),
  ],
  paidReduction: [
    rule('costs <number> less <floor> , <paidWith> <apart>', (by, atLeast, paid, apart) => ({
      kind: 'paidReduction',
      by,
      atLeast,
      ...paid,
      ...apart,
    })),
  ],
  baseReduces: [
    rule('costs as much less as what it is put on costs <floor>', (atLeast) => ({
      kind: 'baseReduces',
      atLeast,
    })),
    rule('cost as much less as what it is put on costs <floor>', (atLeast) => ({
      kind: 'baseReduces',
      atLeast,
    })),
  ],
  mayCostLess: [
    rule('may cost <number> less <floor>', (by, atLeast) => ({ kind: 'mayCostLess', by, atLeast })),
    rule('may cost <number> less <floor> , at most <number> times in a turn', (by, atLeast, limit) => ({
      kind: 'mayCostLess',
      by,
      atLeast,
      limit,
    })),
  ],
  usableFor: [
    rule('may be used for <number> mana in place of its cost', (count) => ({
      kind: 'usableFor',
      count,
      of: [],
    })),
    rule('may be used for <number> mana of <civilizationsAnd> in place of its cost', (count, of) => ({
      kind: 'usableFor',
      count,
      of,
    })),
  ],
  manaNumber: [rule('has <amount> as its mana number', (is) => ({ kind: 'manaNumber', is }))],
  entersTapped: [
    word('is put into the battle zone tapped', { kind: 'entersTapped' }),
    word('may be put into the battle zone tapped', { kind: 'entersTapped', may: true }),
    word('is put into the mana zone tapped', { kind: 'entersTapped', zone: 'manaZone' }),
    word('may be put into the mana zone tapped', { kind: 'entersTapped', zone: 'manaZone', may: true }),
  ],
  beginsInBattleZone: [
    word('begins the duel in the battle zone', { kind: 'beginsInBattleZone', seals: 0 }),
    rule('begins the duel in the battle zone with <number> seals on it', (seals) => ({
      kind: 'beginsInBattleZone',
      seals,
    })),
    rule('begins the duel in the battle zone <beside>', (beside) => ({
      kind: 'beginsInBattleZone',
      seals: 0,
      ...beside,
    })),
    rule('begins the duel in the battle zone with <number> seals on it <beside>', (seals, beside) => ({
      kind: 'beginsInBattleZone',
      seals,
      ...beside,
    })),
  ],
  addsNames: [rule('is also named <names>', (also) => ({ kind: 'addsNames', also }))],
  gainsAbilitiesOf: [
    rule('has the abilities of <ref>', (of) => ({ kind: 'gainsAbilitiesOf', of })),
    rule('have the abilities of <ref>', (of) => ({ kind: 'gainsAbilitiesOf', of })),
  ],
  hasIcon: [rule('bears the icon <quoted>', (icon) => ({ kind: 'hasIcon', icon }))],
  linksDuelmates: [
    rule(
      'turns over and links <number> <filter> of different names that its player has in the battle zone',
      (count, what) => ({ kind: 'linksDuelmates', count, what }),
    ),
  ],
  combines: [
    rule('is summoned by combining one king cell each named <names>', (cells) => ({
      kind: 'combines',
      cells,
    })),
  ],
  deckSize: [rule('belongs to a deck of <number> more cards', (more) => ({ kind: 'deckSize', more }))],
  beginsInHand: [word('begins the duel in the hand', { kind: 'beginsInHand' })],
  moreAtStart: [
    word('lets your opponent begin the duel with one more card in the hand', {
      kind: 'moreAtStart',
      cards: 1,
    }),
    rule('lets your opponent begin the duel with <number> more cards in the hand', (cards) => ({
      kind: 'moreAtStart',
      cards,
    })),
  ],
  releasesLinks: [word('has link release', { kind: 'releasesLinks' })],
  doesNotUntap: [word('does not untap at the start of the turn', { kind: 'doesNotUntap' })],
  winsBattles: [
    word('wins all battles', { kind: 'winsBattles' }),
    rule('wins all battles against <filter>', (against) => ({ kind: 'winsBattles', against })),
  ],
  anyNumberInDeck: [word('can be in a deck any number of times', { kind: 'anyNumberInDeck' })],
  untapAtMost: [
    rule('is one of at most <count> that untap at the start of the turn', (count) => ({
      kind: 'untapAtMost',
      count,
    })),
  ],
  handRevealed: [rule('<player> play/plays with the hand revealed', (of) => ({ kind: 'handRevealed', of }))],
  deckTopSeen: [
    rule('<player> look/looks at the top card of the deck at any time', (of) => ({
      kind: 'deckTopSeen',
      of,
    })),
  ],
  winsDuel: [
    rule('<player> win/wins the duel as soon as this applies', (who) => ({ kind: 'winsDuel', who })),
  ],
  losesDuel: [
    rule('<player> lose/loses the duel as soon as this applies', (who) => ({ kind: 'losesDuel', who })),
  ],
};

const { deckTopSeen, handRevealed, winsDuel, losesDuel, ...ON_OBJECTS } = STATIC_EFFECTS;

/** Static effects that are rules for players. */
const ON_PLAYERS = [...deckTopSeen, ...handRevealed, ...winsDuel, ...losesDuel];

export const STATIC_PARTS = {
  /** What the official cards say that something gets or has. */
  predicate: [
    rule('get/gets/gain + <number> power', (by) => [{ kind: 'power', by }]),
    rule('get/gets <number> power', (by) => (by < 0 ? [{ kind: 'power', by }] : undefined)),
    rule('get/gets <number> power for each <counted>', (by, count) =>
      by < 0 ? [{ kind: 'power', by: { times: [by, { count }] } }] : undefined,
    ),
    rule('get/gets + <number> power for each <counted>', (by, count) => [
      { kind: 'power', by: { times: [by, { count }] } },
    ]),
    rule('get/gets/has/have " <granted> "', (ability) => [{ kind: 'gains', abilities: [ability] }]),
    rule('get/gets/has/have " <granted> " and " <granted> "', (one, other) => [
      { kind: 'gains', abilities: [one, other] },
    ]),
    rule('<ban>', (ban) => [{ kind: 'cannot', ban }]),
    rule('<permission>', (permission) => [{ kind: 'can', permission }]),
    word('attack/attacks [each turn] if able', [{ kind: 'mustAttack' }]),
    word('must attack if able', [{ kind: 'mustAttack' }]),
    word("doesn't untap at the start of your turn", [{ kind: 'doesNotUntap' }]),
    word("don't untap at the start of each player's turn", [{ kind: 'doesNotUntap' }]),
    word('are put into the battle zone tapped', [{ kind: 'entersTapped' }]),
    word("can't be blocked while attacking a creature", [
      {
        kind: 'gains',
        abilities: [
          {
            kind: 'static',
            affects: { ref: 'this' },
            effects: [{ kind: 'cannot', ban: { do: 'beBlocked' } }],
            while: { kind: 'attacking', what: { ref: 'this' }, target: 'creature' },
          },
        ],
      },
    ]),
    rule('get/gets + <number> power for each civilization in your mana zone', (by) => [
      { kind: 'power', by: { times: [by, { civilizationsOf: { in: 'manaZone', of: 'you' } }] } },
    ]),
  ],
  predicates: [
    rule('<predicate>', (effects) => effects),
    rule('<predicate> and <predicate>', (one, other) => [...one, ...other]),
    rule('<predicate> , <predicate> , and <predicate>', (one, other, last) => [...one, ...other, ...last]),
    rule('get/gets + <number> power and " <granted> "', (by, ability) => [
      { kind: 'power', by },
      { kind: 'gains', abilities: [ability] },
    ]),
  ],
  granted: [
    rule('<keyword> [.]', (keyword) => keyword),
    rule('<keyword> <reminder> [.]', (keyword, about) => (explains(about, keyword) ? keyword : undefined)),
    rule('<officialAbility> [.]', (ability) => ability),
    rule('<officialAbility> <reminder> [.]', (ability, about) =>
      explains(about, ability) ? ability : undefined,
    ),
  ],
  ban: allOf<Ban>(OBJECT_BANS),
  playerBan: [...summon, ...cast, ...use, ...put, ...useTapAbility, ...lookAtOwnDeck, ...lose],
  permission: allOf<Permission>(PERMISSIONS),
  most: [
    rule('one <filter>', (what) => ({ limit: 1, what })),
    rule('<number> <filter>', (limit, what) => (limit === 1 ? undefined : { limit, what })),
  ],
  rounding: [word('up', 'up'), word('down', 'down')],
  lessOrMore: [word('less', -1), word('more', 1)],
  summonedOrUsed: [word('summoned', {}), word('used', { use: 'any' })],
  beside: [
    rule('beside one of each card named <names>', (beside) => ({ beside })),
    rule('linked with one of each card named <names>', (beside) => ({ beside, linked: true as const })),
  ],
  movedBy: [word('', {}), rule('by an effect of <subject>', (by) => ({ by }))],
  placeOfUse: [
    rule('<zone>', (zone) => (zone === 'deck' ? undefined : zone)),
    word('top of the deck', 'deck'),
  ],
  timesOfUse: [word('', {}), rule(', at most <number> in a turn', (limit) => ({ limit }))],
  unpaidUse: [word('', {}), rule(', without its cost being paid if it is <one>', (unpaid) => ({ unpaid }))],
  forbidden: [
    word('attack', 'attack'),
    word('block', 'block'),
    word('be blocked', 'beBlocked'),
    word('be attacked', 'beAttacked'),
    word('be chosen', 'beChosen'),
    word('be tapped', 'beTapped'),
    word('be destroyed by battle', 'beDestroyedByBattle'),
    word('be used through its shield trigger', 'useShieldTrigger'),
    word('leave its zone', 'move'),
    word('be put into the battle zone', 'put'),
    word('be summoned', 'summon'),
    word('be cast', 'cast'),
    word('be used', 'use'),
  ],
  ifYouLike: [word('', {}), word(', if you like', { optional: true })],
  floor: [rule('', () => 0), rule(', but not less than <number>', (atLeast) => atLeast)],
  paidWith: [
    rule('if you <tapOrDestroy> this to use it', (pay) => ({ pay })),
    rule('for each of your <filter> that you <tapOrDestroy> to use it', (filter, pay) => ({
      pay,
      with: filter,
    })),
  ],
  tapOrDestroy: [word('tap', 'tap'), word('destroy', 'destroy')],
  apart: [rule('', () => ({})), word(', no two of the same cost', { differ: 'cost' })],
  civilizationsAnd: [
    rule('<civilization>', (one) => [one]),
    rule('<civilizationList> and <civilization>', (list, last) => [...list, last]),
  ],
  racesAnd: [
    rule('<oneRace>', (one) => [one]),
    rule('<raceList> and <oneRace>', (list, last) => [...list, last]),
  ],
  grants: [
    rule('" <ability> "', (one) => [one]),
    rule('" <ability> " and <grants>', (one, more) => [one, ...more]),
  ],
  playerRule: [rule('<playerBan>', (ban) => ({ kind: 'cannot', ban })), ...ON_PLAYERS],
  staticEffect: [...allOf<StaticEffect>(ON_OBJECTS), ...ON_PLAYERS],
  staticList: [
    rule('<staticEffect>', (one) => [one]),
    rule('<staticEffect> , <staticList>', (one, more) => [one, ...more]),
  ],
  staticEffects: [
    rule('<staticEffect>', (one) => (bindsPlayers(one) ? undefined : [one])),
    rule('<staticList> and <staticEffect>', (list, last) =>
      [...list, last].every(bindsPlayers) ? undefined : [...list, last],
    ),
  ],
  playerRuleList: [
    rule('<playerRule>', (one) => [one]),
    rule('<playerRule> , <playerRuleList>', (one, more) => [one, ...more]),
  ],
  playerRules: [
    rule('<playerRule>', (one) => [one]),
    rule('<playerRuleList> and <playerRule>', (list, last) => [...list, last]),
  ],
  bound: [word('you', 'you'), word('your opponent', 'opponent'), word('players', 'any')],
  /** Every card of a group: `each of your creatures`, `each creature in the battle zone`. */
  each: [
    rule('each of <group>', (group) => group),
    rule('each <group>', (group) => (group.of === 'any' || group.in !== 'battleZone' ? group : undefined)),
  ],
  affected: [
    rule('<choice>', (choice) => choice),
    rule('<ref>', (ref) => ref),
    rule('<each>', (group) => group),
  ],
} satisfies Partial<Grammar>;

/** Such an effect is a rule for players: it does not say what it affects. */
const bindsPlayers = (effect: StaticEffect): boolean =>
  effect.kind === 'deckTopSeen' ||
  effect.kind === 'handRevealed' ||
  effect.kind === 'winsDuel' ||
  effect.kind === 'losesDuel' ||
  (effect.kind === 'cannot' && 'who' in effect.ban);
