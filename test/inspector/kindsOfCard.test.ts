import { parseTrace, printTrace, Recorder, TraceReader } from '@taiki/inspector';
import { arrange } from 'taiki/testing';
import {
  combines,
  creature,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragheartWeapon,
  kingCell,
  kingCreature,
  tripleFaced,
} from 'taiki/words';
import { expect, test } from 'vitest';
import { headlineOf, justHappened, namesOf, recordText, seenIn } from '../../inspector/model/index.ts';
import type { SeenCard } from '../../inspector/model/table.ts';
import type { DrawnTable } from '../../inspector/trace.ts';
import { everyKindOfCard } from '../support/everyKindOfCard.ts';

const recorder = new Recorder();
everyKindOfCard(recorder);
recorder.close();
const { table } = new TraceReader(parseTrace(printTrace(recorder.trace))).last;

function shownTable(): DrawnTable {
  if (table === undefined) throw new Error('The trace has no table.');
  return table;
}

const inZone = (zone: 'battleZone' | 'shieldZone', viewer: 'both' | 'p2' = 'both'): readonly SeenCard[] =>
  seenIn(shownTable(), 'p1', zone, viewer);

test('701.18, 814.1 linked cards and a combined king are drawn as what they are together', () => {
  const faces = inZone('battleZone').flatMap((seen) =>
    seen.hidden || seen.card.face === undefined ? [] : [[namesOf(seen.card), seen.card.face]],
  );
  expect(faces).toEqual([
    [['Sun', 'Moon'], expect.objectContaining({ name: 'Sun', cost: 7, power: 8000 })],
    [
      ['Crowned'],
      expect.objectContaining({
        cost: 6,
        power: 9000,
        civilizations: ['fire', 'water', 'light'],
        type: 'kingCreature',
      }),
    ],
  ]);
});

test('304.2 a castle is drawn in the shield zone', () => {
  const names = (viewer: 'both' | 'p2', zone: 'battleZone' | 'shieldZone') =>
    inZone(zone, viewer).map((seen) => (seen.hidden ? 'hidden' : seen.card.name));
  expect(names('both', 'battleZone')).not.toContain('Old Keep');
  expect(names('p2', 'shieldZone')).toEqual(['hidden', 'hidden', 'hidden', 'Moon', 'Old Keep']);
});

test('807.1 a card that lies with its third side up is drawn as that', () => {
  const watching = new Recorder();
  const body = { civilizations: ['fire'], cost: 5 } as const;
  arrange({
    inspect: watching,
    cards: [
      tripleFaced(
        dragheartWeapon({ ...body, name: 'Hot Blade' }),
        dragheartFortress({ ...body, name: 'Hot Keep' }),
        dragheartCreature({ ...body, name: 'Hot Lord', races: ['Dragon'], cost: 8, power: 9000 }),
      ),
    ],
    p1: { battleZone: [{ name: 'Hot Blade', thirdFace: true }] },
  });
  watching.close();
  const { table: drawn } = new TraceReader(parseTrace(printTrace(watching.trace))).last;
  expect(Object.values(drawn?.cards ?? {}).flatMap(({ face }) => face ?? [])).toEqual([
    expect.objectContaining({ name: 'Hot Lord', cost: 8, power: 9000 }),
  ]);
});

test('814.1 facts, the sentence and the list of records name a combined king as what it is', () => {
  const king = kingCreature({
    name: 'Crowned',
    civilizations: ['fire', 'water'],
    races: ['Dragon'],
    cost: 6,
    power: 9000,
    abilities: [combines(['Sword', 'Orb'])],
  });
  const watching = new Recorder();
  const duel = arrange({
    inspect: watching,
    step: 'attack',
    cards: [
      doubleFaced(kingCell({ name: 'Sword', civilizations: ['fire'] }), king),
      doubleFaced(kingCell({ name: 'Orb', civilizations: ['water'] }), king),
      creature({ name: 'Colossus', civilizations: ['fire'], cost: 3, power: 30000 }),
    ],
    p1: { battleZone: [{ name: 'Sword', otherFace: true, links: [{ name: 'Orb', x: 1, y: 0 }] }] },
    p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
  });
  duel.choose(duel.decision?.options.findIndex(({ target }) => target?.name === 'Colossus') ?? -1);
  watching.close();
  const reader = new TraceReader(parseTrace(printTrace(watching.trace)));
  const told = reader.facts.map(({ seq }) => ({
    headline: headlineOf(reader.at(seq), reader).text.split(' · ')[1],
    happened: justHappened(reader.facts, reader.at(seq).facts)?.text,
  }));
  expect(told).toContainEqual({
    headline: "p1's Crowned attacks Colossus",
    happened: "p1's Crowned battles Colossus.",
  });
  const texts = reader.records.map((record) => recordText(reader.told(record), reader.charts));
  expect(texts.filter((text) => /card tapped Crowned · p1: attack declared Crowned/.test(text))).toHaveLength(
    1,
  );
  const sentences = told.map(({ happened }) => happened);
  expect(sentences).toContain(
    "p1's Crowned is destroyed; p1's Orb goes from the battle zone to the graveyard; and 2 more.",
  );
  expect(sentences).toContain("The attack of p1's Crowned is ending.");
});
