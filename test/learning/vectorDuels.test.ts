import {
  createDuel,
  greedyAgent,
  IllegalChoiceError,
  OptionsError,
  PLAYERS,
  randomAgent,
  starterDecks,
} from 'taiki';
import { Encoder, observe, pickSlot, startPicks, VectorDuels, type VectorOptions } from 'taiki/learning';
import { describe, expect, it } from 'vitest';
import { seedsFrom } from '../../agents/seeds.ts';
import { checksumOf } from '../../boundary/checksum.ts';
import { Dice } from '../../testing/dice.ts';
import { mixedDecks } from '../support/mixedDecks.ts';

const DECKS = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

/** A slot that each mask allows. */
function slotsAtRandom(
  { size, observations, schema }: VectorDuels,
  dice: Pick<Dice, 'below'>,
): readonly number[] {
  const [width = 0] = schema.arrays.mask.shape;
  return Array.from({ length: size }, (_, row) => {
    const allowed = Array.from({ length: width }, (__, slot) => slot).filter(
      (slot) => observations.mask[row * width + slot] === 1,
    );
    return allowed[dice.below(allowed.length)] ?? -1;
  });
}

const everything = ({ observations, players, rewards, ended, truncated, results }: VectorDuels) => ({
  arrays: [...Object.values(observations), players, rewards, ended, truncated].map((array) => array.join()),
  results,
});

describe('VectorDuels', () => {
  it('shows each duel as observe does, and plays it with the answers that are picked', () => {
    const vector = new VectorDuels({ duels: 3, decks: DECKS, seed: 5 });
    const seeds = seedsFrom(5);
    const singles = Array.from({ length: 3 }, () =>
      createDuel({ decks: DECKS, seed: seedsFrom(seeds.next().value).next().value, runtime: 'compiled' }),
    );
    const picks = singles.map((duel) => {
      const { player } = duel.decision ?? { player: 'p1' };
      const decision = duel.decisionFor(player);
      if (decision === undefined) throw new Error('The duel asks nothing.');
      return startPicks(decision);
    });
    const dice = new Dice(1);
    while (!vector.ended.includes(1)) {
      singles.forEach((duel, row) => {
        const { player } = duel.decision ?? { player: 'p1' };
        const seen = observe(duel, player, picks[row]);
        expect(vector.players[row]).toBe(player === 'p1' ? 0 : 1);
        for (const name of ['cards', 'globals', 'slots', 'mask'] as const) {
          const [all, values] = [vector.observations[name], seen[name]];
          expect(values.every((value, at) => value === all[row * values.length + at])).toBe(true);
        }
      });
      const slots = slotsAtRandom(vector, dice);
      vector.step(slots);
      singles.forEach((duel, row) => {
        const before = picks[row];
        const picked = before === undefined ? undefined : pickSlot(before, slots[row] ?? -1);
        if (picked === undefined) return;
        if (picked.answer !== undefined) duel.choose(picked.answer);
        const decision = duel.decision === undefined ? undefined : duel.decisionFor(duel.decision.player);
        if (picked.answer === undefined) picks[row] = picked;
        else if (decision !== undefined) picks[row] = startPicks(decision);
      });
    }
  });

  it('is determined by its seed and the slots', () => {
    const play = (seed: number) => {
      const vector = new VectorDuels({ duels: 2, decks: DECKS, seed });
      const dice = new Dice(2);
      return Array.from({ length: 100 }, () => {
        vector.step(slotsAtRandom(vector, dice));
        return checksumOf(JSON.stringify(everything(vector)));
      });
    };
    expect(play(1)).toEqual(play(1));
    expect(play(1)).not.toEqual(play(2));
  });

  it('begins the next duel when one ends, and tells who won', () => {
    const vector = new VectorDuels({ duels: 2, decks: DECKS, seed: 3, limits: { turns: 24 } });
    const dice = new Dice(3);
    const seen = { ended: 0, won: 0, truncated: 0 };
    for (let step = 0; step < 1500; step++) {
      vector.step(slotsAtRandom(vector, dice));
      vector.results.forEach((result, row) => {
        const rewards = [...vector.rewards.slice(2 * row, 2 * row + 2)];
        expect(vector.ended[row]).toBe(result === undefined ? 0 : 1);
        expect(vector.truncated[row]).toBe(result?.reason === 'turnLimit' ? 1 : 0);
        const expected = { p1: [1, -1], p2: [-1, 1], none: [0, 0] };
        expect(rewards).toEqual(expected[result?.winner ?? 'none']);
        if (result === undefined) return;
        seen.ended++;
        if (result.winner === undefined) seen.truncated++;
        else seen.won++;
      });
    }
    expect(seen.ended).toBeGreaterThan(10);
    expect(Math.min(seen.won, seen.truncated)).toBeGreaterThan(0);
  });

  it('lets the first player alternate, and takes decks for each duel', () => {
    const asked: (readonly [number, number])[] = [];
    const decks: VectorOptions['decks'] = (episode, row) => {
      asked.push([episode, row]);
      const [p1, p2] = mixedDecks(episode);
      return { p1, p2 };
    };
    const vector = new VectorDuels({ duels: 1, decks, limits: { turns: 2 } });
    const firsts: number[] = [vector.players[0] ?? -1];
    const dice = new Dice(4);
    while (firsts.length < 4) {
      vector.step(slotsAtRandom(vector, dice));
      if (vector.ended[0] === 1) firsts.push(vector.players[0] ?? -1);
    }
    expect(firsts).toEqual([0, 1, 0, 1]);
    expect(asked).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });

  it('leaves the other player to an agent', () => {
    const vector = new VectorDuels({ duels: 2, decks: DECKS, agents: { p2: () => greedyAgent } });
    const dice = new Dice(5);
    let lost = 0;
    for (let step = 0; step < 600; step++) {
      vector.step(slotsAtRandom(vector, dice));
      expect([...vector.players]).toEqual([0, 0]);
      lost += vector.results.filter((result) => result?.winner === 'p2').length;
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('refuses a slot that a mask does not allow, and leaves every duel as it was', () => {
    const vector = new VectorDuels({ duels: 2, decks: DECKS });
    const before = everything(vector);
    const [first = 0] = slotsAtRandom(vector, new Dice(0));
    expect(() => vector.step([first, 60])).toThrow(IllegalChoiceError);
    expect(() => vector.step([first, 60])).toThrow('slots[1]: slot 60 cannot be picked, expected one of');
    expect(() => vector.step([first])).toThrow('slots: expected 2, one for each duel, not 1.');
    expect(everything(vector)).toEqual(before);
  });

  it('begins again from a seed', () => {
    const vector = new VectorDuels({ duels: 2, decks: DECKS, seed: 8 });
    const before = everything(vector);
    vector.step(slotsAtRandom(vector, new Dice(0)));
    vector.reset();
    expect(everything(vector)).toEqual(before);
    vector.reset(9);
    expect(everything(vector)).not.toEqual(before);
  });

  it('refuses options that make no sense', () => {
    expect(() => new VectorDuels({ duels: 0, decks: DECKS })).toThrow(OptionsError);
    const agents = { p1: randomAgent, p2: randomAgent };
    expect(() => new VectorDuels({ duels: 1, decks: DECKS, agents })).toThrow('one player at most');
    expect(
      () =>
        new VectorDuels({
          duels: 1,
          decks: DECKS,
          agents: { p1: randomAgent },
          limits: { turns: 1 },
          firstPlayer: 'p1',
        }),
    ).toThrow('100 duels in a row ended before anybody else had to decide');
  });

  it('observes with the encoder that it is given', () => {
    const encoder = new Encoder(['Aqua Hulcus']);
    const vector = new VectorDuels({ duels: 1, decks: DECKS, encoder });
    expect(vector.schema).toBe(encoder.schema);
  });
});

describe('the end of a duel in VectorDuels', () => {
  it('is shown to each player until the next step', () => {
    const vector = new VectorDuels({ duels: 4, decks: DECKS, seed: 3 });
    const dice = new Dice(3);
    const { columns } = vector.schema.arrays.globals;
    const won = columns.findIndex(({ name }) => name === 'won');
    const seen: (number | undefined)[] = [];
    while (seen.length < 8) {
      vector.step(slotsAtRandom(vector, dice));
      vector.results.forEach((result, row) => {
        const last = PLAYERS.map((player) => vector.observeEnded(row, player));
        if (result === undefined) expect(last).toEqual([undefined, undefined]);
        for (const [index, player] of PLAYERS.entries()) {
          if (result === undefined) continue;
          expect(last[index]?.mask.includes(1)).toBe(false);
          expect(last[index]?.globals[won]).toBe(result.winner === player ? 1 : 0);
          seen.push(last[index]?.globals[won]);
        }
      });
    }
    expect(new Set(seen)).toEqual(new Set([0, 1]));
    vector.reset();
    expect(vector.observeEnded(0, 'p1')).toBeUndefined();
  });

  it('comes at once if the player concedes by a slot that the mask does not allow (104.3)', () => {
    const vector = new VectorDuels({ duels: 2, decks: DECKS, seed: 3, illegalSlots: 'concede' });
    const [slot = -1] = slotsAtRandom(vector, new Dice(1));
    vector.step([slot, 61]);
    expect([...vector.ended]).toEqual([0, 1]);
    expect([...vector.rewards]).toEqual([0, 0, -1, 1]);
    expect(vector.results).toMatchObject([undefined, { winner: 'p2', reason: 'concession' }]);
    expect(vector.players[1]).toBe(1);
    vector.step([Number.NaN, 64]);
    expect([...vector.ended]).toEqual([1, 1]);
  });

  it('does not come by an illegal slot otherwise', () => {
    expect(() => new VectorDuels({ duels: 2, decks: DECKS }).step([61, 61])).toThrow(IllegalChoiceError);
    const illegalSlots = 'lose' as 'concede';
    expect(() => new VectorDuels({ duels: 2, decks: DECKS, illegalSlots })).toThrow(
      /illegalSlots: expected "refuse" or "concede", not "lose"/,
    );
  });
});
