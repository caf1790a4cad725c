import {
  type CardDefinition,
  createDuel,
  type Duel,
  type DuelLimits,
  defaultLimits,
  defineCard,
  OptionsError,
  playOut,
  randomAgent,
  replay,
  restoreDuel,
  SnapshotError,
} from 'taiki';
import { arrange, type PlayerInput } from 'taiki/testing';
import {
  allCreatures,
  any,
  battle,
  cannotAttack,
  choose,
  creature,
  destroy,
  each,
  gets,
  inOrder,
  instead,
  insteadDo,
  itself,
  lookAt,
  may,
  other,
  power,
  put,
  putOnDeckBottom,
  repeat,
  self,
  spell,
  spellAbility,
  tap,
  that,
  untap,
  when,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { starterDuel } from '../support/starterDuels.ts';

const printed = { civilizations: [], cost: 1, power: 1000 } as const;
const card = (name: string, ...abilities: CardDefinition['abilities']): CardDefinition =>
  defineCard(creature({ name, ...printed, abilities }));

/** What becomes tapped the one untaps; what becomes untapped the other taps. */
const waker = card('Waker', when({ event: 'tapped', what: any('any') }, untap(that)));
const sleeper = card('Sleeper', when({ event: 'untapped', what: any('any') }, tap(that)));
const dreamer = card('Dreamer', when({ event: 'tapped', what: any('any') }, may(untap(that))));

interface Setting {
  readonly cards: readonly CardDefinition[];
  readonly p1?: PlayerInput;
  readonly p2?: PlayerInput;
  readonly step?: 'main' | 'attack' | 'end';
  readonly limits?: Partial<DuelLimits>;
}

const summoning = (one: CardDefinition, more: PlayerInput = {}): Setting => ({
  cards: [one],
  p1: { hand: [one.name], manaZone: { fire: 1 }, ...more },
});

const attacking = (cards: readonly CardDefinition[]): Setting => ({
  cards,
  p1: { battleZone: cards.map(({ name }) => name) },
  step: 'attack',
});

function take(duel: Duel, label: string): Duel {
  const index = duel.decision?.options.findIndex((option) => option.label.startsWith(label)) ?? -1;
  if (index < 0) throw new Error(`No option "${label}": ${JSON.stringify(duel.decision)}`);
  duel.choose(index);
  return duel;
}

const takeAll = (duel: Duel, labels: readonly string[]): Duel => labels.reduce(take, duel);

const bomb = defineCard(
  spell({ name: 'Bomb', civilizations: [], cost: 1, abilities: [spellAbility(destroy(allCreatures()))] }),
);

const LOOPS: readonly (readonly [
  name: string,
  setting: Setting,
  choices: readonly string[],
  turn: number,
])[] = [
  [
    'two effects on standby that trigger each other',
    attacking([waker, sleeper]),
    ['Waker attacks the player'],
    5,
  ],
  [
    'effects of both players that trigger each other',
    {
      cards: [waker, sleeper],
      p1: { battleZone: ['Waker'] },
      p2: { battleZone: ['Sleeper'] },
      step: 'attack',
      limits: { steps: 300 },
    },
    ['Waker attacks the player'],
    5,
  ],
  [
    'a battle that begins a battle',
    {
      ...attacking([card('Brawler', when({ event: 'battles', what: itself }, battle(self, other)))]),
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    },
    ['Brawler attacks Filler'],
    5,
  ],
  [
    'an instruction that is repeated without end',
    summoning(card('Counter', whenPut(self, repeat(1e9, tap(self))))),
    ['Summon Counter'],
    5,
  ],
  [
    'an effect that triggers itself more and more often',
    attacking([
      card('Hydra', when({ event: 'tapped', what: itself }, repeat(2001, inOrder(untap(self), tap(self))))),
    ]),
    ['Hydra attacks the player'],
    5,
  ],
  [
    'a replacement of destruction after which the creature is destroyed again',
    {
      cards: [card('Spite', wouldBeDestroyed(itself, insteadDo(inOrder(lookAt(self), destroy(self))))), bomb],
      p1: { hand: ['Bomb'], battleZone: ['Spite'], manaZone: { fire: 1 } },
    },
    ['Cast Bomb'],
    5,
  ],
  [
    'state-based actions that make each other due',
    {
      cards: [
        card(
          'Dread',
          each(allCreatures(), power(-5000)),
          wouldBeDestroyed(itself, insteadDo(gets(self, 'turn', power(-1000)))),
        ),
      ],
      p1: { hand: ['Dread'], manaZone: { fire: 1 } },
    },
    ['Summon Dread'],
    5,
  ],
];

describe('an endless loop that leaves no choice ends in a draw that says so', () => {
  test.each(LOOPS)('%s', (_, { cards, ...setting }, choices, turn) => {
    const begin = () => arrange({ cards, ...setting });
    const duel = takeAll(begin(), choices);
    const result = { winner: undefined, reason: 'endlessLoop', turn };
    expect(duel.result).toEqual(result);
    expect([duel.decision, duel.state]).toEqual([undefined, 'over']);
    expect(duel.log.filter(({ kind }) => kind === 'duelEnded')).toEqual([
      { kind: 'duelEnded', result, state: expect.stringMatching(/^turn\./), rule: '104.1' },
    ]);
    expect(duel.log.at(-1)?.kind).toBe('duelEnded');
    const restored = takeAll(restoreDuel(JSON.parse(JSON.stringify(begin().snapshot())), { cards }), choices);
    expect(restored.game).toEqual(duel.game);
    expect(replay(duel.record()).result).toEqual(result);
  });

  test('also over turns in which nobody can do anything', () => {
    const idle = card('Idle', cannotAttack, when({ event: 'drawn', by: 'you' }, putOnDeckBottom(yourHand())));
    const duel = arrange({
      cards: [idle],
      p1: { battleZone: ['Idle'] },
      p2: { battleZone: ['Idle'] },
      step: 'end',
      limits: { steps: 800 },
    });
    expect(duel.result).toMatchObject({ winner: undefined, reason: 'endlessLoop' });
    expect(duel.result?.turn).toBeGreaterThan(50);
  });

  test('609.4, 703.4c a creature without power that stays whenever it would leave ends nothing', () => {
    const cards = [
      card('Blight', each(allCreatures(), power(-5000))),
      card('Clinging', wouldLeave(any('you'), instead('battleZone'))),
    ];
    const p1 = { hand: ['Blight'], battleZone: ['Clinging'], manaZone: { fire: 1 } };
    const duel = take(arrange({ cards, p1 }), 'Summon Blight');
    expect(duel.result).toBeUndefined();
    expect(duel.game.zones.p1.battleZone.map(({ card: id }) => duel.game.cards[id]?.name)).toEqual([
      'Clinging',
      'Blight',
    ]);
  });

  test('609.3 what is destroyed instead of being destroyed is destroyed', () => {
    const spite = card('Spite', wouldBeDestroyed(itself, insteadDo(destroy(self))));
    const p1 = { hand: ['Bomb'], battleZone: ['Spite'], manaZone: { fire: 1 } };
    const duel = take(arrange({ cards: [spite, bomb], p1 }), 'Cast Bomb');
    expect(duel.result).toBeUndefined();
    expect(duel.log.filter(({ kind }) => kind === 'eventReplaced')).toHaveLength(1);
    expect(duel.game.zones.p1.battleZone).toEqual([]);
  });

  test('609.4 a replacement whose card is not there any more does not go on', () => {
    const dread = card(
      'Dread',
      each(allCreatures(), power(-5000)),
      wouldBeDestroyed(itself, insteadDo(put(choose(yourGraveyard({ names: ['Weak'] }))))),
    );
    const p1 = { hand: ['Dread'], graveyard: ['Weak'], manaZone: { fire: 1 } };
    const duel = take(arrange({ cards: [card('Weak'), dread], p1 }), 'Summon Dread');
    expect(duel.result).toBeUndefined();
    expect(duel.game.zones.p1.battleZone).toEqual([]);
    expect(duel.log.filter(({ kind }) => kind === 'eventReplaced')).toHaveLength(1);
  });

  test('but not before it has gone on for long: what ends by itself does', () => {
    const pump = card('Pump', when({ event: 'tapped', what: itself }, repeat(3000, tap(self))));
    const duel = takeAll(arrange(attacking([pump])), ['Pump attacks the player']);
    expect(duel.result).toBeUndefined();
    expect(duel.log.filter(({ kind }) => kind === 'effectResolved').length).toBe(1);
  });
});

describe('a loop that a player can leave', () => {
  test('goes on as long as that player likes', () => {
    const duel = takeAll(arrange(attacking([dreamer, sleeper])), ['Dreamer attacks the player']);
    for (let round = 0; round < 300; round++) take(duel, 'Yes');
    expect(duel.result).toBeUndefined();
    take(duel, 'No');
    expect(duel.state).not.toContain('declaration');
  });

  test('ends for players who answer at random', () => {
    const duel = takeAll(arrange(attacking([dreamer, sleeper])), ['Dreamer attacks the player']);
    playOut(duel, { p1: randomAgent(1), p2: randomAgent(2) });
    expect(duel.result).toBeDefined();
  });

  test('ends for who never leaves it by the limit on decisions', () => {
    const duel = arrange({ ...attacking([dreamer, sleeper]), limits: { decisions: 40 } });
    take(duel, 'Dreamer attacks the player');
    while (duel.decision !== undefined) take(duel, 'Yes');
    expect(duel.result).toEqual({ winner: undefined, reason: 'decisionLimit', turn: 5 });
    expect(duel.log.at(-1)).toMatchObject({
      kind: 'duelEnded',
      rule: '104.1',
      state: expect.stringMatching(/resolving$/),
    });
    expect(
      duel.log.filter(({ kind, ...fact }) => kind === 'choiceMade' && 'forced' in fact && !fact.forced)
        .length,
    ).toBe(40);
  });

  test('is left by what is asked for show no more than by what is not asked', () => {
    const picker = card(
      'Picker',
      when({ event: 'tapped', what: itself }, untap(choose(yourCreatures({ names: ['Picker'] })))),
    );
    const duel = arrange({
      ...attacking([picker, sleeper]),
      askEverything: true,
      concealDecisions: true,
      limits: { steps: 200 },
    });
    take(duel, 'Picker attacks the player');
    for (let asked = 0; duel.decision !== undefined; asked++) {
      if (asked > 10_000) throw new Error('It goes on for ever.');
      duel.choose(duel.legalChoices().next().value ?? []);
    }
    expect(duel.result).toMatchObject({ winner: undefined, reason: 'endlessLoop' });
    const shown = duel.log.filter((fact) => fact.kind === 'choiceMade' && fact.chose[0] === 'Picker');
    expect(shown.length).toBeGreaterThan(20);
  });
});

describe('limits', () => {
  const starterDuelWith = (limits: Partial<DuelLimits>) => {
    const { beginning } = starterDuel(6).snapshot();
    if (!('decks' in beginning)) throw new Error('A starter duel begins from decks.');
    return createDuel({ ...beginning, seed: 6, limits });
  };

  test('end the duel after the last turn', () => {
    const duel = starterDuelWith({ turns: 3 });
    playOut(duel, { p1: randomAgent(1), p2: randomAgent(2) });
    expect(duel.result).toEqual({ winner: undefined, reason: 'turnLimit', turn: 3 });
    expect(duel.log.at(-1)).toMatchObject({
      kind: 'duelEnded',
      rule: '104.1',
      state: 'turn.end.ending',
    });
    expect(duel.log.filter(({ kind }) => kind === 'turnBegan').length).toBe(3);
    expect(duel.log.filter(({ kind }) => kind === 'turnEnded').length).toBe(3);
  });

  test('end the duel where a decision would be one too many', () => {
    const duel = starterDuelWith({ decisions: 1 });
    expect(duel.decision?.id).toBe(1);
    duel.choose(0);
    expect(duel.result).toEqual({ winner: undefined, reason: 'decisionLimit', turn: 2 });
  });

  test('go with snapshots, forks and records', () => {
    const limits = { turns: 6, decisions: 200 };
    const duel = starterDuelWith(limits);
    duel.choose(0);
    const agents = () => ({ p1: randomAgent(1), p2: randomAgent(2) });
    const others = [
      restoreDuel(JSON.parse(JSON.stringify(duel.snapshot()))),
      duel.fork(),
      replay(duel.record()),
    ];
    expect(duel.record()).toContain('\nlimit: turns 6\nlimit: decisions 200\n');
    const end = playOut(duel, agents()).record();
    expect(duel.result).toMatchObject({ reason: 'turnLimit', turn: 6 });
    expect(others.map((one) => playOut(one, agents()).record())).toEqual([end, end, end]);
  });

  test.each([
    [{ turns: 'many' }, 'limits.turns: expected a whole number'],
    [{ steps: 1e9 }, 'limits.steps: expected a whole number from 100 to 3000'],
    [7, '"context.limits" is 7, expected an object'],
  ])('of a snapshot are looked at: %j', (limits, message) => {
    const snapshot = JSON.parse(JSON.stringify(starterDuelWith({}).snapshot()));
    snapshot.context.limits = limits;
    expect(() => restoreDuel(snapshot)).toThrow(SnapshotError);
    expect(() => restoreDuel(snapshot)).toThrow(message);
  });

  test('that are the usual ones are not in a record', () => {
    expect(starterDuelWith(defaultLimits).record()).toBe(starterDuelWith({}).record());
    expect(starterDuelWith({}).record()).not.toContain('limit');
  });

  test.each([
    ['a number', 7, 'limits: expected an object such as { turns: 100 }, not 7.'],
    ['a list', [], 'limits: expected an object such as { turns: 100 }, not [].'],
    ['no limit', { cards: 3 }, 'limits: unknown limit "cards", expected one of turns, decisions, steps.'],
    ['no turns', { turns: 0 }, 'limits.turns: expected a whole number from 1 to 1000000, not 0.'],
    ['half a decision', { decisions: 1.5 }, 'limits.decisions: expected a whole number'],
    [
      'more steps than the charts can take',
      { steps: 3001 },
      'limits.steps: expected a whole number from 100 to 3000, not 3001.',
    ],
  ])('refuse %s', (_, limits, message) => {
    const begin = () => starterDuelWith(limits as Partial<DuelLimits>);
    expect(begin).toThrow(OptionsError);
    expect(begin).toThrow(message);
  });
});
