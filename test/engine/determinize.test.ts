import { fc, test } from '@fast-check/vitest';
import {
  type Answer,
  type CardView,
  createDuel,
  type Decision,
  type Duel,
  type DuelView,
  determinize,
  OptionsError,
  type Player,
  type Position,
  ZONES,
  type Zone,
} from 'taiki';
import { arrange, chooserOf, duelArbitrary, type GeneratedDuel } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { namesOfPlaced, positionOf } from '../../engine/records/position.ts';
import { knownCards } from '../../engine/views/knownCards.ts';
import { opponentOf, PLAYERS } from '../../table/nouns.ts';
import { twinPosition } from '../../testing/twins.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';

/** Plays a generated duel, and looks at each decision. */
function atEachDecision({ options, choices }: GeneratedDuel, look: (duel: Duel) => void): void {
  const duel = createDuel({ ...options, runtime: 'compiled' });
  const choose = chooserOf(choices);
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    look(duel);
    const answer = choose(decision, duel);
    if (answer === undefined || 'concedes' in answer) return;
    duel.choose(answer);
  }
}

const sorted = (names: readonly string[]): string => names.toSorted().join('|');

/** The names of all cards of a player, with those under, on and beside others. */
const namesOf = ({ players }: Position, player: Player): readonly string[] =>
  ZONES.flatMap((zone) => players[player][zone].flatMap(namesOfPlaced));

/** What lies in a zone by itself: no seals, and nothing that a creature bears. */
const lyingIn = (view: DuelView, owner: Player, zone: Zone): readonly CardView[] =>
  view.zones[owner][zone].filter(
    (card, _, all) =>
      !(card.hidden ? card.seal !== undefined : all.some((one) => !one.hidden && one.id === card.attachedTo)),
  );

/** The cards that really lie in the zones of both players, as lists of decks. */
function trueDecks(duel: Duel) {
  const position = positionOf(duel.game, 'main');
  const deck = (player: Player) => ({
    name: undefined,
    cards: ZONES.filter((zone) => zone !== 'superGRZone' && zone !== 'hyperspatialZone').flatMap((zone) =>
      position.players[player][zone].flatMap(namesOfPlaced),
    ),
    hyperspatial: position.players[player].hyperspatialZone.map(({ name }) => name),
    superGR: position.players[player].superGRZone.map(({ name }) => name),
  });
  return { p1: deck('p1'), p2: deck('p2') };
}

describe('knownCards', () => {
  test.prop([duelArbitrary()], { numRuns: runs(12), endOnFailure: true })(
    'are where they are said to be',
    (played) => {
      atEachDecision(played, (duel) => {
        for (const viewer of PLAYERS) {
          const known = knownCards(duel.logFor(viewer), viewer);
          for (const owner of PLAYERS) {
            for (const zone of ZONES) {
              const there = duel.game.zones[owner][zone].map(({ card }) => duel.game.cards[card]?.name);
              for (const [name, count] of known[owner][zone])
                expect(
                  there.filter((one) => one === name).length,
                  `${name} in ${zone}`,
                ).toBeGreaterThanOrEqual(count);
            }
          }
        }
      });
    },
  );

  it('remember what was returned to a hand', () => {
    const duel = arrange({
      step: 'main',
      p1: { hand: ['Spiral Gate'], manaZone: { water: 3 } },
      p2: { battleZone: ['Aqua Hulcus'], hand: ['Holy Awe'] },
    });
    duel.choose(0);
    while (duel.decision?.kind === 'pay' || duel.decision?.kind === 'choose') duel.choose(0);
    expect([...knownCards(duel.logFor('p1'), 'p1').p2.hand]).toEqual([['Aqua Hulcus', 1]]);
  });
});

describe('determinize', () => {
  test.prop([duelArbitrary(), fc.nat()], { numRuns: runs(8), endOnFailure: true })(
    'agrees with the view, and draws from the decks what is hidden',
    (played, seed) => {
      atEachDecision(played, (duel) => {
        const decks = trueDecks(duel);
        for (const viewer of PLAYERS) {
          const view = duel.view(viewer);
          const position = determinize(view, duel.known(viewer), { decks, seed });
          for (const owner of PLAYERS) {
            const { cards, hyperspatial, superGR } = decks[owner];
            expect(sorted(namesOf(position, owner))).toBe(sorted([...cards, ...hyperspatial, ...superGR]));
            for (const zone of ZONES) {
              const shown = lyingIn(view, owner, zone);
              expect(position.players[owner][zone]).toHaveLength(shown.length);
              shown.forEach((card, index) => {
                if (!card.hidden)
                  expect(position.players[owner][zone][index]).toMatchObject({
                    name: card.name,
                    ...(card.tapped ? { tapped: true } : {}),
                  });
              });
            }
            const known = knownCards(duel.logFor(viewer), viewer)[owner];
            for (const zone of ['hand', 'deck', 'shieldZone'] as const)
              for (const [name, count] of known[zone])
                expect(
                  position.players[owner][zone].filter((card) => card.name === name).length,
                ).toBeGreaterThanOrEqual(count);
          }
        }
      });
    },
  );

  test.prop([fc.nat({ max: 9999 }), fc.constantFrom(...PLAYERS), fc.nat({ max: 12 })], { numRuns: runs(10) })(
    'gives the same samples where the player knows the same',
    (seed, viewer, choices) => {
      const [p1, p2] = mixedDecks(seed);
      const duel = createDuel({ decks: { p1, p2 }, seed, runtime: 'compiled' });
      const choose = chooserOf(Array.from({ length: choices }, (_, index) => seed * 7 + index));
      for (let { decision } = duel; decision !== undefined; { decision } = duel) {
        const answer = choose(decision, duel);
        if (answer === undefined || 'concedes' in answer || duel.state === 'turn.main.choosing') break;
        duel.choose(answer);
      }
      const position = positionOf(duel.game, 'main');
      const decks = trueDecks(duel);
      const hidden = PLAYERS.flatMap((owner) =>
        ZONES.flatMap((zone) =>
          zone === 'deck' || zone === 'shieldZone' || (zone === 'hand' && owner !== viewer)
            ? position.players[owner][zone].map(({ name }) => [owner, name] as const)
            : [],
        ),
      );
      const names = {
        p1: hidden
          .filter(([owner]) => owner === 'p1')
          .map(([, name]) => name)
          .reverse(),
        p2: hidden
          .filter(([owner]) => owner === 'p2')
          .map(([, name]) => name)
          .reverse(),
      };
      const twin = twinPosition(position, viewer, (name, owner) => names[owner].pop() ?? name);
      const [one, other] = [position, twin].map((start) =>
        createDuel({ position: start, seed: 1, runtime: 'compiled' }),
      );
      if (one === undefined || other === undefined) throw new Error('There are two.');
      const sample = (from: Duel, at: number) =>
        determinize(from.view(viewer), from.known(viewer), { decks, seed: at });
      for (let at = 0; at < 5; at++) expect(sample(one, at)).toEqual(sample(other, at));
    },
  );

  it('puts the top cards of a deck where their player has ordered them (401.4)', () => {
    const duel = arrange({
      step: 'main',
      p1: {
        hand: ['Aqua Strummer'],
        manaZone: { water: 3 },
        deck: ['Emeral', 'Corile', 'Holy Awe', 'Aqua Hulcus', 'Terror Pit', 'Death Smoke', 'Emeral'],
      },
    });
    const three = (decision: Decision): Answer =>
      decision.kind === 'number'
        ? [decision.options.findIndex(({ number }) => number === 3)]
        : decision.kind === 'order'
          ? ['Holy Awe', 'Emeral', 'Corile'].map((name) =>
              decision.options.findIndex(({ card }) => card?.name === name),
            )
          : [0];
    duel.choose(0);
    while (duel.decision !== undefined && ['pay', 'number', 'order'].includes(duel.decision.kind))
      duel.choose(three(duel.decision));
    const top = ['Holy Awe', 'Emeral', 'Corile'];
    expect(duel.game.zones.p1.deck.slice(0, 3).map(({ card }) => duel.game.cards[card]?.name)).toEqual(top);
    expect(duel.known('p1').places.p1.deck).toEqual([...top, ...Array.from({ length: 4 }, () => undefined)]);
    expect(new Set(duel.known('p2').places.p1.deck)).toEqual(new Set([undefined]));
    const decks = trueDecks(duel);
    const topOf = (viewer: Player, seed: number) =>
      determinize(duel.view(viewer), duel.known(viewer), { decks, seed })
        .players.p1.deck.slice(0, 3)
        .map(({ name }) => name);
    for (let seed = 0; seed < 20; seed++) expect(topOf('p1', seed)).toEqual(top);
    expect(new Set(Array.from({ length: 20 }, (_, seed) => topOf('p2', seed).join())).size).toBeGreaterThan(
      5,
    );
  });

  it('puts a shield that was looked at where it lies', () => {
    const shields = ['Emeral', 'Corile', 'Holy Awe', 'Aqua Hulcus'];
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Curious Eye'] },
      p2: { shieldZone: shields },
    });
    duel.choose(duel.decision?.options.findIndex(({ player }) => player === 'p2') ?? -1);
    const picked: number[] = [];
    while (duel.decision?.player === 'p1' && picked.length === 0) {
      if (duel.decision.kind === 'choose') picked.push(2);
      duel.choose(duel.decision.kind === 'choose' ? 2 : 0);
    }
    const decks = trueDecks(duel);
    expect(duel.known('p1').places.p2.shieldZone).toEqual([undefined, undefined, 'Holy Awe', undefined]);
    expect(new Set(duel.known('p2').places.p2.shieldZone)).toEqual(new Set([undefined]));
    for (let seed = 0; seed < 20; seed++)
      expect(
        determinize(duel.view('p1'), duel.known('p1'), { decks, seed }).players.p2.shieldZone[2]?.name,
      ).toBe('Holy Awe');
  });

  test.prop([duelArbitrary(), fc.nat()], { numRuns: runs(20), endOnFailure: true })(
    'has the cards whose places are known where they are',
    (played, seed) => {
      atEachDecision(played, (duel) => {
        const decks = trueDecks(duel);
        for (const viewer of PLAYERS) {
          const known = duel.known(viewer);
          const position = determinize(duel.view(viewer), known, { decks, seed });
          for (const owner of PLAYERS) {
            for (const zone of ['deck', 'shieldZone'] as const) {
              known.places[owner][zone].forEach((name, index) => {
                if (name === undefined) return;
                const there = duel.game.zones[owner][zone][index];
                expect(duel.game.cards[there?.card ?? -1]?.name).toBe(name);
                expect(position.players[owner][zone][index]?.name).toBe(name);
              });
            }
          }
        }
      });
    },
  );

  it('draws every hidden card in every place sooner or later', () => {
    const duel = arrange({
      p2: { hand: ['Holy Awe'], shieldZone: ['Aqua Hulcus'], deck: ['Emeral', 'Corile'] },
    });
    const decks = { p1: trueDecks(duel).p1, p2: ['Holy Awe', 'Aqua Hulcus', 'Emeral', 'Corile'] };
    const samples = Array.from({ length: 300 }, (_, seed) =>
      determinize(duel.view('p1'), duel.known('p1'), { decks, seed }),
    );
    const orders = samples.map(({ players: { p2 } }) =>
      [...p2.hand, ...p2.shieldZone, ...p2.deck].map(({ name }) => name).join(),
    );
    expect(new Set(orders).size).toBe(24);
  });

  it('draws by weights, at most four of each, where the deck is not known', () => {
    const duel = arrange({ p2: { hand: 3, shieldZone: 2, deck: 4, battleZone: ['Emeral'] } });
    const decks = { p1: trueDecks(duel).p1, p2: { weights: { Emeral: 5, Corile: 1, 'Holy Awe': 1 } } };
    const { players } = determinize(duel.view('p1'), undefined, { decks, seed: 3 });
    const counts = new Map<string, number>();
    for (const name of namesOf({ ...positionOf(duel.game, 'main'), players }, 'p2'))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual(['Corile', 'Emeral', 'Holy Awe']);
    expect(Math.max(...counts.values())).toBe(4);
  });

  it('refuses a deck that cannot be that of the player', () => {
    const duel = arrange({ p2: { battleZone: ['Aqua Hulcus'] } });
    const decks = trueDecks(duel);
    const view = duel.view('p1');
    const sample = (p2: readonly string[]) => () => determinize(view, undefined, { decks: { ...decks, p2 } });
    expect(sample(decks.p2.cards.filter((name) => name !== 'Aqua Hulcus'))).toThrow(OptionsError);
    expect(sample(decks.p2.cards.filter((name) => name !== 'Aqua Hulcus'))).toThrow(
      'decks.p2: more cards "Aqua Hulcus" have been seen',
    );
    expect(sample([...decks.p2.cards, 'Emeral'])).toThrow(
      'decks.p2: 26 of its cards have not been seen, but 25 are hidden.',
    );
  });

  it('begins at the step of the view, with creatures that have just arrived', () => {
    const duel = arrange({
      step: 'attack',
      turn: 9,
      active: 'p2',
      p2: { battleZone: [{ name: 'Aqua Hulcus', fresh: true }, { name: 'Emeral', tapped: true }, 'Emeral'] },
    });
    const position = determinize(duel.view(opponentOf('p2')), undefined, { decks: trueDecks(duel) });
    expect(position).toMatchObject({ turn: 9, active: 'p2', step: 'attack' });
    expect(position.players.p2.battleZone).toEqual([
      { name: 'Aqua Hulcus', fresh: true },
      { name: 'Emeral', tapped: true },
      { name: 'Emeral' },
    ]);
  });
});
