import { type CardDefinition, type Duel, playOut, randomAgent, type StartStep } from 'taiki';
import { type Arrangement, arrange, type PlayerInput } from 'taiki/testing';
import {
  any,
  atEndOfYourTurn,
  blocker,
  creature,
  crossedGets,
  crossGear,
  destroy,
  draw,
  eachWhile,
  from,
  galaxyshield,
  gets,
  happened,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  insteadDo,
  isAttacking,
  isCrossedFree,
  isLike,
  itself,
  may,
  oneOf,
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
  wouldLose,
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
  abilities: [powerAttacker(9000), hasWhile(happened({ event: 'attacks', what: itself }), power(-9000))],
});

/** Is destroyed before the duel goes on from its position. */
const doomed = creature({ ...common, name: 'Doomed', power: 0 });

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

/** Its hyper mode is released by tapping another creature. */
const hyperizes = creature({
  ...common,
  name: 'Hyperizes',
  power: 1000,
  abilities: [hyperize(), hyperMode(5000)],
});

/** For each window: the step to start at, the event before the window, and a creature that causes it if needed. */
const WINDOWS: readonly (readonly [step: StartStep, event: EventPattern, by?: CardDefinition])[] = [
  ['draw', { event: 'destroyed', what: any('any'), tense: 'destroyed' }, doomed],
  ['startOfTurn', { event: 'startOfTurn', of: 'any' }],
  ['draw', { event: 'drawn', by: 'any' }],
  ['charge', { event: 'moved', what: { of: 'any' }, from: 'hand', to: 'manaZone' }],
  ['main', { event: 'put', what: any('any') }],
  ['main', { event: 'tapped', what: any('any') }, hyperizes],
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
  ['charge', { event: 'startOfStep', step: 'charge', of: 'any' }],
  ['main', { event: 'startOfStep', step: 'main', of: 'any' }],
  ['attack', { event: 'startOfStep', step: 'attack', of: 'any' }],
  ['attack', { event: 'startOfStep', step: 'directAttack', of: 'any' }],
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
          cards: [witness, herald, fading, doomed, adept, hyperizes],
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
const lifeguard = creature({
  ...common,
  name: 'Lifeguard',
  power: 1000,
  abilities: [wouldLose('you', insteadDo(destroy(self)))],
});
const lastWords = creature({
  ...common,
  name: 'Last Words',
  power: 1000,
  abilities: [slayer, whenDestroyed(self, draw())],
});
const leadenGear = crossGear({ ...common, name: 'Leaden Gear', abilities: [crossedGets(power(-9000))] });
/** The same, and it dies of a leaden one. */
const crossedToDeath = creature({
  ...common,
  name: 'Crossed To Death',
  power: 1000,
  abilities: [isCrossedFree, whenDestroyed(self, draw())],
});
const laidStar = creature({ ...common, name: 'Laid Star', power: 1000, abilities: [...galaxyshield(1)] });
const shieldWatcher = creature({
  ...common,
  name: 'Shield Watcher',
  power: 1000,
  abilities: [when({ event: 'moved', what: { of: 'any' }, from: 'hand', to: 'shieldZone' }, draw())],
});
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
/** Dies as its last effect of the turn ends. */
const outlived = creature({
  ...common,
  name: 'Outlived',
  power: 1000,
  abilities: [
    atEndOfYourTurn(inOrder(gets(self, 'turn', power(9000)), tap(self))),
    hasWhile(isLike(self, { tapped: true }), power(-9000)),
    whenDestroyed(self, draw()),
  ],
});
const stillborn = creature({
  ...common,
  name: 'Stillborn',
  power: 1000,
  abilities: [has(power(-9000)), whenDestroyed(self, draw())],
});
const skipsInstead = creature({
  ...common,
  name: 'Skips Instead',
  power: 1000,
  abilities: [has(power(-9000)), optional(wouldLeave(self, insteadDo(skipRestOfTurn)))],
});
/** Its modes are chosen as it triggers, by the older rules. */
const hesitates = creature({
  ...common,
  name: 'Hesitates',
  power: 1000,
  abilities: [
    blocker,
    when({ event: 'startOfTurn', of: 'you' }, oneOf(draw(), gets(self, 'turn', power(1000)))),
    when({ event: 'endOfTurn', of: 'you' }, oneOf(draw(), gets(self, 'turn', power(1000)))),
    when({ event: 'blocks', what: itself }, oneOf(draw(), gets(self, 'turn', power(1000)))),
  ],
});
/** Triggers on the end of attacks only. */
const lastWitness = creature({
  ...common,
  name: 'Last Witness',
  power: 3000,
  abilities: [when({ event: 'endOfAttack', what: any('any') }, draw())],
});
const shieldHerald = heraldOf({ event: 'moved', what: { of: 'any' }, from: 'hand', to: 'shieldZone' });
const CARDS: readonly CardDefinition[] = [
  lifeguard,
  hesitates,
  shieldHerald,
  lastWitness,
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
  crossedToDeath,
  laidStar,
  shieldWatcher,
  putsOff,
  outlived,
  stillborn,
  skipsInstead,
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
    'a creature is destroyed by a cross gear crossed onto it without paying, and triggers (504.2)',
    { p1: { battleZone: [crossedToDeath.name, leadenGear.name] }, p2: { battleZone: [plainCreature.name] } },
    'Cross Leaden Gear without paying',
  ),
  directed(
    'an ability triggers as a galaxyshield is laid (409.2)',
    {
      p1: { hand: [laidStar.name], manaZone: { fire: 1 }, battleZone: [shieldWatcher.name] },
      p2: { battleZone: [plainCreature.name] },
    },
    'Galaxyshield Laid Star',
  ),
  directed(
    'an unblocked attack on a player without shields wins after its triggers resolve (509.1)',
    { step: 'attack', p1: { battleZone: [unopposed.name] }, p2: { shieldZone: 0 } },
    'Unopposed attacks the player',
  ),
  directed(
    'a direct attack whose win is replaced ends (104.1, 609.1)',
    {
      step: 'attack',
      p1: { battleZone: [plainCreature.name] },
      p2: { battleZone: [lifeguard.name], shieldZone: 0 },
    },
    'Plain Creature attacks the player',
  ),
  directed(
    'the rest of the turn is skipped as its effects end (512.1)',
    { step: 'end', p1: { battleZone: [putsOff.name] } },
    'Replace: Puts It Off',
  ),
  directed('a creature dies as the effects of the turn end, and triggers (511.2)', {
    step: 'end',
    p1: { battleZone: [outlived.name] },
  }),
  directed('a creature of the position dies before the first decision, and triggers (703.1)', {
    p1: { battleZone: [stillborn.name] },
  }),
  directed(
    'the rest of the turn is skipped before the first decision (512.1, 703.1)',
    { p1: { battleZone: [skipsInstead.name] } },
    'Replace: Skips Instead',
  ),
  ...(['startOfTurn', 'charge', 'attack', 'end'] as const).map((step) =>
    directed(`what a position sets going resolves before ${step} begins (703.1)`, {
      step,
      p1: { battleZone: [stillborn.name] },
    }),
  ),
  ...[crumblesAttacking, crumblesBlocking, crushesBlocked].map((one) =>
    directed(
      `an attack ends at once, and only its end triggers: ${one.name} (505.6a, 510.1)`,
      {
        step: 'attack',
        p1: { battleZone: [one === crumblesAttacking ? one.name : plainCreature.name, lastWitness.name] },
        p2: { battleZone: one === crumblesAttacking ? [] : [one.name] },
      },
      `${one === crumblesAttacking ? one.name : plainCreature.name} attacks the player`,
      ...(one === crumblesAttacking ? [] : [`Block with ${one.name}`]),
    ),
  ),
  directed('a position is over before the first decision (104.2b)', { p1: { deck: 0 } }),
  ...(['startOfTurn', 'end'] as const).map((step) =>
    directed(
      `a mode is chosen as an ability triggers at a point of the turn: ${step} (603.3a of version 1.28)`,
      { step, rules: { modeChoice: 'onTrigger' }, p1: { battleZone: [hesitates.name] } },
      'draw a card',
    ),
  ),
  directed(
    'a mode is chosen as an ability triggers on a block (603.3a of version 1.28)',
    { ...attackWith(plainCreature, hesitates), rules: { modeChoice: 'onTrigger' } },
    'Plain Creature attacks the player',
    'Block with Hesitates',
    'draw a card',
  ),
  directed(
    'one of two creatures is chosen to cross a gear onto without paying (504.2)',
    {
      p1: { battleZone: [crossedFree.name, crossedToDeath.name, leadenGear.name] },
      p2: { battleZone: [plainCreature.name] },
    },
    'Cross Leaden Gear without paying',
  ),
  directed(
    'each question about a galaxyshield is asked, and an ability is declared as it is laid (603.2e)',
    {
      askEverything: true,
      p1: { hand: [laidStar.name, shieldHerald.name], manaZone: { fire: 1 } },
      p2: { battleZone: [plainCreature.name] },
    },
    'Galaxyshield Laid Star',
    'Pay its cost',
    'Tap Fire Filler',
    `Declare ${shieldHerald.name}`,
  ),
  directed('a player concedes (104.3)', {}),
  directed('the last turn allowed by the limits ends', { step: 'end', turn: 5, limits: { turns: 5 } }),
];
