import { fc, test } from '@fast-check/vitest';
import {
  createDuel,
  describeFact,
  type Fact,
  groupFacts,
  type Player,
  playOut,
  randomAgent,
  starterDecks,
} from 'taiki';
import { knownFacts } from 'taiki/inspect';
import { describe, expect, it } from 'vitest';

const where = { state: 'turn.main.choosing', rule: '504.1' } as const;

type ZoneChange = Extract<Fact, { readonly was: number; readonly unpaid: boolean }>;

const moved = (change: Pick<ZoneChange, 'kind' | 'player' | 'from' | 'to'>): ZoneChange => ({
  ...where,
  ...change,
  object: 9,
  was: 8,
  name: 'Aqua Hulcus',
  how: undefined,
  unpaid: false,
  onto: undefined,
});

test('a verb of several words is put in the third person by its first', () => {
  const used = {
    ...moved({ kind: 'cardDrawn', player: 'p1', from: 'hand', to: 'battleZone' }),
    kind: 'cardUsed',
    verb: 'fortified',
  };
  expect(describeFact(used as Fact, 'all')).toBe('p1 fortifies a shield with Aqua Hulcus');
});

/** What a player is told of a fact; undefined where there is nothing that they may know. */
const toPlayer = (fact: Fact, player: Player): string | undefined =>
  knownFacts([fact], player)
    .map((known) => describeFact(known, player))
    .at(0);

const toEverybody = (fact: Fact): Record<Player | 'all', string | undefined> => ({
  all: describeFact(fact, 'all'),
  p1: toPlayer(fact, 'p1'),
  p2: toPlayer(fact, 'p2'),
});

describe('what a viewer is told', () => {
  it('names a drawn card to its owner only', () => {
    expect(toEverybody(moved({ kind: 'cardDrawn', player: 'p1', from: 'deck', to: 'hand' }))).toEqual({
      all: 'p1 draws Aqua Hulcus',
      p1: 'You draw Aqua Hulcus',
      p2: 'The opponent draws a card',
    });
  });

  it('names a new shield to nobody at the table', () => {
    expect(
      toEverybody(moved({ kind: 'shieldPlaced', player: 'p2', from: 'deck', to: 'shieldZone' })),
    ).toEqual({
      all: 'p2 places Aqua Hulcus in the shield zone',
      p1: 'The opponent places a card in the shield zone',
      p2: 'You place a card in the shield zone',
    });
  });

  it('names a broken shield to its owner only', () => {
    expect(
      toEverybody(moved({ kind: 'shieldBroken', player: 'p1', from: 'shieldZone', to: 'hand' })),
    ).toEqual({
      all: "p1's shield breaks: Aqua Hulcus goes to the hand",
      p1: 'Your shield breaks: Aqua Hulcus goes to the hand',
      p2: "The opponent's shield breaks: a card goes to the hand",
    });
  });

  it('does not name what is searched and not shown', () => {
    expect(toPlayer(moved({ kind: 'cardMoved', player: 'p2', from: 'deck', to: 'hand' }), 'p1')).toBe(
      "The opponent's card goes from the deck to the hand",
    );
  });

  it('names what comes from or goes to a zone that all can see', () => {
    for (const [from, to] of [
      ['battleZone', 'hand'],
      ['hand', 'graveyard'],
      ['deck', 'manaZone'],
    ] as const) {
      expect(toPlayer(moved({ kind: 'cardMoved', player: 'p2', from, to }), 'p1')).toContain('Aqua Hulcus');
    }
  });

  it('names a card that is looked at to who looks', () => {
    const fact: Fact = { ...where, kind: 'cardLookedAt', player: 'p1', object: 4, name: 'Emeral', by: 'p2' };
    expect(toEverybody(fact)).toEqual({
      all: "p2 looks at p1's Emeral",
      p1: 'The opponent looks at your card',
      p2: "You look at the opponent's Emeral",
    });
  });

  it('names what is replaced only if it was seen', () => {
    const replaced = (event: string): Fact => ({
      ...where,
      kind: 'eventReplaced',
      player: 'p1',
      object: 4,
      name: 'Emeral',
      event,
      by: 'Aqua Soldier',
      occurrence: 1,
      instead: 'move',
    });
    expect(toPlayer(replaced('cardDrawn'), 'p2')).toBe(
      "Aqua Soldier replaces what would happen to the opponent's card",
    );
    expect(toPlayer(replaced('cardDestroyed'), 'p2')).toContain("the opponent's Emeral");
  });

  it('does not tell what the opponent chose', () => {
    const fact: Fact = {
      ...where,
      kind: 'choiceMade',
      player: 'p1',
      decision: 'charge',
      chose: ['Charge Emeral'],
      forced: false,
    };
    expect(toEverybody(fact)).toEqual({
      all: 'p1 chooses: Charge Emeral',
      p1: 'You choose: Charge Emeral',
      p2: undefined,
    });
  });
});

describe('grouped facts', () => {
  const tapped = (name: string): Fact => ({ ...where, kind: 'cardTapped', player: 'p1', object: 1, name });
  const tell = (facts: readonly Fact[]) =>
    groupFacts(facts).map(({ fact, more }) => describeFact(fact, 'all', more));

  it('cover what is alike in one sentence', () => {
    expect(tell([tapped('Emeral'), tapped('Emeral'), tapped('Lena, Vizier of Brilliance')])).toEqual([
      "p1's 2 Emeral · Lena, Vizier of Brilliance become tapped",
    ]);
  });

  it('tells the mana of a payment once', () => {
    const about = { ...where, player: 'p1', object: 2, name: 'Aqua Hulcus' } as const;
    expect(
      tell([
        { ...where, kind: 'choiceMade', player: 'p1', decision: 'pay', chose: ['Tap Emeral'], forced: true },
        tapped('Emeral'),
        { ...about, kind: 'costPaid', mana: ['Emeral'], cost: 1 },
      ]),
    ).toEqual(['p1 pays 1 for Aqua Hulcus with Emeral']);
  });

  it('tells an attack and a battle with both creatures', () => {
    const mine = { ...where, player: 'p1', object: 1, name: 'Aqua Hulcus' } as const;
    const theirs = { ...where, player: 'p2', object: 2, name: 'Emeral' } as const;
    expect(
      tell([
        { ...mine, kind: 'attackDeclared', target: { creature: 2 }, nth: 1 },
        { ...theirs, kind: 'creatureAttacked', by: 1 },
        { ...mine, kind: 'battleBegan', against: 2, againstName: 'Emeral' },
        { ...theirs, kind: 'battleBegan', against: 1, againstName: 'Aqua Hulcus' },
      ]),
    ).toEqual(["p1's Aqua Hulcus attacks p2's Emeral", "p1's Aqua Hulcus battles p2's Emeral"]);
  });
});

describe('in every duel', () => {
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  const names = [...new Set([...decks.p1.cards, ...decks.p2.cards])];
  const logOf = (seed: number) =>
    playOut(createDuel({ decks, seed }), { p1: randomAgent(seed), p2: randomAgent(seed + 1) }).log;
  const isHidden = (fact: Fact): fact is ZoneChange =>
    'was' in fact && [fact.from, fact.to].every((zone) => ['deck', 'hand', 'shieldZone'].includes(zone));

  test.prop([fc.nat()], { numRuns: 20 })('every fact has a sentence', (seed) => {
    for (const fact of logOf(seed)) expect(describeFact(fact, 'all')).toMatch(/^(p[12]|[A-Z])/);
  });

  test.prop([fc.nat()], { numRuns: 20 })(
    'no card is named that moves where the viewer cannot see it',
    (seed) => {
      for (const fact of logOf(seed).filter(isHidden)) {
        const told = toPlayer(fact, fact.player === 'p1' ? 'p2' : 'p1') ?? '';
        expect(names.filter((name) => told.includes(name))).toEqual([]);
      }
    },
  );
});
