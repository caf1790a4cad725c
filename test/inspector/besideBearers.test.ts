import { Recorder, TraceReader } from '@taiki/inspector';
import { replay } from 'taiki';
import { arrange } from 'taiki/testing';
import { creature, seal, self, whenPut } from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { bearerOf, besideBearers, seenIn } from '../../inspector/model/index.ts';
import { plain } from '../rules/plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Sleeper', abilities: [whenPut(self, seal(self, 2))] }),
  creature({ ...plain, name: 'Raider' }),
];

/** The battle zone of p1 after each decision of a duel in which Sleeper is summoned and sealed, as p2 sees it. */
function battleZone() {
  const duel = arrange({
    cards,
    step: 'main',
    p1: { hand: ['Sleeper'], battleZone: ['Raider'], manaZone: { fire: 3 } },
  });
  while (duel.decision !== undefined && duel.decision.kind !== 'attack') {
    const summoned = duel.decision.options.findIndex(({ label }) => label === 'Summon Sleeper');
    duel.choose(summoned < 0 && duel.decision.min === 0 ? [] : Math.max(0, summoned));
  }
  const recorder = new Recorder();
  replay(duel.record(), { inspect: recorder });
  const { table } = new TraceReader(recorder.trace).last;
  if (table === undefined) throw new Error('There is no table.');
  return seenIn(table, 'p1', 'battleZone', 'p2');
}

const names = (seen: ReturnType<typeof battleZone>): readonly string[] =>
  seen.map((one) => (one.hidden ? `seal on ${one.on}` : one.card.name));

describe('cards that are attached to others', () => {
  it('come right after the card that they are attached to', () => {
    const seen = battleZone();
    const sleeper = seen.find((one) => !one.hidden && one.card.name === 'Sleeper');
    const id = sleeper?.hidden === false ? sleeper.card.id : undefined;
    expect(seen.filter((one) => bearerOf(one) === id)).toHaveLength(2);
    expect(names(besideBearers(seen))).toEqual(['Raider', 'Sleeper', `seal on ${id}`, `seal on ${id}`]);
  });

  it('stay where they are if that card is elsewhere', () => {
    const seals = battleZone().filter(({ hidden }) => hidden);
    expect(besideBearers(seals)).toEqual(seals);
  });
});
