import { fc, test } from '@fast-check/vitest';
import {
  createDuel,
  type Duel,
  IllegalChoiceError,
  OptionsError,
  type Player,
  randomAgent,
  starterDecks,
  ZONES,
} from 'taiki';
import { arrange, chooserOf, duelArbitrary, type GeneratedDuel } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { opponentOf, PLAYERS } from '../../table/nouns.ts';
import { mayKnow } from '../../table/view.ts';
import { runs } from '../support/runs.ts';

const SEEDS = [1, 2, 3];

/** Plays a generated duel, and takes samples at each decision where there are any. */
function atEachSampler(
  { options, choices }: GeneratedDuel,
  look: (duel: Duel, player: Player, sample: (seed: number) => Duel) => void,
): void {
  const duel = createDuel(options);
  const choose = chooserOf(choices);
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const sample = duel.sampler();
    if (sample !== undefined) look(duel, decision.player, sample);
    const answer = choose(decision, duel);
    if (answer === undefined || 'concedes' in answer) return;
    duel.choose(answer);
  }
}

const nameIn = ({ game }: Duel, card: number): string => game.cards[card]?.name ?? '';

/** The names of the cards of a player that the viewer cannot see, in the main deck and in the super GR zone. */
const hiddenOf = (duel: Duel, owner: Player, viewer: Player): readonly string[] =>
  ZONES.flatMap((zone) =>
    duel.game.zones[owner][zone].flatMap((object) =>
      mayKnow(object, viewer) ? [] : `${zone === 'superGRZone' ? 'GR ' : ''}${nameIn(duel, object.card)}`,
    ),
  ).toSorted();

/** A view without the facts, which a sample begins without. */
function tableOf(duel: Duel, player: Player): unknown {
  const { facts: _, ...view } = JSON.parse(JSON.stringify(duel.view(player)));
  return view;
}

describe('samples of a duel', () => {
  test.prop([duelArbitrary()], { numRuns: runs(12), endOnFailure: true })(
    'show the player of the decision the same table and the same decision',
    (played) => {
      atEachSampler(played, (duel, player, sample) => {
        const seen = tableOf(duel, player);
        for (const seed of SEEDS) expect(tableOf(sample(seed), player)).toEqual(seen);
      });
    },
  );

  test.prop([duelArbitrary()], { numRuns: runs(8), endOnFailure: true })(
    'have the same hidden cards elsewhere, and all that the player knows of them at its place',
    (played) => {
      atEachSampler(played, (duel, player, sample) => {
        const { places } = duel.known(player);
        for (const seed of SEEDS) {
          const sampled = sample(seed);
          for (const owner of PLAYERS) {
            expect(hiddenOf(sampled, owner, player)).toEqual(hiddenOf(duel, owner, player));
            for (const zone of ['deck', 'shieldZone'] as const)
              places[owner][zone].forEach((name, index) => {
                const object = sampled.game.zones[owner][zone][index];
                if (name !== undefined) expect(nameIn(sampled, object?.card ?? -1)).toBe(name);
              });
          }
        }
      });
    },
  );

  test.prop([duelArbitrary(), fc.nat()], { numRuns: runs(6), endOnFailure: true })(
    'are played on like any duel, and leave the duel as it is',
    (played, seed) => {
      atEachSampler(played, (duel, _, sample) => {
        const before = JSON.stringify(duel.snapshot());
        const sampled = sample(seed);
        const agent = randomAgent(seed);
        for (let left = 12; left > 0 && sampled.decision !== undefined; left--) {
          const fork = sampled.fork();
          const { decision } = sampled;
          const answer = agent(sampled.view(decision.player), decision);
          sampled.choose(answer);
          fork.choose(answer);
          expect(fork.log).toEqual(sampled.log);
        }
        expect(JSON.stringify(duel.snapshot())).toBe(before);
      });
    },
  );

  it('are the same for the same seed, on either runtime and after a restart', () => {
    const duels = (['xstate', 'compiled'] as const).map((runtime) =>
      createDuel({
        decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
        seed: 7,
        runtime,
      }),
    );
    const games = duels.map((duel) => JSON.stringify(duel.sampler()?.(5).game));
    expect(games[0]).toBe(games[1]);
    expect(JSON.stringify(duels[0]?.sampler()?.(6).game)).not.toBe(games[0]);
  });

  /** How often the opponent has the card in the hand, in so many samples. */
  const share = (duel: Duel, name: string, samples: number): number => {
    const sample = duel.sampler();
    if (sample === undefined) throw new Error('Expected a sampler.');
    const opponent = opponentOf(duel.decision?.player ?? 'p1');
    let found = 0;
    for (let seed = 0; seed < samples; seed++) {
      const sampled = sample(seed);
      if (sampled.game.zones[opponent].hand.some(({ card }) => nameIn(sampled, card) === name)) found++;
    }
    return found / samples;
  };

  const spread = (hand: string, deck: readonly string[]) =>
    arrange({
      step: 'main',
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3 } },
      p2: { hand: [hand], deck },
    });

  it('deal each hidden card equally often to each place, whichever it is in truth', () => {
    const truths = [
      spread('Holy Awe', ['Spiral Gate', 'Aqua Hulcus', 'Terror Pit']),
      spread('Spiral Gate', ['Holy Awe', 'Aqua Hulcus', 'Terror Pit']),
    ];
    const [one, other] = truths.map((duel) =>
      ['Holy Awe', 'Spiral Gate', 'Aqua Hulcus', 'Terror Pit'].map((name) => share(duel, name, 2000)),
    );
    const hidden = hiddenOf(truths[0] as Duel, 'p2', 'p1').length;
    for (const shares of [one, other])
      for (const found of shares ?? []) expect(Math.abs(found - 1 / hidden)).toBeLessThan(0.03);
  });

  it('are the same for the same seed, whichever cards lie where in truth', () => {
    const [one, other] = [
      spread('Holy Awe', ['Spiral Gate', 'Aqua Hulcus', 'Terror Pit']),
      spread('Spiral Gate', ['Terror Pit', 'Aqua Hulcus', 'Holy Awe']),
    ].map((duel) => {
      const sampled = duel.sampler()?.(8);
      return (
        sampled && ZONES.map((zone) => sampled.game.zones.p2[zone].map(({ card }) => nameIn(sampled, card)))
      );
    });
    expect(one).toBeDefined();
    expect(one).toEqual(other);
  });

  it('leave a card in the hand of the opponent that the player has seen return there', () => {
    const duel = arrange({
      step: 'main',
      p1: { hand: ['Spiral Gate', 'Aqua Hulcus'], manaZone: { water: 6 } },
      p2: { battleZone: ['Aqua Hulcus'], hand: ['Holy Awe'], deck: ['Terror Pit', 'Terror Pit'] },
    });
    duel.choose(0);
    while (duel.decision?.kind !== 'main') duel.choose(0);
    expect(share(duel, 'Aqua Hulcus', 100)).toBe(1);
    expect(share(duel, 'Holy Awe', 1000)).toBeLessThan(0.5);
  });

  it('tell nothing of the seed and the past of the duel', () => {
    const duel = createDuel({
      decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
      seed: 7,
    });
    const sampled = duel.sampler()?.(3);
    expect(sampled?.seed).toBe(3);
    expect(sampled?.log).toEqual([]);
    expect(JSON.stringify(sampled?.game.random)).not.toBe(JSON.stringify(duel.game.random));
    expect(() => sampled?.record()).toThrow(OptionsError);
    expect(() => sampled?.snapshot()).toThrow(OptionsError);
  });

  it('are not made of a duel that is over, from a bad seed, or by knowledge that is old', () => {
    const duel = createDuel({
      decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
      seed: 7,
    });
    expect(() => duel.sampler()?.(-1)).toThrow(OptionsError);
    const known = duel.known('p1');
    expect(duel.known('p2').sampler?.()).toBeUndefined();
    expect(known.sampler?.()).toBeDefined();
    duel.choose(0);
    expect(() => known.sampler?.()).toThrow(OptionsError);
    duel.concede('p1');
    expect(() => duel.sampler()).toThrow(IllegalChoiceError);
  });
});
