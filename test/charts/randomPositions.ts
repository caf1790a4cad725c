import { type CardDefinition, playOut, randomAgent, type StartStep } from 'taiki';
import { type Arrangement, arrange, type PlayerInput } from 'taiki/testing';
import {
  alternativeCost,
  any,
  blocker,
  cannot,
  cannotAttackPlayers,
  choose,
  creature,
  crossGear,
  discard,
  draw,
  evolution,
  evolutionCreature,
  from,
  galaxyshield,
  gets,
  happened,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  instead,
  insteadDo,
  isAttacking,
  isCrossedFree,
  isLike,
  may,
  optional,
  power,
  powerAttacker,
  self,
  skipRestOfTurn,
  spell,
  spellAbility,
  tapAbility,
  when,
  whenDestroyed,
  wouldDraw,
  wouldLeave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import type { EventPattern } from '../../effects/language/vocabulary.ts';
import { Chance } from '../exhaustive/drawDeck.ts';

type Inspect = NonNullable<Arrangement['inspect']>;

const common = { civilizations: ['fire'], cost: 1, races: ['Drifter'] } as const;

/** For each step at which a duel may start: the events that can happen in it. */
const EVENTS: { readonly [S in StartStep]: readonly EventPattern[] } = {
  startOfTurn: [{ event: 'startOfTurn', of: 'any' }],
  draw: [{ event: 'drawn', by: 'any' }],
  charge: [{ event: 'moved', what: { of: 'any' }, from: 'hand', to: 'manaZone' }],
  main: [
    { event: 'put', what: any('any') },
    { event: 'tapped', what: any('any') },
    { event: 'used', by: 'any' },
    { event: 'moved', what: { of: 'any' }, from: 'hand', to: 'shieldZone' },
    { event: 'destroyed', what: any('any'), tense: 'destroyed' },
  ],
  attack: [
    { event: 'attacks', what: any('any') },
    { event: 'isNotBlocked', what: any('any') },
    { event: 'becomesBlocked', what: any('any') },
    { event: 'battles', what: any('any') },
    { event: 'battleEnds', what: any('any') },
    { event: 'breaksShields', what: any('any') },
    { event: 'shieldBroken', of: 'any' },
    { event: 'endOfAttack', what: any('any') },
    { event: 'tapped', what: any('any') },
    { event: 'destroyed', what: any('any'), tense: 'destroyed' },
  ],
  end: [
    { event: 'endOfTurn', of: 'any' },
    { event: 'destroyed', what: any('any'), tense: 'destroyed' },
  ],
};

/** Triggers on a card that its own effect, or that of another one, draws. */
const echo = creature({
  ...common,
  name: 'Echo',
  power: 2000,
  abilities: [blocker, when({ event: 'drawn', by: 'any' }, may(gets(self, 'turn', power(1000))))],
});
const echoHerald = creature({
  ...common,
  name: 'Herald of Echoes',
  power: 1000,
  abilities: [from(['hand'], when({ event: 'drawn', by: 'any' }, gets(self, 'turn', power(1000))))],
});
const ashes = creature({ ...common, name: 'Ashes', power: 0, abilities: [whenDestroyed(self, draw())] });
const adept = creature({ ...common, name: 'Adept', power: 2000, abilities: [tapAbility(may(draw()))] });
const hyper = creature({ ...common, name: 'Hyper', power: 2000, abilities: [hyperize(), hyperMode(5000)] });
const crossed = creature({ ...common, name: 'Crossed', power: 9000, abilities: [isCrossedFree] });
const gear = crossGear({ ...common, name: 'Gear', abilities: [] });
const star = creature({ ...common, name: 'Star', power: 1000, abilities: [...galaxyshield(1)] });
const grown = evolutionCreature({
  ...common,
  name: 'Grown',
  power: 5000,
  abilities: [evolution({ races: ['Drifter'] })],
});
const order = spell({ ...common, name: 'Order', abilities: [spellAbility(draw())] });
const wall = creature({ ...common, name: 'Wall', power: 3000, abilities: [blocker] });

/** What is done instead of dying, and what that is called. */
const FATES = [
  ['Mourned', whenDestroyed(self, draw())],
  ['Skipping', optional(wouldLeave(self, insteadDo(skipRestOfTurn)))],
  ['Winning', optional(wouldLeave(self, insteadDo({ do: 'wins', who: 'you' })))],
] as const;

/** Creatures that die as an attack is declared, as a block is, as an attack ends, or as a turn does. */
const DYING: readonly CardDefinition[] = FATES.flatMap(([fate, ability]) => [
  creature({
    ...common,
    name: `${fate} Attacker`,
    power: 1000,
    abilities: [hasWhile(isAttacking, power(-9000)), ability],
  }),
  creature({
    ...common,
    name: `${fate} Blocker`,
    power: 1000,
    abilities: [blocker, hasWhile(isLike(self, { blocking: true }), power(-9000)), ability],
  }),
  creature({
    ...common,
    name: `${fate} After Attacks`,
    power: 1000,
    abilities: [
      powerAttacker(9000),
      hasWhile(happened({ event: 'attacks', what: any('any') }), power(-9000)),
      ability,
    ],
  }),
  creature({
    ...common,
    name: `${fate} Debtor`,
    power: 1000,
    abilities: [hasWhile(happened({ event: 'used', by: 'any' }), power(-1000)), ability],
  }),
]);
const loan = spell({
  ...common,
  name: 'Loan',
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(3000)))],
});
const bargain = spell({
  ...common,
  name: 'Bargain',
  abilities: [alternativeCost(discard(choose(yourHand()))), spellAbility(draw())],
});

const PLAIN: readonly CardDefinition[] = [
  ...DYING,
  loan,
  bargain,
  echo,
  echoHerald,
  ashes,
  adept,
  hyper,
  crossed,
  gear,
  star,
  grown,
  order,
  wall,
];

interface Reacting {
  readonly witness: CardDefinition;
  readonly breaker: CardDefinition;
  readonly herald: CardDefinition;
  readonly frail: readonly CardDefinition[];
}

/** Cards that trigger on an event, can be declared for it, or do not survive it. */
function cardsOf(event: EventPattern): Reacting {
  const kind = event.event;
  const witness = creature({
    ...common,
    name: `Witness of ${kind}`,
    power: 3000,
    abilities: [when(event, may(draw()))],
  });
  const breaker = creature({
    ...common,
    name: `Breaker-off of ${kind}`,
    power: 3000,
    abilities: [when(event, may(skipRestOfTurn))],
  });
  const herald = creature({
    ...common,
    name: `Herald of ${kind}`,
    power: 1000,
    abilities: [from(['hand'], when(event, may(draw())))],
  });
  const frail = FATES.map(([fate, ability]) =>
    creature({
      ...common,
      name: `${fate} at ${kind}`,
      power: 3000,
      abilities: [hasWhile(happened(event), power(-9000)), ability],
    }),
  );
  return { witness, breaker, herald, frail };
}

/** Each of these by chance. */
const some = <T>(chance: Chance, from: readonly T[]): readonly T[] =>
  from.filter(() => chance.below(3) === 0);

interface Side extends PlayerInput {
  readonly hand: readonly string[];
  readonly battleZone: readonly { readonly name: string; readonly tapped: boolean }[];
}

const namesIn = ({ hand, battleZone }: Side): readonly string[] => [
  ...hand,
  ...battleZone.map(({ name }) => name),
];

function sideOf(chance: Chance, { witness, breaker, herald, frail }: Reacting): Side {
  const lying = [witness, witness, echo, adept, hyper, crossed, gear, gear];
  const rarely = chance.below(3) === 0 ? [breaker, ashes, ...frail, ...DYING] : [];
  const dying = some(chance, rarely).slice(0, 2);
  const hand = [herald, echoHerald, star, star, gear, grown, order, loan, bargain];
  return {
    deck: 6,
    hand: some(chance, hand).map(({ name }) => name),
    manaZone: { fire: chance.below(6) },
    battleZone: [...some(chance, lying), ...dying, wall].map(({ name }) => ({
      name,
      tapped: chance.below(4) === 0,
    })),
    shieldZone: chance.below(3),
  };
}

const STEPS = ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'] as const;

/** Random play, for up to two turns, from positions of few cards that react to one event. Some duels end at a limit before (104.1). */
export function playRandomPositions(inspect: Inspect, duelsOfEach: number): void {
  for (const step of STEPS)
    for (const [index, event] of EVENTS[step].entries())
      for (let seed = 1; seed <= duelsOfEach; seed++) {
        const chance = new Chance(1000 * index + seed);
        const own = cardsOf(event);
        const p1 = sideOf(chance, own);
        const p2 = sideOf(chance, own);
        const names = new Set([p1, p2].flatMap(namesIn));
        const all = [own.witness, own.breaker, own.herald, ...own.frail, ...PLAIN];
        const duel = arrange({
          p1,
          p2,
          step,
          turn: chance.below(4) === 0 ? 1 : 5,
          cards: all.filter(({ name }) => names.has(name)),
          seed,
          limits: { turns: 7, decisions: 1 + chance.below(chance.below(3) === 0 ? 20 : 10) },
          inspect,
        });
        playOut(duel, { p1: randomAgent(seed), p2: randomAgent(seed + 1000) });
      }
}

/** Nobody has anything to choose, turn after turn, until that counts as an endless loop, in whichever state (104.1). */
export function playIdleTurns(inspect: Inspect): void {
  const drought = crossGear({
    ...common,
    name: 'Drought',
    abilities: [wouldDraw('any', instead('graveyard'))],
  });
  const fanatic = creature({
    ...common,
    name: 'Fanatic',
    power: 1000,
    abilities: [
      has({ kind: 'mustAttack' }),
      cannotAttackPlayers,
      has(cannot({ do: 'move', from: 'battleZone' })),
    ],
  });
  for (const battleZone of [[drought.name], [drought.name, fanatic.name]])
    for (let steps = 100; steps < 112; steps++) {
      const side: PlayerInput = { battleZone, deck: 40 };
      arrange({ p1: side, p2: side, cards: [drought, fanatic], limits: { steps, turns: 20 }, inspect });
    }
}
