import { fc, test } from '@fast-check/vitest';
import {
  askAgent,
  type CardDefinition,
  createDuel,
  type Deck,
  type Duel,
  type DuelOptions,
  type DuelSnapshot,
  determinize,
  greedyAgent,
  type Player,
  randomAgent,
  replay,
  restoreDuel,
  type Seed,
  SnapshotError,
  starterDecks,
} from 'taiki';
import { arrange } from 'taiki/testing';
import {
  cardsIn,
  chooseUpTo,
  countOf,
  dragheartFortress,
  type Effect,
  gacharangeCreature,
  inOrder,
  lookAtTop,
  putIntoGraveyard,
  returnToHand,
  search,
  spell,
  spellAbility,
  the,
} from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { positionsOf, samplerOf } from '../../agents/search/samples.ts';
import { snapshotOf } from '../../engine/records/snapshot.ts';
import { PLAYERS } from '../../table/nouns.ts';
import { isSecret } from '../../table/random.ts';
import { runs } from '../support/runs.ts';

const secretOf = (digits: string): string => `chacha20:${digits.padStart(64, '0')}`;
const secrets = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => secretOf(Buffer.from(bytes).toString('hex')));

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const KEY = 'fedcba9876543210'.repeat(4);
const secretDuel = (seed = secretOf(KEY), settings: Partial<DuelOptions> = {}): Duel =>
  createDuel({ decks, seed, runtime: 'compiled', ...settings });

/** A super GR zone of twelve cards (100.4), and fortresses for the hyperspatial zone. */
const capsules = Array.from({ length: 12 }, (_, index) =>
  gacharangeCreature({ name: `Capsule ${index}`, civilizations: [], cost: 1, power: 1000 }),
);
const fortresses = ['One', 'Two', 'Three'].map((name) =>
  dragheartFortress({ name: `Fortress ${name}`, civilizations: ['fire'], cost: 3 }),
);
const namesOf = (cards: readonly CardDefinition[]) => cards.map(({ name }) => name);

/** A duel to the last byte. */
const whole = (duel: Duel): string => JSON.stringify([duel.snapshot(), duel.log, duel.record()]);

describe('a duel with a secret seed', () => {
  test.prop([secrets, fc.nat({ max: 99 })], { numRuns: runs(4) })(
    'is the same from a fork, a snapshot or its record at every point, on both runtimes',
    (seed, dice) => {
      const duel = secretDuel(seed);
      const actor = secretDuel(seed, { runtime: 'xstate' });
      const agent = randomAgent(dice);
      let restored = duel.fork();
      for (let step = 0; duel.decision !== undefined && step < 120; step++) {
        const answer = agent(duel.view(duel.decision.player), duel.decision);
        restored = restoreDuel(JSON.parse(JSON.stringify(restored.snapshot())), { runtime: 'compiled' });
        const fork = duel.fork();
        for (const one of [duel, actor, restored, fork]) one.choose(answer);
        for (const other of [actor, restored, fork])
          expect(JSON.stringify(other.game)).toBe(JSON.stringify(duel.game));
      }
      expect(whole(restored)).toBe(whole(duel));
      expect(whole(actor)).toBe(whole(duel));
      expect(whole(replay(duel.record()))).toBe(whole(duel));
    },
  );

  test.prop([secrets, fc.nat()], { numRuns: runs(8) })(
    'does not depend on the order in which its decks were listed',
    (seed, by) => {
      const turned = (names: readonly string[]): readonly string[] => {
        const at = by % Math.max(1, names.length);
        return [...names.slice(at), ...names.slice(0, at)].reverse();
      };
      const turnedDeck = ({ name, cards, hyperspatial, superGR }: Deck): Deck => ({
        name,
        cards: turned(cards),
        hyperspatial: turned(hyperspatial),
        superGR: turned(superGR),
      });
      const p1 = { ...decks.p1, hyperspatial: namesOf(fortresses), superGR: namesOf(capsules) };
      const cards = [...capsules, ...fortresses];
      const one = secretDuel(seed, { cards, decks: { ...decks, p1 } });
      const other = secretDuel(seed, { cards, decks: { p1: turnedDeck(p1), p2: turnedDeck(decks.p2) } });
      expect(whole(other)).toBe(whole(one));
    },
  );

  it('of a number does depend on it, as its records expect', () => {
    const reversed = { ...decks, p1: [...decks.p1.cards].reverse() };
    const handOf = (duel: Duel) => duel.view('p1').zones.p1.hand.map((card) => !card.hidden && card.name);
    const [one, other] = [decks, reversed].map((both) => handOf(createDuel({ decks: both, seed: 7 })));
    expect(other).not.toEqual(one);
  });

  it('has a record that names its generator', () => {
    const text = secretDuel().record();
    expect(text).toContain(`\nseed: chacha20:${KEY}\n`);
    expect(replay(text).seed).toBe(secretOf(KEY));
    for (const seed of [
      'chacha20:',
      `chacha20:${KEY}0`,
      `chacha20:${KEY.toUpperCase()}`,
      KEY,
      `aes:${KEY}`,
      '-7',
    ])
      expect(() => replay(text.replace(`chacha20:${KEY}`, seed))).toThrow(
        'Line 2 of the record: expected a seed, such as "seed: 7", or "seed: chacha20:" and 64 hexadecimal digits',
      );
  });
});

/** A snapshot with another value at a path, and the checksum of that. */
function changed(duel: Duel, path: string, value: unknown): DuelSnapshot {
  const { checksum: _, taiki: __, ...parts } = JSON.parse(JSON.stringify(duel.snapshot()));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<object>((part, key) => Reflect.get(part, key), parts);
  Reflect.set(owner, last, value);
  return snapshotOf(parts);
}

describe('a snapshot of a duel with a secret seed is refused', () => {
  const RANDOM = 'context.game.random';
  const another = 'is the state of another generator than that of "seed"';

  it.each<[what: string, path: string, value: unknown, message: string]>([
    ['a number as its seed', 'seed', 7, `"${RANDOM}" ${another}`],
    ['another key as its seed', 'seed', secretOf('1'), `"${RANDOM}" ${another}`],
    ['half a key as its seed', 'seed', 'chacha20:0123', 'Snapshot: seed: expected'],
    ['the state of a number', RANDOM, [1, 2, 3, 4], `"${RANDOM}" ${another}`],
    ['another key', `${RANDOM}.chacha20`, '0'.repeat(64), `"${RANDOM}" ${another}`],
    [
      'another key where it paused',
      'context.paused.start.random.chacha20',
      '0'.repeat(64),
      `"context.paused.start.random" ${another}`,
    ],
    ['no place', `${RANDOM}.drawn`, undefined, `"${RANDOM}`],
    ['a place before the first', `${RANDOM}.drawn`, -1, `"${RANDOM}.drawn" is -1`],
    ['half a place', `${RANDOM}.drawn`, 0.5, `"${RANDOM}.drawn" is 0.5`],
    ['a place that no key has', `${RANDOM}.drawn`, 2 ** 40, `"${RANDOM}.drawn" is 1099511627776`],
    ['no generator', RANDOM, undefined, 'random'],
  ])('with %s', (_, path, value, message) => {
    const saved = changed(secretDuel(), path, value);
    expect(() => restoreDuel(saved)).toThrow(SnapshotError);
    expect(() => restoreDuel(saved)).toThrow(message);
  });

  it('and one of a numeric seed with a secret generator', () => {
    const saved = changed(createDuel({ decks, seed: 7 }), RANDOM, { chacha20: KEY, drawn: 0 });
    expect(() => restoreDuel(saved)).toThrow(`"${RANDOM}" ${another}`);
  });

  it('but not for a change to what it was', () => {
    expect(restoreDuel(changed(secretDuel(), 'seed', secretOf(KEY))).seed).toBe(secretOf(KEY));
  });
});

const DECK = [
  'Fear Fang',
  'Terror Pit',
  'Aqua Hulcus',
  'Fear Fang',
  'Spiral Gate',
  'Dome Shell',
  'Aqua Knight',
];

/** Casts the spell with a deck in this order, up to the first question about the deck. */
function searching(effect: Effect, deck: readonly string[], seed: Seed): Duel {
  const deal = spell({ name: 'Deal', civilizations: ['fire'], cost: 1, abilities: [spellAbility(effect)] });
  const duel = arrange({
    cards: [deal],
    p1: { hand: ['Deal'], manaZone: { fire: 1 }, deck },
    p2: { deck: [...deck].reverse() },
    seed,
  });
  for (
    let { decision } = duel;
    decision?.options.every(({ card }) => card?.zone !== 'deck');
    { decision } = duel
  )
    duel.choose(
      Math.max(
        0,
        decision.options.findIndex(({ label }) => label.includes('Deal')),
      ),
    );
  return duel;
}

const shownTo = (duel: Duel) =>
  JSON.stringify([
    duel.decisionFor('p1'),
    duel.view('p1'),
    duel.logFor('p1'),
    duel.view('p2'),
    duel.logFor('p2'),
  ]);

describe('what a player is shown of a deck that they search', () => {
  const searches: [string, Effect][] = [
    ['a search', { ...search(undefined), do: 'search', count: 2 } as Effect],
    [
      'a search of the deck of the opponent',
      { do: 'search', who: 'you', of: 'opponent', count: 1, to: 'graveyard' },
    ],
    ['a choice from the deck', returnToHand(chooseUpTo(cardsIn('deck', 'you'), 2))],
    [
      'a choice after a look at the whole deck',
      inOrder(lookAtTop(countOf(cardsIn('deck', 'you')), 'deck'), returnToHand(chooseUpTo(the('deck'), 1))),
    ],
    [
      'a look at the whole deck of the opponent',
      inOrder(
        { do: 'lookAtTop', who: 'opponent', count: countOf(cardsIn('deck', 'opponent')), as: 'deck' },
        putIntoGraveyard(chooseUpTo(the('deck'), 1)),
      ),
    ],
  ];

  it.each(searches)('does not tell its order, with a secret seed: %s', (_, effect) => {
    const [one, other] = [DECK, DECK.toReversed()].map((deck) => searching(effect, deck, secretOf(KEY)));
    expect(one?.decision?.options.map(({ label }) => label)).toEqual(
      one?.decision?.options.map(({ label }) => label).toSorted(),
    );
    expect(one && shownTo(one)).toBe(other && shownTo(other));
    for (const { card } of one?.decisionFor('p1')?.options ?? []) expect(card?.id).toBeLessThan(0);
  });

  it.each(searches)('is as it lies, with a number: %s', (_, effect) => {
    const [one, other] = [DECK, DECK.toReversed()].map((deck) => searching(effect, deck, 7));
    expect(one && shownTo(one)).not.toBe(other && shownTo(other));
  });

  it('is in its order where a rule shows it: the top cards', () => {
    const effect = inOrder(lookAtTop(3, 'top'), returnToHand(chooseUpTo(the('top'), 1)));
    const duel = searching(effect, DECK, secretOf(KEY));
    expect(duel.decision?.options.map(({ label }) => label)).toEqual(DECK.slice(0, 3));
  });
});

describe('nothing that is handed to players and agents', () => {
  /** Everything that is handed out at a decision for a player, as text. */
  const handedTo = (duel: Duel, player: Player): string => {
    const { log, places } = duel.known(player);
    const asked = duel.decision?.player === player;
    return JSON.stringify([
      duel.view(player),
      duel.view('spectator'),
      duel.decisionFor(player),
      duel.logFor(player),
      { log, places },
      asked ? [duel.explain(), [...duel.legalChoices()].slice(0, 50)] : [],
    ]);
  };

  it('has the state of the generator', () => {
    const agents = { p1: randomAgent(5), p2: randomAgent(6) };
    for (const duel of [secretDuel(), createDuel({ decks, seed: 7, runtime: 'compiled' })])
      for (let step = 0; duel.decision !== undefined && step < 150; step++) {
        const { random } = duel.game;
        for (const player of PLAYERS) {
          const handed = handedTo(duel, player);
          expect(handed).not.toMatch(/chacha20|"random"|"seed"|"drawn":/);
          expect(handed).not.toContain(isSecret(random) ? KEY : random.join());
        }
        duel.choose(askAgent(duel, agents[duel.decision.player]));
      }
  });

  it('tells two duels apart that differ only in their generators', () => {
    const position = {
      p1: { hand: ['Aqua Hulcus', 'Fear Fang'], manaZone: { water: 3 } },
      p2: { hand: 3 },
    } as const;
    const [one, other] = [secretOf('1'), secretOf('2')].map((seed) => arrange({ ...position, seed }));
    expect(one && handedTo(one, 'p1')).toBe(other && handedTo(other, 'p1'));
    expect(one?.game.random).not.toEqual(other?.game.random);
  });
});

describe('a sample of what a player may believe', () => {
  it('is drawn by its own seed', () => {
    const duel = secretDuel();
    const { decision } = duel;
    if (decision === undefined) throw new Error('expected a decision');
    const view = duel.view(decision.player);
    const known = duel.known(decision.player);
    const situation = { view, decision, known };
    const sampleFrom = samplerOf(situation, decks) ?? positionsOf(situation, decks, createDuel, greedyAgent);
    const samples = [11, 12].map((seed) => sampleFrom(seed));
    expect(samples.map((sample) => sample?.seed)).toEqual([11, 12]);
    for (const sample of samples)
      expect(JSON.stringify([sample?.game, sample?.log, sample?.decision])).not.toContain(KEY);
  });

  it('follows from what the player knows alone, whatever the generator of the duel', () => {
    const position = {
      p1: { hand: ['Aqua Hulcus', 'Fear Fang'], manaZone: { water: 3 } },
      p2: { hand: 3 },
    } as const;
    const [one, other] = [secretOf('1'), secretOf('2')].map((seed) => arrange({ ...position, seed }));
    const weights = Object.fromEntries(decks.p1.cards.map((name) => [name, 1]));
    const beliefs = { decks: { p1: { weights }, p2: { weights } }, seed: 3 };
    const sampled = (duel: Duel | undefined) =>
      duel && determinize(duel.view('p1'), duel.known('p1'), beliefs);
    expect(JSON.stringify(sampled(one))).toBe(JSON.stringify(sampled(other)));
  });
});
