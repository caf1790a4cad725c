import fc from 'fast-check';
import {
  type CardDefinition,
  type DuelOptions,
  type PlacedCard,
  type Position,
  type PositionOptions,
  type RulesVersion,
  rulesByVersion,
} from 'taiki';
import { type DuelHistory, playDuel } from 'taiki/testing';
import type { Ability, EventPattern, Triggered } from '../../effects/language/vocabulary.ts';
import {
  allCreatures,
  another,
  any,
  atEndOfYourTurn,
  atMost,
  atStartOfYourTurn,
  battle,
  blocker,
  breakShields,
  cannot,
  choose,
  creature,
  destroy,
  discard,
  draw,
  evolutionCreature,
  from,
  gets,
  given,
  guardStrike,
  has,
  inOrder,
  instead,
  insteadDo,
  invasion,
  itself,
  limited,
  may,
  ninjaStrike,
  opponentsCreatures,
  opponentsHand,
  optional,
  power,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  skipRestOfTurn,
  speedAttacker,
  spell,
  spellAbility,
  stays,
  strikeBack,
  tap,
  that,
  topOfDeckTo,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';
import { emptyZones } from '../../table/setUp.ts';
import { choicesArbitrary, chooserOf } from '../../testing/arbitraries/choices.ts';
import type { GeneratedDuel } from '../../testing/arbitraries/duels.ts';

const plain = { civilizations: ['darkness'], races: ['Contestant'], cost: 1 } as const;
const fighter = (name: string, strength: number, ...abilities: readonly Ability[]): CardDefinition =>
  creature({ ...plain, name, power: strength, abilities });
const sorcery = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  spell({ ...plain, name, abilities });

const opponentAttacks: EventPattern = { event: 'attacks', what: any('opponent') };
const inHand = (ability: Triggered): Triggered => from(['hand'], ability);
const fodder = destroy(choose(opponentsCreatures()));

/** Cards whose effects compete to be next. Most duels between them contain a contest. */
const contestCards: readonly CardDefinition[] = [
  fighter('Greeter', 1000, whenPut(self, draw())),
  fighter('Doorman', 2000, whenPut(another('any'), topOfDeckTo('manaZone'))),
  fighter('Crier', 1000, whenPut(another('any'), draw(1, 'any'))),
  fighter('Martyr', 1000, whenDestroyed(self, fodder)),
  fighter('Mourner', 3000, when({ event: 'destroyed', what: any('any'), tense: 'destroying' }, may(draw()))),
  fighter('Raider', 3000, speedAttacker, wheneverAttacks(self, fodder)),
  fighter('Critic', 3000, when({ event: 'used', by: 'any' }, draw())),
  fighter('Sentinel', 4000, when(opponentAttacks, draw()), blocker),
  fighter('Bouncer', 2000, when(opponentAttacks, returnToHand(choose(allCreatures())))),
  fighter('Weakener', 2000, when(opponentAttacks, gets(that, 'turn', power(-3000)))),
  fighter('Herald', 2000, wheneverAttacks(self, returnToHand(choose(allCreatures()))), whenPut(self, draw())),
  fighter('Ambusher', 2000, ninjaStrike(1), whenPut(self, fodder)),
  fighter('Guardian', 6000, blocker, ninjaStrike(2)),
  fighter('Assassin', 1000, inHand(when(opponentAttacks, inOrder(putOnDeckBottom(self), destroy(that))))),
  fighter(
    'Vassal',
    1000,
    inHand(when({ event: 'attacks', what: any('you') }, inOrder(putOnDeckBottom(self), draw()))),
  ),
  fighter(
    'Squire',
    2000,
    inHand(when({ event: 'put', what: any('any', { names: ['Greeter', 'Oath', 'Herald'] }) }, put(self))),
  ),
  fighter(
    'Heir',
    2000,
    limited(
      { times: 1, per: 'turn', by: 'name' },
      inHand(when({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, put(self))),
    ),
  ),
  fighter('Night Watch', 3000, inHand(when({ event: 'endOfTurn', of: 'any' }, put(self)))),
  fighter('Early Bird', 3000, inHand(when({ event: 'startOfTurn', of: 'any' }, put(self)))),
  fighter(
    'Blocker in Waiting',
    3000,
    inHand(when({ event: 'blocks', what: any('any') }, put(self))),
    blocker,
  ),
  fighter('Steward', 1000, atEndOfYourTurn(draw()), atStartOfYourTurn(may(discard(choose(yourHand()))))),
  fighter('Rival', 1000, when({ event: 'endOfTurn', of: 'opponent' }, draw()), whenDestroyed(self, draw())),
  fighter('Champion', 7000, { kind: 'keyword', name: 'breaker', breaker: 'double' }, speedAttacker),
  fighter('Duelist', 4000, whenPut(self, battle(self, choose(opponentsCreatures())))),
  fighter('Brawler', 3000, when({ event: 'battles', what: itself }, draw()), speedAttacker),
  fighter('Onlooker', 2000, when({ event: 'battles', what: any('any') }, topOfDeckTo('graveyard'))),
  fighter('Survivor', 1000, wouldBeDestroyed(self, instead('manaZone'))),
  fighter('Turtle', 2000, optional(wouldBeDestroyed(self, stays)), blocker),
  fighter('Shieldmaid', 3000, optional(wouldBeDestroyed(another('you'), instead('hand')))),
  fighter('Scapegoat', 2000, wouldBeDestroyed(another('you'), insteadDo(putIntoMana(self)))),
  fighter(
    'Oath',
    2000,
    whenPut(self, { do: 'inOrder', effects: [tap(choose(opponentsCreatures())), draw()] }),
  ),
  fighter('Poor Relation', 1000, { ...whenPut(self, draw(2)), condition: youHave(yourMana(), atMost(3)) }),
  fighter('Timekeeper', 1000, wheneverAttacks(self, may(skipRestOfTurn)), whenPut(self, draw())),
  fighter('Alarm', 1000, inHand(when(opponentAttacks, inOrder(putOnDeckBottom(self), skipRestOfTurn)))),
  fighter('Gatekeeper', 3000, shieldTrigger, blocker, whenPut(self, draw())),
  fighter('Avenger', 3000, strikeBack({ type: 'creature' }), whenPut(self, fodder)),
  fighter('Toll Keeper', 2000, when({ event: 'shieldBroken', of: 'any' }, draw())),
  fighter(
    'Looter',
    4000,
    speedAttacker,
    when({ event: 'breaksShields', what: itself }, may(draw())),
    when({ event: 'shieldBroken', of: 'opponent' }, topOfDeckTo('manaZone')),
  ),
  fighter(
    'Rescuer',
    1000,
    inHand(when({ event: 'attacked', what: any('you') }, inOrder(putOnDeckBottom(self), draw()))),
  ),
  fighter('Ward', 2000, guardStrike, whenDestroyed(self, topOfDeckTo('shieldZone'))),
  sorcery('Snare', shieldTrigger, spellAbility(fodder)),
  sorcery('Purge', shieldTrigger, spellAbility(destroy(allCreatures({ power: { max: 2000 } })))),
  sorcery('Breach', spellAbility(breakShields(1, 'any'))),
  sorcery('Counterbreach', shieldTrigger, spellAbility(breakShields(1))),
  sorcery('Summons', spellAbility(put(choose(yourHand({ type: 'creature' }), 2)))),
  sorcery('Invocation', shieldTrigger, spellAbility(useFree(choose(yourHand())))),
  sorcery('Tournament', spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures())))),
  sorcery('Bargain', spellAbility(discard(choose(opponentsHand(), 1, 'opponent')), draw())),
  evolutionCreature({
    ...plain,
    name: 'Invader',
    power: 6000,
    abilities: [
      { kind: 'keyword', name: 'evolution', base: {} },
      invasion({}),
      wheneverAttacks(self, draw()),
      whenPut(self, fodder),
    ],
  }),
  fighter('Doorkeeper', 2000, has(cannot({ do: 'put', who: 'any', unless: 'summoned' }))),
  fighter('Quiet One', 1000, given(youHave(yourCreatures(), { min: 2 }), whenPut(another('you'), draw()))),
];

const names = contestCards.map(({ name }) => name);
/** Cards to declare among broken shields, and cards that break shields or trigger on it. */
const aboutShields = ['Gatekeeper', 'Snare', 'Purge', 'Counterbreach', 'Invocation', 'Ward'];
const breakers = ['Looter', 'Champion', 'Toll Keeper'];
/** Cards to declare from the hand, and cards that cause them or make them misfire. */
const lurkers = ['Squire', 'Heir', 'Night Watch', 'Early Bird', 'Assassin', 'Rescuer', 'Alarm', 'Doorkeeper'];
const hosts = ['Doorkeeper', 'Greeter', 'Raider', 'Herald', 'Martyr'];
/** Cards that skip the rest of the turn, and cards with effects that wait meanwhile. */
const skippers = ['Timekeeper', 'Raider', 'Herald', 'Sentinel', 'Bouncer'];
const inBattleZone = contestCards.flatMap(({ name, type }) => (type === 'creature' ? [name] : []));

const cardsOf = (from: readonly string[], maxLength: number): fc.Arbitrary<readonly string[]> =>
  fc.array(
    fc.nat({ max: from.length - 1 }).map((index) => from[index] ?? ''),
    { maxLength, size: 'max' },
  );

/** The first arbitrary as often as all others together. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...others: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: others.length, arbitrary: usual },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

const FILLED_DECK = 12;

const zones: fc.Arbitrary<Position['players']['p1']> = fc
  .record({
    battleZone: mostly(
      cardsOf(inBattleZone, 4),
      cardsOf(breakers, 4),
      cardsOf(hosts, 4),
      cardsOf(skippers, 4),
    ),
    hand: mostly(cardsOf(names, 4), cardsOf(lurkers, 4)),
    shieldZone: mostly(cardsOf(names, 3), cardsOf(aboutShields, 4)),
    deck: cardsOf(names, FILLED_DECK),
    mana: fc.nat({ max: 4 }),
    tapped: fc.nat({ max: 4 }),
  })
  .map(({ battleZone, hand, shieldZone, deck, mana, tapped }) => {
    const placed = (cards: readonly string[]): readonly PlacedCard[] => cards.map((name) => ({ name }));
    return {
      ...emptyZones<PlacedCard>(),
      battleZone: battleZone.map((name, index) => (index < tapped ? { name, tapped: true } : { name })),
      hand: placed(hand),
      shieldZone: placed(shieldZone),
      deck: placed([...deck, ...Array<string>(FILLED_DECK - deck.length).fill('Filler')]),
      manaZone: placed(Array<string>(mana).fill('Darkness Filler')),
    };
  });

const versions = Object.keys(rulesByVersion) as RulesVersion[];

const settings = fc
  .record({
    seed: fc.nat({ max: 1_000_000 }),
    rules: fc.constantFrom(...versions),
    asked: fc.nat({ max: 19 }),
  })
  .map(({ asked, ...rest }) => ({
    ...rest,
    cards: contestCards,
    ...(asked === 19 ? { askEverything: true } : {}),
    ...(asked === 18 ? { concealDecisions: true } : {}),
  }));

/** A position of contest cards only. */
const fromPosition: fc.Arbitrary<PositionOptions> = fc
  .tuple(
    settings,
    fc.record({
      turn: fc.integer({ min: 2, max: 9 }),
      active: fc.constantFrom('p1' as const, 'p2' as const),
      step: fc.constantFrom('attack' as const, 'main' as const, 'startOfTurn' as const, 'end' as const),
      players: fc.record({ p1: zones, p2: zones }),
    }),
  )
  .map(([chosen, position]) => ({ ...chosen, position }));

const DECK = 40;

/** Four copies each of ten consecutive cards. */
const deck: fc.Arbitrary<readonly string[]> = fc
  .nat({ max: names.length - 1 })
  .map((start) =>
    Array.from({ length: DECK }, (_, index) => names[(start + (index % 10)) % names.length] ?? ''),
  );

const fromDecks: fc.Arbitrary<DuelOptions> = fc
  .tuple(settings, fc.record({ p1: deck, p2: deck }), fc.constantFrom('p1' as const, 'p2' as const))
  .map(([chosen, decks, firstPlayer]) => ({ ...chosen, decks, firstPlayer }));

/** A duel in which many effects compete to be next. */
export const contest: fc.Arbitrary<GeneratedDuel> = fc.record({
  options: fc.oneof({ weight: 4, arbitrary: fromPosition }, { weight: 1, arbitrary: fromDecks }),
  choices: choicesArbitrary({ maxLength: 60 }),
});

export const playContest = ({ options, choices }: GeneratedDuel): DuelHistory =>
  playDuel(options, chooserOf(choices, 0));
