import { type CardDefinition, type Duel, playOut, randomAgent, type StartStep } from 'taiki';
import { type Arrangement, arrange, type PlayerInput } from 'taiki/testing';
import {
  any,
  atEndOfYourTurn,
  blocker,
  creature,
  crossedGets,
  crossGear,
  draw,
  eachWhile,
  from,
  gets,
  has,
  hasWhile,
  inOrder,
  insteadDo,
  isAttacking,
  isCrossedFree,
  isLike,
  may,
  opponentsCreatures,
  optional,
  other,
  power,
  powerAttacker,
  returnToHand,
  self,
  skipRestOfTurn,
  slayer,
  tap,
  tapAbility,
  when,
  whenDestroyed,
  wheneverBlocks,
  wouldLeave,
} from 'taiki/words';
import type { EventPattern } from '../../effects/language/vocabulary.ts';

type Inspect = NonNullable<Arrangement['inspect']>;

/** A duel that reaches states which random play rarely does. */
interface DirectedPlay {
  readonly name: string;
  play(inspect: Inspect): void;
}

const common = { civilizations: ['fire'], cost: 1, races: ['Witness'] } as const;

/** Has two abilities that trigger on an event, one with a choice and one without. */
const witnessOf = (event: EventPattern): CardDefinition =>
  creature({
    ...common,
    name: `Witness of ${event.event}`,
    power: 3000,
    abilities: [blocker, when(event, may(draw())), when(event, gets(self, 'turn', power(1000)))],
  });

/** Can be declared from the hand for an event. */
const heraldOf = (event: EventPattern): CardDefinition =>
  creature({
    ...common,
    name: `Herald of ${event.event}`,
    power: 1000,
    abilities: [from(['hand'], when(event, may(draw())))],
  });

/** Is destroyed as soon as its attack ends. */
const fading = creature({
  ...common,
  name: 'Fading',
  power: 1000,
  abilities: [powerAttacker(9000), has(power(-9000))],
});

/** Cross gears are crossed onto it without paying. */
const crossedFree = creature({
  ...common,
  name: 'Crossed Free',
  power: 12000,
  abilities: [isCrossedFree],
});

/** Is tapped instead of attacking. */
const adept = creature({
  ...common,
  name: 'Adept',
  power: 1000,
  abilities: [tapAbility(may(draw()))],
});

/** For each window: the step to start at, the event before the window, and a creature that causes it if needed. */
const WINDOWS: readonly (readonly [step: StartStep, event: EventPattern, by?: CardDefinition])[] = [
  ['startOfTurn', { event: 'startOfTurn', of: 'any' }],
  ['draw', { event: 'drawn', by: 'any' }],
  ['charge', { event: 'moved', what: { of: 'any' }, from: 'hand', to: 'manaZone' }],
  ['main', { event: 'put', what: any('any') }],
  ['attack', { event: 'attacks', what: any('any') }],
  ['attack', { event: 'isNotBlocked', what: any('any') }],
  ['attack', { event: 'becomesBlocked', what: any('any') }],
  ['attack', { event: 'battles', what: any('any') }],
  ['attack', { event: 'battleEnds', what: any('any') }],
  ['attack', { event: 'breaksShields', what: any('any') }],
  ['attack', { event: 'shieldBroken', of: 'any' }],
  ['attack', { event: 'endOfAttack', what: any('any') }],
  ['attack', { event: 'destroyed', what: any('any'), tense: 'destroyed' }, fading],
  ['attack', { event: 'tapped', what: any('any') }, adept],
  ['end', { event: 'endOfTurn', of: 'any' }],
];

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Random duels in which both players have witnesses and heralds of an event. */
function witnessed([step, event, by]: (typeof WINDOWS)[number]): DirectedPlay {
  const witness = witnessOf(event);
  const herald = heraldOf(event);
  const side: PlayerInput = {
    deck: 4,
    hand: [herald.name, herald.name],
    manaZone: { fire: 4 },
    battleZone: [witness.name, { name: witness.name, tapped: true }],
    shieldZone: 2,
  };
  const first = by === undefined ? side : { ...side, battleZone: [by.name, witness.name] };
  return {
    name: `${event.event} in ${step}, with triggers of both players`,
    play(inspect) {
      for (const seed of SEEDS) {
        const duel = arrange({
          p1: first,
          p2: side,
          step,
          cards: [witness, herald, fading, adept],
          seed,
          inspect,
        });
        playOut(duel, { p1: randomAgent(seed), p2: randomAgent(seed + 1000) });
      }
    },
  };
}

const crumblesAttacking = creature({
  ...common,
  name: 'Crumbles Attacking',
  power: 1000,
  abilities: [hasWhile(isAttacking, power(-9000))],
});
const crumblesBlocking = creature({
  ...common,
  name: 'Crumbles Blocking',
  power: 1000,
  abilities: [blocker, hasWhile(isLike(self, { blocking: true }), power(-9000))],
});
const crushesBlocked = creature({
  ...common,
  name: 'Crushes What It Blocks',
  power: 1000,
  abilities: [
    blocker,
    eachWhile(isLike(self, { blocking: true }), opponentsCreatures({ attacking: true }), power(-9000)),
  ],
});
const returnsBlocked = creature({
  ...common,
  name: 'Returns What It Blocks',
  power: 1000,
  abilities: [blocker, wheneverBlocks(self, returnToHand(other))],
});
const leavesBlocking = creature({
  ...common,
  name: 'Leaves When It Blocks',
  power: 1000,
  abilities: [blocker, wheneverBlocks(self, returnToHand(self))],
});
const plainCreature = creature({ ...common, name: 'Plain Creature', power: 2000, abilities: [] });
const unopposed = creature({
  ...common,
  name: 'Unopposed',
  power: 1000,
  abilities: [when({ event: 'isNotBlocked', what: any('any') }, draw())],
});
const lastWords = creature({
  ...common,
  name: 'Last Words',
  power: 1000,
  abilities: [slayer, whenDestroyed(self, draw())],
});
const leadenGear = crossGear({ ...common, name: 'Leaden Gear', abilities: [crossedGets(power(-9000))] });
/** Dies as its last effect of the turn ends, or skips the rest of the turn instead. */
const putsOff = creature({
  ...common,
  name: 'Puts It Off',
  power: 1000,
  abilities: [
    atEndOfYourTurn(inOrder(gets(self, 'turn', power(9000)), tap(self))),
    hasWhile(isLike(self, { tapped: true }), power(-9000)),
    optional(wouldLeave(self, insteadDo(skipRestOfTurn))),
  ],
});
const CARDS: readonly CardDefinition[] = [
  crumblesAttacking,
  crumblesBlocking,
  crushesBlocked,
  returnsBlocked,
  leavesBlocking,
  plainCreature,
  unopposed,
  lastWords,
  leadenGear,
  crossedFree,
  putsOff,
];

/** Chooses the option with a label. */
function chooseLabel(duel: Duel, label: string): void {
  const { decision } = duel;
  if (decision === undefined)
    throw new Error(`There is no decision, expected one with the option "${label}".`);
  const index = decision.options.findIndex((option) => option.label === label);
  if (index < 0)
    throw new Error(
      `"${label}" is not an option: ${decision.options.map((option) => option.label).join(' | ')}.`,
    );
  duel.choose(index);
}

/** A duel with these choices, given by label. Afterwards the player with the decision concedes. */
function directed(name: string, arrangement: Arrangement, ...labels: readonly string[]): DirectedPlay {
  return {
    name,
    play(inspect) {
      const duel = arrange({ ...arrangement, cards: CARDS, inspect });
      for (const label of labels) chooseLabel(duel, label);
      if (duel.decision !== undefined) duel.concede(duel.decision.player);
    },
  };
}

const attackWith = (attacker: CardDefinition, blocking?: CardDefinition): Arrangement => ({
  step: 'attack',
  p1: { battleZone: [attacker.name] },
  p2: { battleZone: blocking === undefined ? [] : [blocking.name] },
});

const blocked = (name: string, blocking: CardDefinition): DirectedPlay =>
  directed(
    name,
    attackWith(plainCreature, blocking),
    'Plain Creature attacks the player',
    `Block with ${blocking.name}`,
  );

export const directedPlays: readonly DirectedPlay[] = [
  ...WINDOWS.map(witnessed),
  directed(
    'the attacking creature is destroyed when it attacks, and nothing triggers (505.6a)',
    attackWith(crumblesAttacking),
    'Crumbles Attacking attacks the player',
  ),
  blocked(
    'the blocking creature is destroyed when it blocks, so there is no battle (507.4)',
    crumblesBlocking,
  ),
  blocked('the attacking creature is destroyed when it is blocked, and nothing triggers', crushesBlocked),
  blocked('a block trigger removes the attacking creature', returnsBlocked),
  blocked('a block trigger removes the blocking creature', leavesBlocking),
  directed(
    'a creature is destroyed by a cross gear crossed onto it, and triggers (504.2)',
    {
      p1: { battleZone: [lastWords.name, leadenGear.name], manaZone: { fire: 2 } },
      p2: { battleZone: [plainCreature.name] },
    },
    'Cross Leaden Gear',
  ),
  directed(
    'a cross gear is crossed without paying (504.2)',
    { p1: { battleZone: [crossedFree.name, leadenGear.name] }, p2: { battleZone: [plainCreature.name] } },
    'Cross Leaden Gear without paying',
  ),
  directed(
    'an unblocked attack on a player without shields wins after its triggers resolve (509.1)',
    { step: 'attack', p1: { battleZone: [unopposed.name] }, p2: { shieldZone: 0 } },
    'Unopposed attacks the player',
  ),
  directed(
    'the rest of the turn is skipped as its effects end (512.1)',
    { step: 'end', p1: { battleZone: [putsOff.name] } },
    'Replace: Puts It Off',
  ),
  directed('a player concedes (104.3)', {}),
  directed('the last turn allowed by the limits ends', { step: 'end', turn: 5, limits: { turns: 5 } }),
];
