import {
  type Event,
  FILLER,
  type Step,
  type Triggered,
  type World,
  type WorldCard,
  type WorldSide,
} from './world.ts';

type Side = Omit<Partial<WorldSide>, 'battleZone'> & {
  readonly battleZone?: readonly WorldCard[];
  readonly tapped?: readonly WorldCard[];
};

const sideOf = ({ battleZone = [], tapped = [], ...rest }: Side): WorldSide => ({
  hand: [],
  shieldZone: [],
  mana: 0,
  deck: 3,
  ...rest,
  battleZone: [
    ...battleZone.map((card) => ({ card, tapped: false })),
    ...tapped.map((card) => ({ card, tapped: true })),
  ],
});

const worldOf = (start: World['start'], p1: Side, p2: Side): World => ({
  start,
  attacks: 1,
  p1: sideOf(p1),
  p2: sideOf(p2),
});

const creature = (name: string, rest: Partial<WorldCard> = {}): WorldCard => ({ ...FILLER, ...rest, name });

const spell = (name: string, text: readonly Step[], rest: Partial<WorldCard> = {}): WorldCard =>
  creature(name, { ...rest, power: undefined, text });

const when = (
  on: Event['on'],
  whose: 'this' | 'another' | 'yours' | 'opponents',
  steps: readonly Step[],
  rest: Partial<Triggered> = {},
): Triggered => ({
  when: { on, whose } as Event,
  steps,
  may: false,
  once: false,
  given: 0,
  provided: 0,
  ...rest,
});

/** Small worlds in which the engine once differed from the model, or differs with a planted fault, each by what it is about. */
export const foundWorlds: readonly (readonly [about: string, world: World])[] = [
  [
    '509.4 what triggers before a break comes before what that triggers',
    worldOf(
      'attack',
      {
        battleZone: [
          creature('A', {
            triggered: [when('breaks', 'this', ['destroyThis']), when('breaks', 'this', ['addMana'])],
          }),
          creature('B', { triggered: [when('destroyed', 'another', ['draw'])] }),
        ],
      },
      { shieldZone: [creature('S')] },
    ),
  ],
  [
    '603.7 what triggers before a break by an effect resolves inside the effect',
    worldOf(
      'end',
      {
        battleZone: [
          creature('A', {
            triggered: [
              when('endOfTurn', 'yours', ['breakOne', 'addMana']),
              when('breaks', 'this', ['draw']),
            ],
          }),
        ],
      },
      { shieldZone: [spell('S', ['addMana'], { shieldTrigger: true })] },
    ),
  ],
  [
    '101.4d what a trigger of a battle by an effect triggers waits',
    worldOf(
      'end',
      {
        battleZone: [
          creature('A', {
            triggered: [
              when('endOfTurn', 'yours', ['battle', 'addMana']),
              when('battles', 'this', ['destroy']),
            ],
          }),
          creature('B', { triggered: [when('destroyed', 'opponents', ['draw'])] }),
        ],
      },
      { battleZone: [creature('C')] },
    ),
  ],
  [
    '409.1c a spell that is being cast is no strike back',
    worldOf(
      'attack',
      {
        battleZone: [creature('A')],
        shieldZone: [spell('S', ['breakOne'], { shieldTrigger: true })],
      },
      {
        shieldZone: [spell('T', ['breakOne'], { shieldTrigger: true, strikeBack: true }), creature('U')],
      },
    ),
  ],
  [
    '401.4 what goes to a deck instead is put in order',
    worldOf(
      'end',
      {
        battleZone: [
          creature('A', {
            triggered: [when('endOfTurn', 'yours', ['destroyAll', 'draw'])],
            instead: [{ whose: 'yours', to: 'deck', may: false }],
          }),
          creature('B'),
        ],
      },
      {},
    ),
  ],
  [
    '605.1, 101.4a, c the active player resolves in any order, and first',
    worldOf(
      'end',
      {
        battleZone: [
          creature('A', { triggered: [when('endOfTurn', 'yours', ['draw'])] }),
          creature('B', { triggered: [when('endOfTurn', 'yours', ['addMana'])] }),
          creature('C', { triggered: [when('drawn', 'opponents', ['addShield'])] }),
        ],
      },
      {
        battleZone: [
          creature('D', { triggered: [when('endOfTurn', 'opponents', ['draw'])] }),
          creature('E', { triggered: [when('endOfTurn', 'opponents', ['addMana'])] }),
        ],
      },
    ),
  ],
  [
    '101.4a, 509.5e shield uses come first, in any order',
    worldOf(
      'attack',
      {
        battleZone: [
          creature('A', {
            doubleBreaker: true,
            triggered: [when('shieldBroken', 'opponents', ['addMana'])],
          }),
        ],
      },
      {
        shieldZone: [
          spell('S', ['draw'], { shieldTrigger: true }),
          spell('T', ['addMana'], { shieldTrigger: true }),
        ],
      },
    ),
  ],
  [
    '506.3b-d each player declares any number, the non-active player after the effects of the other',
    worldOf(
      'attack',
      {
        battleZone: [creature('A', { triggered: [when('attacks', 'this', ['discard'])] })],
        hand: [
          spell('H', ['addMana'], { fromHand: { kind: 'when', when: { on: 'attacks', whose: 'yours' } } }),
          spell('I', ['draw'], { fromHand: { kind: 'when', when: { on: 'attacks', whose: 'yours' } } }),
        ],
        deck: 5,
      },
      {
        hand: [
          creature('J', { fromHand: { kind: 'ninjaStrike', mana: 0 } }),
          creature('K', { fromHand: { kind: 'ninjaStrike', mana: 1 } }),
        ],
        mana: 1,
      },
    ),
  ],
  [
    '505.6a nobody declares for an attack that has ended',
    worldOf(
      'attack',
      { battleZone: [creature('A', { triggered: [when('attacks', 'this', ['destroyThis'])] })] },
      { hand: [creature('J', { fromHand: { kind: 'ninjaStrike', mana: 0 } })] },
    ),
  ],
  [
    '110.4g a card that arrives does not see how',
    worldOf(
      'attack',
      { battleZone: [creature('A')] },
      {
        shieldZone: [
          creature('S', { fromHand: { kind: 'when', when: { on: 'shieldBroken', whose: 'yours' } } }),
        ],
      },
    ),
  ],
  [
    '603.4 a misfire uses up no limit',
    worldOf(
      'end',
      {
        battleZone: [
          creature('A', {
            triggered: [
              when('endOfTurn', 'yours', ['draw']),
              when('endOfTurn', 'yours', ['putFromHand', 'draw']),
              when('drawn', 'yours', ['addMana'], { once: true, provided: 2 }),
            ],
          }),
        ],
        hand: [creature('H')],
        deck: 6,
      },
      {},
    ),
  ],
  [
    '609.8 replacement effects of the active player are chosen first',
    worldOf(
      'end',
      {
        battleZone: [
          creature('A', {
            triggered: [when('endOfTurn', 'yours', ['destroy'])],
            instead: [{ whose: 'opponents', to: 'mana', may: true }],
          }),
        ],
      },
      { battleZone: [creature('B', { instead: [{ whose: 'this', to: 'hand', may: false }] })] },
    ),
  ],
  [
    '506.3d the non-active player still declares after an effect of the active player',
    worldOf(
      'end',
      { battleZone: [creature('A', { triggered: [when('endOfTurn', 'yours', ['addMana'])] })] },
      {
        battleZone: [creature('B', { triggered: [when('endOfTurn', 'opponents', ['draw'])] })],
        hand: [creature('H', { fromHand: { kind: 'when', when: { on: 'endOfTurn', whose: 'opponents' } } })],
      },
    ),
  ],
];
