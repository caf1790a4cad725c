import type { Duel } from 'taiki';
import { arrange } from 'taiki/testing';
import { allCreatures, creature, destroy, draw, self, spell, spellAbility, whenDestroyed } from 'taiki/words';
import { median } from './inTurns.ts';

/** The time of one decision, or of one effect, with so many of something in the duel. */
export interface Point {
  readonly count: number;
  readonly microseconds: number;
}

const plain = { civilizations: ['water'], races: ['Cyber Lord'], cost: 1, power: 1000 } as const;
const soldier = creature({ ...plain, name: 'Bench Soldier', abilities: [] });
const martyr = creature({
  ...plain,
  name: 'Bench Martyr',
  abilities: [whenDestroyed(self, draw(0))],
});
const storm = spell({
  name: 'Bench Storm',
  civilizations: ['water'],
  cost: 1,
  abilities: [spellAbility(destroy(allCreatures()))],
});
const cards = [soldier, martyr, storm];

const copiesOf = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, () => name);

/** The median time of doing something to a fork of a duel. */
function timeOf(duel: Duel, play: (fork: Duel) => void, repeats: number): number {
  const times = Array.from({ length: repeats }, () => {
    const fork = duel.fork();
    const began = performance.now();
    play(fork);
    return (performance.now() - began) * 1000;
  });
  return median(times);
}

/** A whole turn in which the active player does nothing but pass; the time is of one decision. */
const passing = (duel: Duel, repeats: number): number => {
  let decisions = 1;
  const time = timeOf(
    duel,
    (fork) => {
      const { turn } = fork.game;
      for (decisions = 0; fork.decision !== undefined && fork.game.turn.number === turn.number; decisions++) {
        const pass = fork.decision.options.findIndex((option) => option.pass === true);
        fork.choose(pass < 0 ? [] : pass);
      }
    },
    repeats,
  );
  return time / Math.max(1, decisions);
};

type SideOf = (count: number) => {
  readonly battleZone?: readonly string[];
  readonly hand: readonly string[];
};

/** Both players have the same cards. */
const passingWith =
  (sideOf: SideOf) =>
  (counts: readonly number[], repeats: number): readonly Point[] =>
    counts.map((count) => {
      const side = { ...sideOf(count), manaZone: { water: 3 } };
      const duel = arrange({ p1: side, p2: side, cards, runtime: 'compiled', step: 'main' });
      return { count, microseconds: passing(duel, repeats) };
    });

/** Creatures in each battle zone. */
export const byCreatures = passingWith((count) => ({
  battleZone: copiesOf(soldier.name, count),
  hand: copiesOf(soldier.name, 3),
}));

/** Cards in each hand. */
export const byHand = passingWith((count) => ({ hand: copiesOf(soldier.name, count) }));

/** Effects that go on standby at the same instant; the time is of resolving one of them. */
export const byStandby = (counts: readonly number[], repeats: number): readonly Point[] =>
  counts.map((count) => {
    const duel = arrange({
      p1: { hand: [storm.name], manaZone: { water: 1 }, battleZone: copiesOf(martyr.name, count) },
      cards,
      runtime: 'compiled',
      step: 'main',
    });
    const time = timeOf(duel, (fork) => fork.choose(0), repeats);
    return { count, microseconds: time / count };
  });
